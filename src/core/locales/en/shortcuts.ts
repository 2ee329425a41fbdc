export type KeyName =
  'Control' | 'Alt' | 'Shift' | 'Delete' | 'Enter' | 'Escape' | 'Home' | 'End' | 'PageUp' | 'PageDown';

/** The sheet of shortcuts, the menu of what does not fit, and the first hint. */
export interface ShortcutsWords {
  shortcuts: string;
  /** Keys that do the same: `Ctrl Y or Ctrl Shift Z`. */
  orKeys: string;
  findShortcut: string;
  noShortcut: string;
  shortcutGroups: Record<'deck' | 'edit' | 'slides' | 'view' | 'present', string>;
  nextOrPrevious: string;
  firstOrLast: string;
  moveSlide: string;
  moreTools: string;
  /** Said once, with the first deck. */
  firstHint: string;
  gotIt: string;
  /** What stands on a keyboard of the language. */
  keyNames: Record<KeyName, string>;
}

export const shortcuts: ShortcutsWords = {
  shortcuts: 'Keyboard shortcuts',
  orKeys: 'or',
  findShortcut: 'Find a shortcut',
  noShortcut: 'No shortcut is called that.',
  shortcutGroups: {
    deck: 'Deck',
    edit: 'Editing',
    slides: 'Slides in the list',
    view: 'View',
    present: 'Presenting',
  },
  nextOrPrevious: 'Next or previous slide',
  firstOrLast: 'First or last slide',
  moveSlide: 'Move the slide',
  moreTools: 'More tools',
  firstHint: 'Click any text to edit it. Figures stay bound to your data. Press ? for shortcuts.',
  gotIt: 'Got it',
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
