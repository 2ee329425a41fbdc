import { html, type TemplateResult } from 'lit';
import { classMap } from 'lit/directives/class-map.js';
import { live } from 'lit/directives/live.js';
import { repeat } from 'lit/directives/repeat.js';
import type { ReactiveElement } from 'lit';
import { planSlides, type SlidePlan } from '../../../core/analyst/plan-deck.js';
import type { StartOptions } from '../../../core/generation/index.js';
import { storyWords } from '../../../core/statements/phrases/story-words.js';
import type { GenerateDeckRequest, SlidePart, StoryParts } from '../../../core/stream/protocol.js';
import type { AllMessages } from '../../shared/all-words.js';
import { icon } from '../../shared/icons.js';
import { Reorder } from './reorder.js';
import { moveButtons } from './widget-list.js';

/** What a person has approved, for generation. */
export type ApprovedOutline = Pick<StartOptions, 'only' | 'titles' | 'slides' | 'story'> & {
  widgets: string[];
};

export interface OutlineView {
  words: AllMessages;
  locale: string;
  say: (words: string) => void;
  back: () => void;
  write: (approved: ApprovedOutline) => void;
}

/**
 * The slides before they are written. They are planned by the plan that the embedded service follows, anew after each change, so that
 * what stands here is what will come.
 */
export class Outline {
  readonly #host: ReactiveElement;
  readonly #request: GenerateDeckRequest;
  readonly #reorder: Reorder;
  readonly #view: OutlineView;
  #plan: SlidePlan[];
  #story: StoryParts;
  #hasCover: boolean;
  readonly #titles = new Map<string, string>();

  /** @param request as it would go out; its length cuts the plan once */
  constructor(host: ReactiveElement, request: GenerateDeckRequest, view: OutlineView) {
    this.#host = host;
    this.#view = view;
    this.#request = request;
    this.#plan = planSlides(request);
    this.#story = request.story ?? {};
    this.#hasCover = this.#plan.some(isCover);
    this.#reorder = new Reorder(host, {
      ids: () => this.#slides.map(idOf),
      moved: (ids, id) => {
        const byId = new Map(this.#slides.map((slide) => [idOf(slide), slide]));
        this.#planAnew(ids.flatMap((one) => byId.get(one) ?? []));
        const moved = byId.get(id);
        if (!moved) return;
        const [first] = moved.widgets;
        const at = this.#slides.findIndex(({ widgets }) => widgets.some((one) => one === first));
        view.say(view.words.slideMoved(this.#nameOf(moved), at + 1, this.#slides.length));
        host.requestUpdate();
      },
    });
  }

  /** Those that show widgets, which alone are moved and titled. */
  get #slides(): SlidePlan[] {
    return this.#plan.filter(({ widgets }) => widgets.length > 0);
  }

