import { html, nothing, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import type { AllMessages } from '../../shared/all-words.js';
import { ariaKeys, keyText, type Command } from '../../shared/commands.js';
import { icon, type IconName } from '../../shared/icons.js';
import type { Menu, MenuItem } from '../../shared/menu.js';
import type { LookAccess } from './look-access.js';

export interface Toolbar {
  title: string;
  words: AllMessages;
  /** By its id. */
  command: (id: string) => Command<AllMessages>;
  /** Slides are being written: what works on the whole deck waits. */
  busy: boolean;
  /** No slide is there yet. */
  empty: boolean;
  looks: LookAccess;
  panelOpen: boolean;
  back: () => void;
  rename: (title: string) => void;
  add: Tool;
  /** Where the toolbar stands. */
  root: ParentNode;
  /** Of the tools that have no room. */
  more: Menu;
  /** Files, and whether the deck is kept. */
  files: unknown;
}

/** Classes of tools that not every toolbar has room for. */
const ROOMS = { wide: 'room-wide', middle: 'room-middle' } as const;

export interface Tool {
  name: IconName;
  label: string;
  /** @param opener the control it was called by, for focus to come back to */
  action?: (opener: HTMLElement) => void;
  /** The id of the menu it opens. */
  popover?: string;
  expanded?: boolean;
  disabled?: boolean;
  /** Why it does nothing just now: it stays in reach of the keyboard and says so. */
  reason?: string | undefined;
  pressed?: boolean;
  /** Shows its words where there is room. */
  words?: boolean;
  look?: string;
  /** How wide the builder must be for it; narrower, it stands in the menu of more tools. */
  room?: keyof typeof ROOMS;
  /** Of its command. */
  keys?: readonly string[];
  /** The first of them, as it is read: it stands in the tip. */
  keyTip?: string;
}

export function toolbar(bar: Toolbar): TemplateResult {
  const { words, command } = bar;
  const button = (id: string, more: Partial<Tool> = {}): TemplateResult =>
    tool({ ...toolOf(command(id), words), ...more });
  const redo: Tool = { ...toolOf(command('redo'), words), room: 'middle' };
  const add: Tool = { ...bar.add, look: 'adds', room: 'wide' };
  const picture: Tool = { ...toolOf(command('insert-picture'), words), room: 'wide' };
  const find: Tool = { ...toolOf(command('find'), words), room: 'wide' };
  const refresh: Tool = { ...toolOf(command('refresh'), words), room: 'wide' };
  const help: Tool = { ...toolOf(command('shortcuts'), words), room: 'wide' };
  return html`<div class="toolbar" part="toolbar" role="toolbar" aria-label=${bar.title}>
    <span class="back">${tool({ name: 'back', label: words.back, action: bar.back })}</span>
    <input
      class="deck-title"
      dir="auto"
      aria-label=${words.deckTitle}
      maxlength="200"
      .value=${live(bar.title)}
      @input=${(event: Event) => bar.rename((event.target as HTMLInputElement).value)}
      @keydown=${(event: KeyboardEvent) => {
        if (event.key === 'Enter') (event.target as HTMLElement).blur();
      }}
    />
    ${bar.files}
    <span class="gap"></span>
    <span class="history">${button('undo')} ${tool(redo)}</span>
    <span class="divider"></span>
    ${tool(add)} ${tool(picture)} ${tool(find)} ${tool(refresh)}
    ${tool({ name: 'look', label: words.look, popover: bar.looks.id, expanded: bar.looks.isOpen, disabled: bar.empty })}
    ${button('panel', { pressed: bar.panelOpen })} ${tool(help)}
    <span class="divider"></span>
    ${button('present', { words: true, look: 'outlined' })}
    ${button('export', { words: true, look: 'primary' })}
    ${tool({ name: 'more', label: words.moreTools, popover: bar.more.id, expanded: bar.more.isOpen, look: 'more' })}
    ${bar.more.render(words.moreTools, () => [without(bar.root, [redo, add, picture, find, refresh]), without(bar.root, [help])])}
  </div>`;
}

/** As items of a menu, the tools that the toolbar has no room for just now: its styles decide that alone. */
function without(root: ParentNode, tools: readonly Tool[]): MenuItem[] {
  const hidden = tools.filter(({ room = 'wide' }) => {
    const shown = root.querySelector(`.toolbar .${ROOMS[room]}`);
    return !shown || getComputedStyle(shown).display === 'none';
  });
  return hidden.map(({ label, name, reason, disabled, keyTip, action }) => ({
    label: reason ? `${label}: ${reason}` : label,
    icon: name,
    keys: keyTip,
    disabled: disabled === true || reason !== undefined,
    run: () => {
      const opener = root.querySelector<HTMLElement>('.toolbar .more');
      if (opener) action?.(opener);
    },
  }));
}

/** A command as a button; its keys stand in the tip. */
export function toolOf(command: Command<AllMessages>, words: AllMessages): Tool {
  const { icon: name = 'spark', keys, run } = command;
  const reason = command.reason?.(words);
  return {
    name,
    label: command.label(words),
    // With a reason it stays in the way of the Tab key, so that everyone can read it.
    ...(reason === undefined ? { disabled: command.enabled?.() === false } : { reason }),
    action: run,
    ...(keys?.[0] && { keys, keyTip: keyText(keys[0], words) }),
  };
}

export function tool({
  name,
  label,
  action,
  popover,
  expanded,
  disabled = false,
  reason,
  pressed,
  words = false,
  look = '',
  room,
  keys = [],
  keyTip,
}: Tool): TemplateResult {
  const said = reason ? `${label}: ${reason}` : label;
  return html`<button
    class="button ${look} ${room ? ROOMS[room] : ''} ${words ? '' : 'only'}"
    type="button"
    aria-label=${said}
    aria-pressed=${pressed ?? nothing}
    aria-haspopup=${popover ? 'menu' : nothing}
    aria-expanded=${expanded ?? nothing}
    popovertarget=${popover ?? nothing}
    aria-keyshortcuts=${keys.length > 0 ? ariaKeys(keys) : nothing}
    title=${keyTip ? `${said} (${keyTip})` : said}
    ?disabled=${disabled}
    aria-disabled=${reason ? 'true' : nothing}
    @click=${reason ? nothing : (event: Event) => action?.(event.currentTarget as HTMLElement)}
  >
    ${icon(name)}${words ? html`<span class="words">${label}</span>` : nothing}
  </button>`;
}
