import type { AllMessages } from '../../shared/all-words.js';
import type { Command } from '../../shared/commands.js';
import type { WorkbenchContext } from '../workbench/context.js';
import type { NewSlideMenu } from './new-slide-menu.js';
import type { RailClipboard } from './rail-clipboard.js';
import type { SlideActions } from './slide-actions.js';

/** Where the keys of these commands work: everywhere else they are other things' keys. */
const RAIL = '.thumbnails';

export function slideCommands(
  context: WorkbenchContext,
  slides: SlideActions,
  openMenu: () => void,
): Command<AllMessages>[] {
  const enabled = (): boolean => context.isReady && slides.chosen.length > 0;
  const several = (): boolean => context.selection.ids.size > 1;
  /** Towards the start of the deck and towards its end, in the rail's column and in its row. */
  const arrows = (towards: 'back' | 'on'): string[] => {
    const isLeft = (towards === 'back') === (context.words.direction === 'ltr');
    return [
      towards === 'back' ? 'Alt+ArrowUp' : 'Alt+ArrowDown',
      isLeft ? 'Alt+ArrowLeft' : 'Alt+ArrowRight',
    ];
  };
  return [
    {
      id: 'duplicate-slide',
      group: 'slides',
      label: (words) => (several() ? words.duplicateSlides : words.duplicateSlide),
      icon: 'duplicate',
      keys: ['Mod+d'],
      within: RAIL,
      enabled,
      run: () => slides.duplicate(),
    },
    {
      id: 'delete-slide',
      group: 'slides',
      label: (words) => (several() ? words.deleteSlides : words.deleteSlide),
      icon: 'trash',
      keys: ['Delete', 'Backspace'],
      within: RAIL,
      enabled,
      run: () => slides.remove(),
    },
    {
      id: 'move-slide-back',
      group: 'slides',
      label: (words) => words.moveBack,
      get keys() {
        return arrows('back');
      },
      within: RAIL,
      enabled,
      run: () => slides.moveOn('back'),
    },
    {
      id: 'move-slide-on',
      group: 'slides',
      label: (words) => words.moveOn,
      get keys() {
        return arrows('on');
      },
      within: RAIL,
      enabled,
      run: () => slides.moveOn('on'),
    },
    {
      id: 'move-slide-first',
      group: 'slides',
      label: (words) => words.moveFirst,
      keys: ['Alt+Home'],
      within: RAIL,
      enabled,
      run: () => slides.moveOn('first'),
    },
    {
      id: 'move-slide-last',
      group: 'slides',
      label: (words) => words.moveLast,
      keys: ['Alt+End'],
      within: RAIL,
      enabled,
      run: () => slides.moveOn('last'),
    },
    {
      id: 'edit-slide-title',
      group: 'slides',
      label: (words) => words.editTitle,
      keys: ['Enter', 'F2'],
      within: RAIL,
      enabled,
      run: () => titleOnCanvas(context)?.click(),
    },
    {
      id: 'slide-menu',
      group: 'slides',
      label: (words) => words.slideMenu,
      keys: ['Shift+F10', 'ContextMenu'],
      within: RAIL,
      run: openMenu,
    },
    {
      id: 'select-all-slides',
      group: 'slides',
      label: (words) => words.selectAllSlides,
      keys: ['Mod+a'],
      within: RAIL,
      run: () => {
        const { order, selection, words } = context;
        context.choose(selection.all(order));
        context.say(words.slidesChosen(order.length, order.length));
      },
    },
  ];
}

export const newSlideCommand = (context: WorkbenchContext, menu: NewSlideMenu): Command<AllMessages> => ({
  id: 'new-slide',
  group: 'slides',
  label: (words) => words.newSlide,
  icon: 'plus',
  keys: ['Mod+m'],
  within: RAIL,
  enabled: () => context.isReady,
  run: () => menu.addEmpty('text'),
});

/** The keys are the browser's: its events come where focus is in the rail. */
export function clipboardCommands(
  context: WorkbenchContext,
  slides: SlideActions,
  clipboard: RailClipboard,
): Command<AllMessages>[] {
  const any = (): boolean => slides.chosen.length > 0;
  return [
    {
      id: 'cut-slides',
      group: 'slides',
      label: (words) => words.cut,
      keys: ['Mod+x'],
      native: true,
      enabled: () => context.isReady && any(),
      run: () => void clipboard.cut(),
    },
    {
      id: 'copy-slides',
      group: 'slides',
      label: (words) => words.copy,
      keys: ['Mod+c'],
      native: true,
      enabled: any,
      run: () => void clipboard.copy(),
    },
    {
      id: 'paste-slides',
      group: 'slides',
      label: (words) => words.paste,
      keys: ['Mod+v'],
      native: true,
      enabled: () => context.isReady,
      run: () => void clipboard.paste(),
    },
  ];
}

/** What opens the title of the current slide for editing. */
const titleOnCanvas = ({ host }: WorkbenchContext): HTMLElement | null | undefined =>
  host.renderRoot
    .querySelector('.sheet deck-view')
    ?.shadowRoot?.querySelector<HTMLElement>('[data-edit="title"]');