  get #shown(): SlidePlan[] {
    return this.#plan.filter((slide) => this.#hasCover || !isCover(slide));
  }

  get approved(): ApprovedOutline {
    const ids = this.#slides.map(idOf);
    const titles = [...this.#titles].filter(([id, title]) => title.trim() !== '' && ids.includes(id));
    return {
      widgets: this.#slides.flatMap(({ widgets }) => widgets.map(({ id }) => id)),
      slides: 'auto',
      // Whoever writes keeps to what a person has approved.
      story: { ...this.#story, storyline: false },
      ...(titles.length > 0 ? { titles: Object.fromEntries(titles) } : {}),
      ...(this.#hasCover ? {} : { only: this.#shown.map(idOf) }),
    };
  }

  render(): TemplateResult {
    const { words, back, write } = this.#view;
    return html`<section class="card-box outline" aria-labelledby="outline-heading">
      <div class="card-head"><h3 id="outline-heading" tabindex="-1">${words.outlineHeading}</h3></div>
      <p class="outline-intro">${words.outlineIntro}</p>
      <ol aria-describedby="outline-hint">
        ${repeat(this.#shown, idOf, (slide, index) =>
          slide.widgets.length > 0 ? this.#row(slide, index) : this.#fixed(slide, index),
        )}
      </ol>
      <p class="visually-hidden" id="outline-hint">${words.orderHint}</p>
      <div class="outline-ways">
        <button class="button" type="button" @click=${back}>${words.back}</button>
        <button
          class="button primary large"
          type="button"
          ?disabled=${this.#slides.length === 0}
          @click=${() => write(this.approved)}
        >
          ${icon('spark')}${words.writeThese}
        </button>
      </div>
    </section>`;
  }

  /** What the plan brings along: it can be left out, not moved. */
  #fixed(slide: SlidePlan, index: number): TemplateResult {
    const { words } = this.#view;
    const { part } = slide.planned;
    const name = isCover(slide) ? words.cover : (slide.title ?? this.#partName(part));
    const title = isCover(slide) ? this.#request.title : name;
    return html`<li class="fixed">
      <span class="number">${index + 1}</span>
      <div class="what">
        <strong>${title}</strong>${title === name ? '' : html`<span class="widget-type">${name}</span>`}
      </div>
      ${this.#removeButton(name, () => {
        if (part === undefined) this.#hasCover = false;
        else this.#leaveOut(part);
      })}
    </li>`;
  }

  #partName(part: SlidePart | undefined): string {
    const words = storyWords(this.#request.locale ?? this.#view.locale);
    return part === undefined || part === 'section' ? '' : words[part];
  }

  #leaveOut(part: SlidePart): void {
    this.#story = { ...this.#story, [part === 'section' ? 'sections' : part]: false };
    this.#planAnew(this.#slides);
  }

  #row(slide: SlidePlan, index: number): TemplateResult {
    const { words } = this.#view;
    const id = idOf(slide);
    const name = this.#nameOf(slide);
    const reorder = this.#reorder;
    return html`<li
      class=${classMap({ target: reorder.isTarget(id) })}
      draggable="true"
      @keydown=${(event: KeyboardEvent) => reorder.key(event, id)}
      @dragstart=${(event: DragEvent) => reorder.start(event, id)}
      @dragover=${(event: DragEvent) => reorder.over(event, id)}
      @drop=${(event: DragEvent) => reorder.drop(event)}
      @dragend=${() => reorder.end()}
    >
      <span class="number">${index + 1}</span>
      <div class="what">
        <input
          class="field"
          maxlength="200"
          aria-label=${words.titleOfSlide(name)}
          placeholder=${words.titleWritten}
          .value=${live(this.#titles.get(id) ?? '')}
          @input=${(event: Event) => {
            this.#titles.set(id, (event.target as HTMLInputElement).value);
            this.#host.requestUpdate();
          }}
        />
        <span class="widget-type">${words.showsWidgets(this.#topics(slide))}</span>
      </div>
      ${moveButtons(reorder, id, name, words)}
      ${this.#removeButton(name, () => {
        this.#planAnew(this.#slides.filter((one) => one !== slide));
      })}
    </li>`;
  }

  #removeButton(name: string, remove: () => void): TemplateResult {
    const { words, say } = this.#view;
    const label = words.removeSlide(name);
    return html`<button
      class="button only"
      type="button"
      aria-label=${label}
      title=${label}
      @click=${() => {
        remove();
        say(words.slideRemoved(name));
        this.#host.requestUpdate();
        // The button is gone: focus would be nowhere.
        this.#host.renderRoot.querySelector<HTMLElement>('#outline-heading')?.focus();
      }}
    >
      ${icon('trash')}
    </button>`;
  }

  /** Figures that now follow each other share a slide: the plan is made anew. */
  #planAnew(slides: readonly SlidePlan[]): void {
    const widgets = slides.flatMap((slide) => slide.widgets);
    this.#plan = planSlides({ ...this.#request, slides: 'auto', story: this.#story, widgets });
  }

  #nameOf(slide: SlidePlan): string {
    return this.#titles.get(idOf(slide))?.trim() || this.#topics(slide);
  }

  #topics({ widgets }: SlidePlan): string {
    const list = new Intl.ListFormat(this.#view.locale, { type: 'unit', style: 'short' });
    return list.format(widgets.map(({ title }) => title));
  }
}

const isCover = ({ planned }: SlidePlan): boolean => planned.layout === 'title';
const idOf = ({ planned }: SlidePlan): string => planned.slideId;
