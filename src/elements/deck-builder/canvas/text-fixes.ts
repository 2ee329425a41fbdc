import { html, nothing, type TemplateResult } from 'lit';
import { splitText } from '../../../core/deck/split-text.js';
import type { DeckEdit } from '../../../core/deck/edits.js';
import type { Deck, Slide } from '../../../core/deck/types.js';
import { roomierSlide, textOverflows, type TextOverflow } from '../../../core/layout/text-room.js';
import { defaultTheme } from '../../../core/layout/themes.js';
import type { SlideGeometry } from '../../../core/layout/types.js';
import { icon } from '../../shared/icons.js';
import type { WorkbenchContext } from '../workbench/context.js';
import { focusStage } from './focus-stage.js';
import { layoutName } from './layout-choice.js';

/** Read by the service, whose language is English whatever the deck's is. */
const SHORTEN = 'Shorter: the text does not fit its place.';

interface Fixes {
  overflows: readonly TextOverflow[];
  /** The slide in a layout with room for its text. */
  roomier: Slide | undefined;
  /** The slide and those that go on with it; none where nothing can be parted. */
  pages: readonly Slide[];
}

/** Under the slide: which text does not fit, and what can be done about it. */
export class TextFixes {
  readonly #context: WorkbenchContext;
  readonly #modify: (slideId: string, instruction: string) => void;
  /** A geometry stays the same object until something about its slide changes. */
  readonly #known = new WeakMap<SlideGeometry, Fixes>();

  constructor(context: WorkbenchContext, modify: (slideId: string, instruction: string) => void) {
    this.#context = context;
    this.#modify = modify;
  }

  render(deck: Deck, slide: Slide, geometry: SlideGeometry): TemplateResult | typeof nothing {
    const { words } = this.#context;
    const { overflows, roomier, pages } = this.#fixesOf(deck, slide, geometry);
    if (overflows.length === 0) return nothing;
    const busy = this.#context.session.getSnapshot().modifying !== undefined;
    return html`<div class="note overflow-note">
      ${icon('alert')}
      <div>${overflows.map((overflow) => html`<p>${this.#say(overflow)}</p>`)}</div>
      ${
        roomier
          ? button(words.useLayout(layoutName(roomier.layout, words)), () => this.#use(roomier))
          : nothing
      }
      ${pages.length > 0 ? button(words.moveRest, () => this.#part(pages)) : nothing}
      ${this.#canAsk(deck, slide) ? button(words.shortenText, () => this.#modify(slide.id, SHORTEN), busy) : nothing}
    </div>`;
  }

  #say({ field, lines }: TextOverflow): string {
    const { words } = this.#context;
    if (field === 'title') return words.titleTooLong(lines);
    return field === 'text' ? words.textTooLong(lines) : words.partTooLong(lines);
  }

  #use(slide: Slide): void {
    const { words } = this.#context;
    this.#done([{ type: 'replaceSlide', slide }], words.layoutChosen(layoutName(slide.layout, words)));
  }

  #part([first, ...others]: readonly Slide[]): void {
    if (!first) return;
    const edits: DeckEdit[] = [{ type: 'replaceSlide', slide: first }];
    let afterId = first.id;
    for (const slide of others) {
      edits.push({ type: 'insertSlide', slide, afterId });
      afterId = slide.id;
    }
    this.#done(edits, this.#context.words.restMoved(others.length));
  }

  #done(edits: DeckEdit[], said: string): void {
    if (!this.#context.edit(edits)) return;
    this.#context.say(said);
    focusStage(this.#context.host);
  }

  /** The analyst in the page writes about a widget's rows; another service about anything. */
  #canAsk({ sources }: Deck, { source = '' }: Slide): boolean {
    const { local } = this.#context.ports.connect();
    return !local || (Object.hasOwn(sources, source) && sources[source]?.widget !== undefined);
  }

  #fixesOf(deck: Deck, slide: Slide, geometry: SlideGeometry): Fixes {
    let fixes = this.#known.get(geometry);
    if (fixes) return fixes;
    const overflows = textOverflows(geometry, deck.theme ?? defaultTheme);
    const ofText = overflows.some(({ field }) => field === 'text');
    fixes = {
      overflows,
      roomier: overflows.length > 0 ? roomierSlide(deck, slide) : undefined,
      pages: ofText ? splitText(deck, slide) : [],
    };
    this.#known.set(geometry, fixes);
    return fixes;
  }
}

const button = (label: string, run: () => void, disabled = false): TemplateResult =>
  html`<button class="button outlined" type="button" ?disabled=${disabled} @click=${run}>${label}</button>`;
