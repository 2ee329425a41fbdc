import type { TemplateResult } from 'lit';
import type { AllMessages } from '../../shared/all-words.js';
import type { Command } from '../../shared/commands.js';
import type { WorkbenchContext } from '../workbench/context.js';
import { rail, type RailView } from './rail.js';
import { NewSlideMenu } from './new-slide-menu.js';
import { RailClipboard } from './rail-clipboard.js';
import { RailMenu } from './rail-menu.js';
import { RailReorder } from './rail-reorder.js';
import { RailSight } from './rail-sight.js';
import { SlideActions } from './slide-actions.js';
import { titleOf } from './slide-names.js';
import { clipboardCommands, newSlideCommand, slideCommands } from './slide-commands.js';
import { writingCommands } from './writing-commands.js';

/** The rail of slides with all that belongs to it: what is chosen, what can be done with it, and how it is drawn. */
export class SlideRail {
  readonly #context: WorkbenchContext;
  readonly #reorder: RailReorder;
  readonly #menu: RailMenu;
  readonly #newSlide: NewSlideMenu;
  readonly #sight: RailSight;
  readonly commands: readonly Command<AllMessages>[];

  constructor(context: WorkbenchContext) {
    this.#context = context;
    const slides = new SlideActions(context);
    this.#reorder = new RailReorder(context.host, {
      ids: () => context.order,
      selection: () => context.selection,
      choose: (selection, focus) => {
        const { size } = selection.ids;
        if (size > 1 || context.selection.ids.size > 1)
          context.say(context.words.slidesChosen(size, context.order.length));
        context.choose(selection, focus);
      },
      move: (afterId) => slides.move(afterId),
    });
    this.#sight = new RailSight(context.host);
    this.#menu = new RailMenu(context);
    this.#newSlide = new NewSlideMenu(context, slides);
    this.commands = [
      newSlideCommand(context, this.#newSlide),
      ...writingCommands(context),
      ...clipboardCommands(context, slides, new RailClipboard(context, slides)),
      ...slideCommands(context, slides, () => this.#menu.openAtCurrent()),
    ];
  }

  render(view: Pick<RailView, 'deck' | 'places' | 'busy' | 'add' | 'command'>): TemplateResult {
    const { selection, localize, words } = this.#context;
    const slides = new Map(view.deck.slides.map((slide) => [slide.id, slide]));
    return rail({
      ...view,
      selection,
      locale: localize.locale,
      words,
      reorder: this.#reorder,
      menu: this.#menu,
      newSlide: this.#newSlide,
      commands: this.commands,
      sight: this.#sight,
      name: (slideId) => {
        const slide = slides.get(slideId);
        return slide ? titleOf(view.deck, slide) || words.untitledSlide : words.loading;
      },
    });
  }
}
