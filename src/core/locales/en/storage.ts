import { plural } from './plural.js';

/** Keeping what was made: in the browser and in files. */
export interface StorageWords {
  savedHere: string;
  savedHereHint: string;
  savingHere: string;
  savedWithoutData: string;
  savedWithoutDataHint: string;
  notSaved: string;
  notSavedHint: string;
  lostSlides: (time: string) => string;
  lostSlidesOf: (title: string, slides: number) => string;
  restoreLost: string;
  restoreLater: string;
  restored: (title: string) => string;
  restoredWithoutData: string;
  restoreFailed: string;
  openElsewhere: string;
  backToPrevious: string;
  previousKept: (title: string) => string;
  fileMenu: string;
  saveFile: string;
  saveFileWithoutData: string;
  openFile: string;
  fileSaved: (name: string) => string;
  fileOpened: (name: string) => string;
  fileNotOpened: (name: string) => string;
  notADeckFile: (name: string) => string;
  deckFileHint: string;
  fileOpenedAsExported: (name: string) => string;
  changedInPowerPoint: string;
  picturesChanged: string;
  noDeckInside: (name: string) => string;
  noDeckInsideHint: string;
  oneFileOnly: string;
  dropToOpen: string;
  dropKeeps: string;
  dropHint: string;
  cannotOpenNow: string;
  newerDeck: (title: string) => string;
  newerDeckHint: string;
  saveUnchanged: string;
}

export const storage: StorageWords = {
  savedHere: 'Saved in this browser',
  savedHereHint: 'Every change is kept in this browser, for you to come back to.',
  savingHere: 'Saving …',
  savedWithoutData: 'Saved without data',
  savedWithoutDataHint:
    'There is no room for the rows in this browser: the slides are kept, and their data comes back with a refresh. Save a file to keep both.',
  notSaved: 'Not saved',
  notSavedHint: 'Not saved in this browser: save a file.',
  lostSlides: (time) => `Slides kept in this browser, from ${time}`,
  lostSlidesOf: (title, slides) => `“${title}”, ${plural(slides, 'slide', 'slides')}`,
  restoreLost: 'Restore',
  restoreLater: 'Not now',
  restored: (title) => `“${title}” is back as you left it.`,
  restoredWithoutData: 'There was no room for its data. Refresh the data to see charts and figures.',
  restoreFailed: 'The saved slides could not be read.',
  openElsewhere: 'These slides are open in another tab.',
  backToPrevious: 'Back to the previous deck',
  previousKept: (title) => `“${title}” is kept, with what you changed in it.`,
  fileMenu: 'File',
  saveFile: 'Save as file',
  saveFileWithoutData: 'Save without data',
  openFile: 'Open a file …',
  fileSaved: (name) => `${name} was saved.`,
  fileOpened: (name) => `${name} is open.`,
  fileNotOpened: (name) => `${name} could not be opened.`,
  notADeckFile: (name) => `${name} is not a deck file.`,
  deckFileHint: 'Decks saved as a file (.deck.json) can be opened, and PowerPoint files exported here.',
  fileOpenedAsExported: (name) => `${name} is open as it was exported.`,
  changedInPowerPoint: 'What was changed in PowerPoint since then is not in it.',
  picturesChanged: 'Pictures in it were changed or taken out since then: check them.',
  noDeckInside: (name) => `${name} holds no deck.`,
  noDeckInsideHint: 'Only PowerPoint files that were exported here with the deck in them can be opened.',
  oneFileOnly: 'Drop one file at a time.',
  dropToOpen: 'Drop the deck file to open it',
  dropKeeps: 'The slides you have now are kept: you can go back to them.',
  dropHint: 'A saved deck (.deck.json), or a PowerPoint file exported here.',
  cannotOpenNow: 'A file can be opened once what is going on is finished.',
  newerDeck: (title) => `“${title}” was made with a newer version`,
  newerDeckHint:
    'You can look at it here, but not edit it: something in it would be lost. The file was not changed.',
  saveUnchanged: 'Save the file unchanged',
};
