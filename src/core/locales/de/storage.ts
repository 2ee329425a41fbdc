import type { StorageWords } from '../en/storage.js';
import { plural } from './plural.js';

export const storage: StorageWords = {
  savedHere: 'In diesem Browser gesichert',
  savedHereHint: 'Jede Änderung bleibt in diesem Browser: Sie können jederzeit darauf zurückkommen.',
  savingHere: 'Wird gesichert …',
  savedWithoutData: 'Ohne Daten gesichert',
  savedWithoutDataHint:
    'Für die Zeilen ist in diesem Browser kein Platz: Die Folien bleiben erhalten, ihre Daten kommen beim Aktualisieren zurück. Eine Datei sichert beides.',
  notSaved: 'Nicht gesichert',
  notSavedHint: 'In diesem Browser nicht gesichert: Sichern Sie eine Datei.',
  lostSlides: (time) => `In diesem Browser gesicherte Folien von ${time}`,
  lostSlidesOf: (title, slides) => `„${title}“, ${plural(slides, 'Folie', 'Folien')}`,
  restoreLost: 'Wiederherstellen',
  restoreLater: 'Nicht jetzt',
  restored: (title) => `„${title}“ ist wieder da, wie Sie es verlassen haben.`,
  restoredWithoutData:
    'Für die Daten war kein Platz. Aktualisieren Sie die Daten, um Diagramme und Zahlen zu sehen.',
  restoreFailed: 'Die gesicherten Folien lassen sich nicht lesen.',
  openElsewhere: 'Diese Folien sind in einem anderen Tab geöffnet.',
  backToPrevious: 'Zurück zur vorigen Präsentation',
  previousKept: (title) => `„${title}“ bleibt erhalten, mit allem, was Sie geändert haben.`,
  fileMenu: 'Datei',
  saveFile: 'Als Datei sichern',
  saveFileWithoutData: 'Ohne Daten sichern',
  openFile: 'Datei öffnen …',
  fileSaved: (name) => `${name} wurde gesichert.`,
  fileOpened: (name) => `${name} ist geöffnet.`,
  fileNotOpened: (name) => `${name} ließ sich nicht öffnen.`,
  notADeckFile: (name) => `${name} ist keine Präsentation dieser Anwendung.`,
  deckFileHint:
    'Öffnen lassen sich gesicherte Präsentationen (.deck.json) und PowerPoint-Dateien, die hier exportiert wurden.',
  fileOpenedAsExported: (name) => `${name} ist so geöffnet, wie es exportiert wurde.`,
  changedInPowerPoint: 'Was seitdem in PowerPoint geändert wurde, ist nicht enthalten.',
  picturesChanged: 'Bilder darin wurden seitdem geändert oder entfernt: bitte prüfen.',
  noDeckInside: (name) => `${name} enthält keine Präsentation dieser Anwendung.`,
  noDeckInsideHint:
    'Öffnen lassen sich nur PowerPoint-Dateien, die hier mit der bearbeitbaren Präsentation exportiert wurden.',
  oneFileOnly: 'Bitte nur eine Datei auf einmal ablegen.',
  dropToOpen: 'Datei hier ablegen, um sie zu öffnen',
  dropKeeps: 'Die jetzigen Folien bleiben erhalten: Sie können zu ihnen zurückkehren.',
  dropHint: 'Eine gesicherte Präsentation (.deck.json) oder eine hier exportierte PowerPoint-Datei.',
  cannotOpenNow: 'Eine Datei lässt sich öffnen, sobald das Laufende abgeschlossen ist.',
  newerDeck: (title) => `„${title}“ stammt aus einer neueren Version`,
  newerDeckHint:
    'Sie können sie hier ansehen, aber nicht bearbeiten: Dabei ginge etwas verloren. Die Datei ist unverändert.',
  saveUnchanged: 'Datei unverändert sichern',
};
