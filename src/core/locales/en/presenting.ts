/** A presentation on the screen, and what the speaker sees of it. */
export interface PresentingWords {
  exitPresenting: string;
  previousSlide: string;
  nextSlide: string;
  firstSlide: string;
  lastSlide: string;
  goToNumber: string;
  allSlides: string;
  blackScreen: string;
  whiteScreen: string;
  screenCovered: string;
  laserPointer: string;
  speakerView: string;
  fullScreen: string;
  fillScreen: string;
  presentingKeys: string;
  presentingProgress: string;
  leaveStepwise: string;
  slidePosition: (index: number, total: number) => string;
  typedNumber: (number: string) => string;
  windowBlocked: string;

  currentSlide: string;
  followingSlide: string;
  endOfSlides: string;
  speakerNotes: string;
  noNotes: string;
  smallerNotes: string;
  largerNotes: string;
  timer: string;
  toggleTimer: string;
  pauseTimer: string;
  startTimer: string;
  resetTimer: string;
  clock: string;
}

export const presenting: PresentingWords = {
  exitPresenting: 'End the presentation',
  previousSlide: 'Previous slide',
  nextSlide: 'Next slide',
  firstSlide: 'First slide',
  lastSlide: 'Last slide',
  goToNumber: 'Go to the slide with this number',
  allSlides: 'All slides',
  blackScreen: 'Black screen',
  whiteScreen: 'White screen',
  screenCovered: 'The slide is hidden. Any key brings it back.',
  laserPointer: 'Laser pointer',
  speakerView: 'Speaker view',
  fullScreen: 'Full screen',
  fillScreen: 'Fill the screen again',
  presentingKeys: 'Keys',
  presentingProgress: 'Progress',
  leaveStepwise: 'Close what is open, then the presentation',
  slidePosition: (index, total) => `Slide ${index} of ${total}`,
  typedNumber: (number) => `Slide ${number}: Enter goes there`,
  windowBlocked: 'The browser did not open the speaker view. Allow pop-up windows for this page.',

  currentSlide: 'Now',
  followingSlide: 'Next',
  endOfSlides: 'No slide follows.',
  speakerNotes: 'Notes',
  noNotes: 'This slide has no notes.',
  smallerNotes: 'Smaller notes',
  largerNotes: 'Larger notes',
  timer: 'Time',
  toggleTimer: 'Pause the time, or let it go on',
  pauseTimer: 'Pause the time',
  startTimer: 'Let the time go on',
  resetTimer: 'Time back to zero',
  clock: 'Clock',
};
