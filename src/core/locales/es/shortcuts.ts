import type { ShortcutsWords } from '../en/shortcuts.js';

export const shortcuts: ShortcutsWords = {
  shortcuts: 'Atajos de teclado',
  orKeys: 'o',
  findShortcut: 'Buscar un atajo',
  noShortcut: 'Ningún atajo se llama así.',
  shortcutGroups: {
    deck: 'Presentación',
    edit: 'Edición',
    slides: 'Diapositivas en la lista',
    view: 'Vista',
    present: 'Al presentar',
  },
  nextOrPrevious: 'Diapositiva siguiente o anterior',
  firstOrLast: 'Primera o última diapositiva',
  moveSlide: 'Mover la diapositiva',
  moreTools: 'Más herramientas',
  firstHint:
    'Haga clic en cualquier texto para editarlo. Las cifras siguen vinculadas a sus datos. Pulse ? para ver los atajos.',
  gotIt: 'Entendido',
  keyNames: {
    Control: 'Ctrl',
    Alt: 'Alt',
    Shift: 'Mayús',
    Delete: 'Supr',
    Enter: 'Intro',
    Escape: 'Esc',
    Home: 'Inicio',
    End: 'Fin',
    PageUp: 'Re Pág',
    PageDown: 'Av Pág',
  },
};
