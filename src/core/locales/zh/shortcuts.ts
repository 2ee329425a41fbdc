import type { ShortcutsWords } from '../en/shortcuts.js';

export const shortcuts: ShortcutsWords = {
  shortcuts: '键盘快捷键',
  orKeys: '或',
  findShortcut: '查找快捷键',
  noShortcut: '没有匹配的快捷键。',
  shortcutGroups: {
    deck: '演示文稿',
    edit: '编辑',
    slides: '幻灯片列表',
    view: '视图',
    present: '放映',
  },
  nextOrPrevious: '下一张或上一张',
  firstOrLast: '第一张或最后一张',
  moveSlide: '移动幻灯片',
  moreTools: '更多工具',
  firstHint: '点击任意文字即可编辑。数字始终与您的数据关联。按 ? 查看快捷键。',
  gotIt: '知道了',
  keyNames: {
    Control: 'Ctrl',
    Alt: 'Alt',
    Shift: 'Shift',
    Delete: 'Delete',
    Enter: 'Enter',
    Escape: 'Esc',
    Home: 'Home',
    End: 'End',
    PageUp: 'PgUp',
    PageDown: 'PgDn',
  },
};
