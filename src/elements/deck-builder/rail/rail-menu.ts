import type { TemplateResult } from 'lit';
import type { AllMessages } from '../../shared/all-words.js';
import { keyText, type Command } from '../../shared/commands.js';
import { Menu, type MenuItem } from '../../shared/menu.js';
import type { WorkbenchContext } from '../workbench/context.js';
import { Selection } from './selection.js';

/** The commands of the menu by their ids, in groups. */
const GROUPS: readonly (readonly string[])[] = [
  ['new-slide', 'write-again'],
  ['cut-slides', 'copy-slides', 'paste-slides'],
  ['duplicate-slide', 'delete-slide'],
  ['move-slide-back', 'move-slide-on', 'move-slide-first', 'move-slide-last'],
  ['edit-slide-title', 'select-all-slides'],
];

/** What can be done with the chosen slides, under the button with three dots and wherever a thumbnail is pointed at. */
export class RailMenu {
  readonly #context: WorkbenchContext;
  readonly #menu: Menu;

  constructor(context: WorkbenchContext) {
    this.#context = context;
    this.#menu = new Menu(context.host, 'slide-menu');
  }

  get id(): string {
    return this.#menu.id;
  }

  get isOpen(): boolean {
    return this.#menu.isOpen;
  }

  render(commands: readonly Command<AllMessages>[]): TemplateResult {
    const { words } = this.#context;
    const items = (ids: readonly string[]): MenuItem[] =>
      ids.flatMap((id) => {
        const command = commands.find((other) => other.id === id);
        return command ? [itemOf(command, words)] : [];
      });
    return this.#menu.render(words.slideMenu, () => GROUPS.map(items));
  }

  /** Of the thumbnail under the pointer; one that was not chosen is chosen alone. */
  openAt(event: MouseEvent): void {
    const thumbnail = (event.target as Element).closest<HTMLElement>('.thumbnail');
    const slideId = thumbnail?.dataset['slide'];
    if (!thumbnail || slideId === undefined) return;
    event.preventDefault();
    if (!this.#context.selection.ids.has(slideId)) this.#context.choose(Selection.of(slideId));
    const { clientX, clientY, buttons } = event;
    const open = (): void => this.#menu.openAt(clientX, clientY, thumbnail);
    // Where it is asked for as the button goes down, letting it go would close a menu that is open already.
    if (buttons === 0) open();
    else document.addEventListener('pointerup', () => setTimeout(open), { once: true });
  }

  /** Of the current thumbnail, by the keyboard. */
  openAtCurrent(): void {
    const thumbnail = this.#context.host.renderRoot.querySelector<HTMLElement>('.thumbnail[aria-current]');
    if (!thumbnail) return;
    const { left, right, bottom } = thumbnail.getBoundingClientRect();
    const rtl = getComputedStyle(thumbnail).direction === 'rtl';
    this.#menu.openAt(rtl ? right : left, bottom, thumbnail);
  }
}

function itemOf(command: Command<AllMessages>, words: AllMessages): MenuItem {
  const { label, icon, keys, enabled, reason, run } = command;
  const why = reason?.(words);
  return {
    label: label(words),
    ...(icon && { icon }),
    ...(why !== undefined && { note: why }),
    keys: keys?.[0] && keyText(keys[0], words),
    disabled: enabled?.() === false,
    run: () => run(),
  };
}
