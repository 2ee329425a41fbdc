/** Keys of a text that is edited, as commands write them, by the names of their words. */
export const TOOL_KEYS = {
  bold: 'Mod+b',
  italic: 'Mod+i',
  bulletList: 'Mod+Shift+8',
  numberList: 'Mod+Shift+7',
  insertFigure: 'Mod+Shift+f',
} as const;
