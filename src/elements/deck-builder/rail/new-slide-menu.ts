import type { TemplateResult } from 'lit';
import type { Widget } from '../../../core/chart/types.js';
import { emptySlide, freeSourceId, sourceSlide } from '../../../core/deck/new-slide.js';
import type { Source } from '../../../core/deck/types.js';
import { isAbort } from '../../../core/errors.js';
import { isRightToLeft, listLayouts } from '../../../core/layout/index.js';
import { layoutName } from '../canvas/layout-choice.js';
import { layoutPicture } from '../canvas/layout-picture.js';
import { widgetIconName } from '../../shared/icons.js';
import { loadWidgetSource } from '../../shared/load.js';
import { Menu, type MenuItem } from '../../shared/menu.js';
import type { WorkbenchContext } from '../workbench/context.js';
import type { SlideActions } from './slide-actions.js';

/** A new slide behind the chosen ones: empty, in one of the layouts, or with the chart of a widget. */
export class NewSlideMenu {
  readonly #context: WorkbenchContext;
  readonly #slides: SlideActions;
  readonly #menu: Menu;
  /** The query of a widget that is running. */
  #work: AbortController | undefined;

  constructor(context: WorkbenchContext, slides: SlideActions) {
    this.#context = context;
    this.#slides = slides;
    this.#menu = new Menu(context.host, 'new-slide-menu');
  }

  get id(): string {
    return this.#menu.id;
  }

  get isOpen(): boolean {
    return this.#menu.isOpen;
  }

  render(): TemplateResult {
    const { words } = this.#context;
    return this.#menu.render(words.newSlideMenu, () =>
      [this.#layouts(), this.#sources(), this.#widgets()].filter((items) => items.length > 0),
    );
  }

  addEmpty(layout: string): void {
    const { words } = this.#context;
    this.#slides.insert([emptySlide(layout)], [], words.slideAdded(layoutName(layout, words)));
  }

  #layouts(): MenuItem[] {
    const { words, deck } = this.#context;
    const rtl = deck !== undefined && isRightToLeft(deck.format.locale);
    return listLayouts().map((layout) => ({
      label: layoutName(layout.id, words),
      picture: layoutPicture(layout, rtl),
      run: () => this.addEmpty(layout.id),
    }));
  }

  /** What is in the deck already. */
  #sources(): MenuItem[] {
    const { deck, words } = this.#context;
    return Object.entries(deck?.sources ?? {}).map(([id, source]) => ({
      label: words.newSlideFrom(source.title),
      icon: widgetIconName(source.widget?.type ?? 'table'),
      disabled: !source.data,
      run: () => this.#slides.insert([sourceSlide(id, source)], [], words.slideAdded(source.title)),
    }));
  }

  /** What of the dashboard is not in it, where there is an engine to ask. */
  #widgets(): MenuItem[] {
    const { deck, words, ports } = this.#context;
    const { callbacks, runQuery, datasets } = ports.connect();
    if (!callbacks && !runQuery && !datasets?.length) return [];
    const held = new Set(Object.values(deck?.sources ?? {}).map(({ widget }) => widget?.id));
    const missing = ports.widgets().filter(({ id }) => !held.has(id));
    return missing.map((widget) => ({
      label: words.newSlideFrom(widget.title),
      icon: widgetIconName(widget.type),
      run: () => void this.#query(widget),
    }));
  }

  async #query(widget: Widget): Promise<void> {
    const { ports, words, session } = this.#context;
    const before = session.getSnapshot().deck?.id;
    this.#work?.abort();
    const work = (this.#work = new AbortController());
    this.#context.say(words.runningQueries);
    try {
      const { sourceOfWidget } = await loadWidgetSource();
      const { runQuery } = await ports.connection.engine(ports.connect(), false);
      const source = await sourceOfWidget(widget, runQuery, work.signal);
      if (work.signal.aborted || session.getSnapshot().deck?.id !== before) return;
      this.#insert(widget, source);
    } catch (error) {
      if (!isAbort(error)) this.#context.warn(this.#context.localize.error(error));
    }
  }

  #insert(widget: Widget, source: Source): void {
    const { deck, words, localize } = this.#context;
    if (!deck) return;
    if (!source.data) return this.#context.warn(localize.error(source.problem));
    const sourceId = freeSourceId(deck, widget.id);
    const slide = sourceSlide(sourceId, source);
    this.#slides.insert([slide], [{ type: 'setSource', sourceId, source }], words.slideAdded(source.title));
  }
}
