import { plural } from './plural.js';

/** The rail of slides: what is chosen in it and done with it. */
export interface RailWords {
  chooseHint: string;
  slidesChosen: (count: number, total: number) => string;
  slidesMoved: (first: number, last: number, total: number) => string;
  slidesDeleted: (count: number) => string;
  slidesDuplicated: (count: number) => string;
  duplicateSlides: string;
  deleteSlides: string;
  moveBack: string;
  moveOn: string;
  moveFirst: string;
  moveLast: string;
  selectAllSlides: string;
  slideMenu: string;
  find: string;
  findAndReplace: string;
  findPrevious: string;
  findNext: string;
  findClose: string;
  findMatchCase: string;
  findFormulas: string;
  findNothing: string;
  findFixed: string;
  replaceWith: string;
  replace: string;
  replaceAll: string;
  findCount: (at: number, total: number) => string;
  /** `claims`: statements about the data whose sentence reads differently now. */
  replaced: (count: number, claims: number) => string;
  newSlide: string;
  newSlideMenu: string;
  newSlideFrom: (title: string) => string;
  cut: string;
  copy: string;
  paste: string;
  slidesCopied: (count: number) => string;
  slidesCut: (count: number) => string;
  slidesPasted: (count: number) => string;
  clipboardEmpty: string;
  clipboardBroken: string;
  clipboardFull: string;
  clipboardRefused: (keys: string) => string;
  slideNumber: (index: number) => string;
  slideCount: (count: number) => string;
  duplicateSlide: string;
  deleteSlide: string;
  addSlide: string;
  slideDeleted: (title: string) => string;
  slideMoved: (title: string, index: number, total: number) => string;
  reorderHint: string;
}

export const rail: RailWords = {
  chooseHint: 'Shift with an arrow key selects several.',
  slidesChosen: (count, total) =>
    `${count.toLocaleString('en')} of ${plural(total, 'slide', 'slides')} selected.`,
  slidesMoved: (first, last, total) => `The selected slides are now slides ${first} to ${last} of ${total}.`,
  slidesDeleted: (count) => `${plural(count, 'slide was', 'slides were')} deleted.`,
  slidesDuplicated: (count) => `${plural(count, 'slide was', 'slides were')} duplicated.`,
  duplicateSlides: 'Duplicate slides',
  deleteSlides: 'Delete slides',
  moveBack: 'Move up',
  moveOn: 'Move down',
  moveFirst: 'Move to the beginning',
  moveLast: 'Move to the end',
  selectAllSlides: 'Select all slides',
  slideMenu: 'Actions for slides',
  cut: 'Cut',
  copy: 'Copy',
  paste: 'Paste',
  slidesCopied: (count) => `${plural(count, 'slide was', 'slides were')} copied.`,
  slidesCut: (count) => `${plural(count, 'slide was', 'slides were')} cut.`,
  slidesPasted: (count) => `${plural(count, 'slide was', 'slides were')} pasted.`,
  clipboardEmpty: 'There are no slides in the clipboard.',
  clipboardBroken: 'The slides in the clipboard are damaged.',
  clipboardFull: 'These slides hold too many rows for the clipboard. Copy fewer at a time.',
  clipboardRefused: (keys) =>
    `This browser keeps the clipboard from menus. Press ${keys} in the list of slides.`,
  newSlide: 'New slide',
  newSlideMenu: 'More new slides',
  newSlideFrom: (title) => `From “${title}”`,
  find: 'Find',
  findAndReplace: 'Find and replace',
  findPrevious: 'Previous match',
  findNext: 'Next match',
  findClose: 'Close the search',
  findMatchCase: 'Match case',
  findFormulas: 'In formulas',
  findNothing: 'Nothing found',
  findFixed: 'A figure from the data is not replaced.',
  replaceWith: 'Replace with',
  replace: 'Replace',
  replaceAll: 'Replace all',
  findCount: (at, total) => `${at.toLocaleString('en')} of ${total.toLocaleString('en')}`,
  replaced: (count, claims) =>
    `${plural(count, 'match', 'matches')} replaced.${claims === 0 ? '' : ` ${plural(claims, 'statement is', 'statements are')} no longer checked against the data.`}`,
  slideNumber: (index) => `Slide ${index}`,
  slideCount: (count) => plural(count, 'slide', 'slides'),
  duplicateSlide: 'Duplicate slide',
  deleteSlide: 'Delete slide',
  addSlide: 'Add a slide',
  slideDeleted: (title) => `“${title}” was deleted.`,
  slideMoved: (title, index, total) => `“${title}” is now slide ${index} of ${total}.`,
  reorderHint: 'Alt with an arrow key moves the slide. Delete removes it.',
};
