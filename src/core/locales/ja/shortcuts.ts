import type { ShortcutsWords } from '../en/shortcuts.js';

export const shortcuts: ShortcutsWords = {
  shortcuts: 'キーボードショートカット',
  orKeys: 'または',
  findShortcut: 'ショートカットを検索',
  noShortcut: '一致するショートカットがありません。',
  shortcutGroups: {
    deck: 'スライド全体',
    edit: '編集',
    slides: 'スライド一覧',
    view: '表示',
    present: 'プレゼンテーション',
  },
  nextOrPrevious: '次または前のスライド',
  firstOrLast: '最初または最後のスライド',
  moveSlide: 'スライドを移動',
  moreTools: 'その他のツール',
  firstHint:
    'テキストをクリックすると編集できます。数値はデータと結びついたままです。? を押すとショートカットを表示します。',
  gotIt: 'わかりました',
  keyNames: {
    Control: 'Ctrl',
    Alt: 'Alt',
    Shift: 'Shift',
    Delete: 'Delete',
    Enter: 'Enter',
    Escape: 'Esc',
    Home: 'Home',
    End: 'End',
    PageUp: 'PageUp',
    PageDown: 'PageDown',
  },
};
