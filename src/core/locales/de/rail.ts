import type { RailWords } from '../en/rail.js';
import { plural } from './plural.js';

export const rail: RailWords = {
  chooseHint: 'Umschalt mit einer Pfeiltaste wählt mehrere aus.',
  slidesChosen: (count, total) =>
    `${count.toLocaleString('de')} von ${plural(total, 'Folie', 'Folien')} ausgewählt.`,
  slidesMoved: (first, last, total) =>
    `Die ausgewählten Folien sind jetzt die Folien ${first} bis ${last} von ${total}.`,
  slidesDeleted: (count) => `${plural(count, 'Folie wurde', 'Folien wurden')} gelöscht.`,
  slidesDuplicated: (count) => `${plural(count, 'Folie wurde', 'Folien wurden')} verdoppelt.`,
  duplicateSlides: 'Folien verdoppeln',
  deleteSlides: 'Folien löschen',
  moveBack: 'Nach oben verschieben',
  moveOn: 'Nach unten verschieben',
  moveFirst: 'An den Anfang verschieben',
  moveLast: 'Ans Ende verschieben',
  selectAllSlides: 'Alle Folien auswählen',
  slideMenu: 'Aktionen für Folien',
  cut: 'Ausschneiden',
  copy: 'Kopieren',
  paste: 'Einfügen',
  slidesCopied: (count) => `${plural(count, 'Folie wurde', 'Folien wurden')} kopiert.`,
  slidesCut: (count) => `${plural(count, 'Folie wurde', 'Folien wurden')} ausgeschnitten.`,
  slidesPasted: (count) => `${plural(count, 'Folie wurde', 'Folien wurden')} eingefügt.`,
  clipboardEmpty: 'In der Zwischenablage sind keine Folien.',
  clipboardBroken: 'Die Folien in der Zwischenablage sind beschädigt.',
  clipboardFull:
    'Diese Folien haben zu viele Zeilen für die Zwischenablage. Bitte weniger auf einmal kopieren.',
  clipboardRefused: (keys) =>
    `Dieser Browser lässt Menüs nicht an die Zwischenablage. Drücken Sie in der Folienliste ${keys}.`,
  newSlide: 'Neue Folie',
  newSlideMenu: 'Weitere neue Folien',
  newSlideFrom: (title) => `Aus „${title}“`,
  find: 'Suchen',
  findAndReplace: 'Suchen und ersetzen',
  findPrevious: 'Voriger Treffer',
  findNext: 'Nächster Treffer',
  findClose: 'Suche schließen',
  findMatchCase: 'Groß- und Kleinschreibung',
  findFormulas: 'In Formeln',
  findNothing: 'Nichts gefunden',
  findFixed: 'Eine Zahl aus den Daten wird nicht ersetzt.',
  replaceWith: 'Ersetzen durch',
  replace: 'Ersetzen',
  replaceAll: 'Alle ersetzen',
  findCount: (at, total) => `${at.toLocaleString('de')} von ${total.toLocaleString('de')}`,
  replaced: (count, claims) =>
    `${plural(count, 'Treffer', 'Treffer')} ersetzt.${claims === 0 ? '' : ` ${plural(claims, 'Aussage wird', 'Aussagen werden')} nicht mehr an den Daten geprüft.`}`,
};
