/** The sheet of shortcuts and the menu of what does not fit. */
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
};
