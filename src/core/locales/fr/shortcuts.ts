import type { ShortcutsWords } from '../en/shortcuts.js';

export const shortcuts: ShortcutsWords = {
  shortcuts: 'Raccourcis clavier',
  orKeys: 'ou',
  findShortcut: 'Rechercher un raccourci',
  noShortcut: 'Aucun raccourci ne porte ce nom.',
  shortcutGroups: {
    deck: 'Présentation',
    edit: 'Modification',
    slides: 'Diapositives dans la liste',
    view: 'Affichage',
    present: 'Diaporama',
  },
  nextOrPrevious: 'Diapositive suivante ou précédente',
  firstOrLast: 'Première ou dernière diapositive',
  moveSlide: 'Déplacer la diapositive',
  moreTools: 'Plus d’outils',
  firstHint:
    'Cliquez sur un texte pour le modifier. Les chiffres restent liés à vos données. Appuyez sur\u202f? pour voir les raccourcis.',
  gotIt: 'J’ai compris',
  keyNames: {
    Control: 'Ctrl',
    Alt: 'Alt',
    Shift: 'Maj',
    Delete: 'Suppr',
    Enter: 'Entrée',
    Escape: 'Échap',
    Home: 'Début',
    End: 'Fin',
    PageUp: 'Page préc.',
    PageDown: 'Page suiv.',
  },
};
