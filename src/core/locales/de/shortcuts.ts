import type { ShortcutsWords } from '../en/shortcuts.js';

export const shortcuts: ShortcutsWords = {
  shortcuts: 'Tastenkürzel',
  orKeys: 'oder',
  findShortcut: 'Tastenkürzel suchen',
  noShortcut: 'So heißt kein Tastenkürzel.',
  shortcutGroups: {
    deck: 'Präsentation',
    edit: 'Bearbeiten',
    slides: 'Folien in der Liste',
    view: 'Ansicht',
    present: 'Vorführen',
  },
  nextOrPrevious: 'Nächste oder vorige Folie',
  firstOrLast: 'Erste oder letzte Folie',
  moveSlide: 'Folie verschieben',
  moreTools: 'Weitere Werkzeuge',
  firstHint:
    'Klicken Sie auf einen Text, um ihn zu bearbeiten. Zahlen bleiben an Ihre Daten gebunden. ? zeigt die Tastenkürzel.',
  gotIt: 'Verstanden',
  keyNames: {
    Control: 'Strg',
    Alt: 'Alt',
    Shift: 'Umschalt',
    Delete: 'Entf',
    Enter: 'Eingabe',
    Escape: 'Esc',
    Home: 'Pos1',
    End: 'Ende',
    PageUp: 'Bild auf',
    PageDown: 'Bild ab',
  },
};
