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
};
