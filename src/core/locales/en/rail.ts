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
};
