import type { AllMessages } from './all-words.js';
import type { IconName } from './icons.js';

/** Commands that belong together on the sheet of shortcuts and in menus. */
export type CommandGroup = 'deck' | 'edit' | 'slides' | 'view' | 'present';

/**
 * Something a person can do, once: toolbar, menus, keyboard and the sheet of shortcuts all show this.
 */
export interface Command<Words> {
  /** Names it in code: `undo`, `duplicate-slide`. */
  readonly id: string;
  readonly group: CommandGroup;
  readonly label: (words: Words) => string;
  readonly icon?: IconName;
  /**
   * Keys in the order in which they are shown: `Mod+z`, `Mod+Shift+z`, `Delete`, `?`. `Mod` is Command on a Mac and
   * Control elsewhere. A letter is the one that is typed, whatever the keyboard's layout.
   */
  readonly keys?: readonly string[];
  /** Its keys work while a field has focus too: for what no field does by itself, such as saving. */
  readonly inFields?: boolean;
  /** The browser itself does it on these keys and says so by an event, such as `copy`: they are shown, not listened to. */
  readonly native?: boolean;
  /** Its keys work only where focus is within this: a CSS selector. */
  readonly within?: string;
  /** Whether it does something just now; always where this is absent. */
  readonly enabled?: () => boolean;
  /** Why it does nothing just now, where a person would not see it by themselves. */
  readonly reason?: (words: Words) => string | undefined;
  /** @param opener the control it was called by, for focus to come back to */
  readonly run: (opener?: HTMLElement) => void;
}

const isMac = (): boolean => /Mac|iPhone|iPad/u.test(navigator.platform);
const FIELD = 'input, textarea, select, [contenteditable=""], [contenteditable="true"]';

/** Runs the command whose keys were pressed; whether there was one. What others have handled is left alone. */
export function runByKey<Words>(event: KeyboardEvent, commands: readonly Command<Words>[]): boolean {
  if (event.defaultPrevented || event.isComposing) return false;
  const path = event.composedPath().filter((target) => target instanceof Element);
  const inField = path[0]?.matches(FIELD) === true;
  for (const command of commands) {
    const { inFields, within, native } = command;
    if (native || (inField && !inFields)) continue;
    if (within !== undefined && !path.some((element) => element.matches(within))) continue;
    if (!command.keys?.some((keys) => isPressed(event, keys))) continue;
    if (command.enabled?.() === false) continue;
    event.preventDefault();
    command.run();
    return true;
  }
  return false;
}

function isPressed(event: KeyboardEvent, keys: string): boolean {
  const parts = partsOf(keys);
  const key = parts.at(-1) ?? '';
  const wants = (modifier: string): boolean => parts.slice(0, -1).includes(modifier);
  const mod = isMac() ? event.metaKey : event.ctrlKey;
  const other = isMac() ? event.ctrlKey : event.metaKey;
  if (mod !== wants('Mod') || other || event.altKey !== wants('Alt')) return false;
  // Shift is part of a sign such as "?": where it lies differs from keyboard to keyboard.
  const isSign = key.length === 1 && key !== ' ' && key.toLowerCase() === key.toUpperCase();
  if (!isSign && event.shiftKey !== wants('Shift')) return false;
  return event.key.toLowerCase() === key.toLowerCase();
}

/** `Mod++` is the sign plus with a modifier. */
const partsOf = (keys: string): string[] => keys.split(/\+(?!$)/u);

/** Keys as they stand on a keyboard of the language: `['Ctrl', 'Z']`, `['⌘', 'Z']`. */
export function keyNames(keys: string, { keyNames: words }: Pick<AllMessages, 'keyNames'>): string[] {
  const mac = isMac();
  const names: Record<string, string> = {
    ...words,
    ArrowUp: '↑',
    ArrowDown: '↓',
    ArrowLeft: '←',
    ArrowRight: '→',
    ' ': '␣',
    Mod: mac ? '⌘' : words.Control,
    ...(mac && { Alt: '⌥', Shift: '⇧', Delete: '⌦' }),
  };
  return partsOf(keys).map((part) => names[part] ?? (part.length === 1 ? part.toUpperCase() : part));
}

/** As a tip or a menu has them: `Ctrl + Z`, `⌘ Z`. */
export const keyText = (keys: string, words: Pick<AllMessages, 'keyNames'>): string =>
  keyNames(keys, words).join(isMac() ? ' ' : ' + ');

/** For `aria-keyshortcuts`. */
export const ariaKeys = (keys: readonly string[]): string =>
  keys.map((one) => one.replace('Mod', isMac() ? 'Meta' : 'Control')).join(' ');
