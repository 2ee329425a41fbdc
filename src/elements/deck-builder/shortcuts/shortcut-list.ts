import type { AllMessages } from '../../shared/all-words.js';
import { keyNames, type Command, type CommandGroup } from '../../shared/commands.js';
import { TOOL_KEYS } from '../../shared/template-editor/tool-keys.js';
import { presenterCommands } from '../../deck-presenter/presenter-keys.js';

export interface Shortcut {
  group: CommandGroup;
  label: string;
  /** Ways to press it, each as the names of its keys. */
  keys: readonly (readonly string[])[];
}

const GROUPS: readonly CommandGroup[] = ['deck', 'edit', 'slides', 'view', 'present'];

/** Keys of the list of slides, which go through it and are no commands. */
const LIST_KEYS: readonly [label: 'nextOrPrevious' | 'firstOrLast' | 'moveSlide', keys: readonly string[]][] =
  [
    ['nextOrPrevious', ['ArrowDown', 'ArrowUp']],
    ['firstOrLast', ['Home', 'End']],
    ['moveSlide', ['Alt+ArrowDown', 'Alt+ArrowUp']],
  ];

/** All that keys do, in the order of its groups. */
export function shortcutList(commands: readonly Command<AllMessages>[], words: AllMessages): Shortcut[] {
  const named = (keys: readonly string[]): string[][] => keys.map((one) => keyNames(one, words));
  const presenting = presenterCommands(words.direction, () => undefined);
  const ofCommands = [...commands, ...presenting].flatMap(({ group, label, keys }): Shortcut[] =>
    keys ? [{ group, label: label(words), keys: named(keys) }] : [],
  );
  const ofList = LIST_KEYS.map(([label, keys]): Shortcut => ({
    group: 'slides',
    label: words[label],
    keys: named(keys),
  }));
  const ofText = (Object.keys(TOOL_KEYS) as (keyof typeof TOOL_KEYS)[]).map((tool): Shortcut => ({
    group: 'edit',
    label: words[tool],
    keys: named([TOOL_KEYS[tool]]),
  }));
  const all = [...ofCommands, ...ofText, ...ofList];
  return GROUPS.flatMap((group) => all.filter((shortcut) => shortcut.group === group));
}
