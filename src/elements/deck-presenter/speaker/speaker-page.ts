import { html, nothing, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import { resolveSlide } from '../../../core/deck/resolve.js';
import type { Deck, Slide } from '../../../core/deck/types.js';
import { toParagraphs } from '../../../core/layout/paragraphs.js';
import type { Run } from '../../../core/layout/types.js';
import type { PresentationState } from '../../../core/present/messages.js';
import { durationText, elapsed } from '../../../core/present/stopwatch.js';
import type { AllMessages } from '../../shared/all-words.js';
import { drawParagraphs } from '../../shared/draw-text.js';
import { icon } from '../../shared/icons.js';
import { inlineStyles } from '../../shared/inline-styles.js';
import type { SlideRenderer } from '../../shared/slide-renderer.js';
import { typedNumber } from '../tools/over-slide.js';
import { laserIcon } from '../tools/presenter-icons.js';

export interface SpeakerPage {
  deck: Deck | undefined;
  /** Undefined until the presentation has told it. */
  state: PresentationState | undefined;
  renderers: { current: SlideRenderer; next: SlideRenderer };
  words: AllMessages;
  locale: string;
  /** As `Date.now()` gives it. */
  now: number;
  /** The number of a slide as far as it was typed. */
  typed: string;
  /** CSS pixels; steps that there are none of are undefined. */
  notes: { size: number; smaller: (() => void) | undefined; larger: (() => void) | undefined };
  /** By its id in the table of keys, `reset-timer` or `end`. */
  run: (id: string) => void;
  goTo: (slideId: string) => void;
  point: (event: PointerEvent | undefined) => void;
}

/** This slide and the next one, notes, time, and what moves the presentation. */
export function speakerPage(view: SpeakerPage): TemplateResult {
  const { deck, state, words } = view;
  const index = deck?.slides.findIndex(({ id }) => id === state?.slideId) ?? -1;
  const slide = deck?.slides[index];
  if (!deck || !state || !slide) return html`<main><p class="waiting">${words.loading}</p></main>`;
  const following = deck.slides[index + 1];
  return html`<main>
    <h1 class="visually-hidden">${words.speakerView}</h1>
    ${head(view, deck, state, index)}
    <section class="now" aria-label=${words.currentSlide}>
      <h2>${words.currentSlide}</h2>
      <div
        class="place ${state.screen === 'slide' ? '' : state.screen}"
        @pointermove=${view.point}
        @pointerleave=${() => view.point(undefined)}
      >
        ${drawing(view, view.renderers.current, deck, slide, index)}
        ${state.screen === 'slide' ? nothing : html`<p class="covered">${words[`${state.screen}Screen`]}</p>`}
      </div>
      ${moves(view, state, index, deck.slides.length)}
    </section>
    <section class="after" aria-label=${words.followingSlide}>
      <h2>${words.followingSlide}</h2>
      ${
        following
          ? drawing(view, view.renderers.next, deck, following, index + 1)
          : html`<p class="no-slide">${words.endOfSlides}</p>`
      }
    </section>
    ${notes(view, deck, slide)} ${typedNumber(view.typed, words)}
  </main>`;
}

function head(view: SpeakerPage, deck: Deck, state: PresentationState, index: number): TemplateResult {
  const { words, locale, now, run } = view;
  const isPaused = state.timer.since === undefined;
  const toggle = isPaused ? words.startTimer : words.pauseTimer;
  return html`<header>
    <div class="time">
      <span class="timer ${isPaused ? 'paused' : ''}" role="timer" aria-label=${words.timer}
        >${durationText(elapsed(state.timer, now))}</span
      >
      <button type="button" class="button outlined to-timer" @click=${() => run('timer')}>${toggle}</button>
      <button type="button" class="button outlined to-reset" @click=${() => run('reset-timer')}>
        ${words.resetTimer}
      </button>
    </div>
    <p class="position" role="status">${words.slidePosition(index + 1, deck.slides.length)}</p>
    ${slideChoice(view, deck, index)}
    <p class="clock" aria-label=${words.clock} role="group">
      ${new Intl.DateTimeFormat(locale, { timeStyle: 'short' }).format(now)}
    </p>
    <button type="button" class="button outlined to-end" @click=${() => run('end')}>
      ${words.exitPresenting}
    </button>
  </header>`;
}

/** All slides by their titles; keys go back to the presentation once one is chosen. */
function slideChoice({ words, goTo }: SpeakerPage, deck: Deck, index: number): TemplateResult {
  const choose = ({ target }: Event): void => {
    const field = target as HTMLSelectElement;
    goTo(field.value);
    field.blur();
  };
  return html`<select class="field to-slide" aria-label=${words.allSlides} @change=${choose}>
    ${deck.slides.map((slide, at) => {
      const title = resolveSlide(deck, slide).title.text.trim() || words.untitledSlide;
      return html`<option value=${slide.id} .selected=${live(at === index)}>${at + 1}. ${title}</option>`;
    })}
  </select>`;
}

function moves({ words, run }: SpeakerPage, state: PresentationState, index: number, total: number) {
  const cover = (screen: 'black' | 'white', label: string): TemplateResult =>
    html`<button
      type="button"
      class="button outlined to-${screen}"
      aria-pressed=${state.screen === screen}
      @click=${() => run(state.screen === screen ? 'uncover' : screen)}
    >
      ${label}
    </button>`;
  return html`<div class="moves">
    <button
      type="button"
      class="button outlined large to-previous"
      ?disabled=${index === 0}
      @click=${() => run('previous')}
    >
      ${icon('back')} ${words.previousSlide}
    </button>
    <button
      type="button"
      class="button primary large to-next"
      ?disabled=${index === total - 1}
      @click=${() => run('next')}
    >
      ${words.nextSlide} ${icon('forward')}
    </button>
    <span class="more">
      ${cover('black', words.blackScreen)} ${cover('white', words.whiteScreen)}
      <button
        type="button"
        class="button outlined to-laser"
        aria-pressed=${state.laser}
        @click=${() => run('laser')}
      >
        ${laserIcon} ${words.laserPointer}
      </button>
    </span>
  </div>`;
}

function drawing(
  { words, goTo }: SpeakerPage,
  renderer: SlideRenderer,
  deck: Deck,
  slide: Slide,
  index: number,
): TemplateResult {
  const theme = renderer.theme(deck);
  const geometry = renderer.geometry(deck, slide, index);
  const name = words.slidePosition(index + 1, deck.slides.length);
  return html`<div class="frame" role="group" aria-roledescription=${words.slide} aria-label=${name}>
    ${
      geometry && theme
        ? renderer.draw(geometry, {
            theme,
            chart: (box) => renderer.chart(deck, slide.id, box),
            links: { deck, messages: words, go: goTo },
          })
        : html`<div class="box shimmer"></div>`
    }
  </div>`;
}

function notes({ words, notes: { size, smaller, larger } }: SpeakerPage, deck: Deck, slide: Slide) {
  const paragraphs = toParagraphs(resolveSlide(deck, slide).notes);
  const resize = (label: string, sign: string, run: (() => void) | undefined): TemplateResult =>
    html`<button
      type="button"
      class="button only outlined"
      aria-label=${label}
      title=${label}
      ?disabled=${!run}
      @click=${run}
    >
      ${sign}
    </button>`;
  return html`<section class="notes" aria-label=${words.speakerNotes}>
    <div class="notes-head">
      <h2>${words.speakerNotes}</h2>
      ${resize(words.smallerNotes, 'A−', smaller)} ${resize(words.largerNotes, 'A+', larger)}
    </div>
    <div
      class="notes-text"
      tabindex="0"
      role="group"
      aria-label=${words.speakerNotes}
      dir="auto"
      ${inlineStyles({ 'font-size': `${size}px` })}
    >
      ${
        paragraphs.length > 0
          ? // Spaces before paragraphs are multiples of the font size here.
            drawParagraphs(
              paragraphs.map((paragraph) => ({ ...paragraph, spaceBefore: paragraph.spaceBefore * size })),
              run,
              () => nothing,
            )
          : html`<p class="none">${words.noNotes}</p>`
      }
    </div>
  </section>`;
}

const run = ({ text, bold, italic, href, figure }: Run): TemplateResult | string => {
  if (!bold && !italic && !figure && href === undefined) return text;
  const classes = `${bold ? 'bold' : ''} ${italic ? 'italic' : ''} ${figure ? 'figure' : ''}`;
  return href === undefined
    ? html`<span class=${classes}>${text}</span>`
    : html`<a class=${classes} href=${href} target="_blank" rel="noopener noreferrer">${text}</a>`;
};
