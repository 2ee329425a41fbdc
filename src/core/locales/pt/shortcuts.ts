import type { ShortcutsWords } from '../en/shortcuts.js';

export const shortcuts: ShortcutsWords = {
  shortcuts: 'Atalhos de teclado',
  orKeys: 'ou',
  findShortcut: 'Procurar um atalho',
  noShortcut: 'Nenhum atalho tem esse nome.',
  shortcutGroups: {
    deck: 'Apresentação',
    edit: 'Edição',
    slides: 'Slides na lista',
    view: 'Visualização',
    present: 'Ao apresentar',
  },
  nextOrPrevious: 'Slide seguinte ou anterior',
  firstOrLast: 'Primeiro ou último slide',
  moveSlide: 'Mover o slide',
  moreTools: 'Mais ferramentas',
  firstHint:
    'Clique em qualquer texto para editá-lo. Os números continuam ligados aos seus dados. Prima ? para ver os atalhos.',
  gotIt: 'Entendi',
  keyNames: {
    Control: 'Ctrl',
    Alt: 'Alt',
    Shift: 'Shift',
    Delete: 'Del',
    Enter: 'Enter',
    Escape: 'Esc',
    Home: 'Home',
    End: 'End',
    PageUp: 'PgUp',
    PageDown: 'PgDn',
  },
};
