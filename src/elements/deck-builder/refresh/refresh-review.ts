import { html, nothing, type TemplateResult } from 'lit';
import type { RefreshDiff, RefreshedDeck, SourceRefresh } from '../../../core/refresh/refresh-deck.js';
import type { BrokenChart, BrokenClaim, FigureChange } from '../../../core/refresh/refresh-diff.js';
import type { TypeChange } from '../../../core/refresh/follow-type.js';
import type { SentenceChange } from '../../../core/refresh/reword-slide.js';
import type { Source } from '../../../core/deck/types.js';
import { allWords, type AllMessages } from '../../shared/all-words.js';
import { icon } from '../../shared/icons.js';
import type { LocalizeController } from '../../shared/localize-controller.js';

export interface ReviewView {
  refreshed: RefreshedDeck;
  /** Slides that would be written anew. */
  affected: number;
  localize: LocalizeController;
  /** `Slide 3: Title`. */
  name: (slideId: string) => string;
  select: (slideId: string) => void;
  apply: () => void;
  rewrite: () => void;
  discard: () => void;
}

/** What new rows change on the slides, for a person to accept or to leave. */
export function refreshReview(view: ReviewView): TemplateResult {
  const messages = allWords(view.localize.messages);
  const { figures, claims, charts, sentences, types, sources } = view.refreshed.diff;
  const failed = sources.filter(({ status }) => status === 'failed');
  const nothingToRead = !changesText(view.refreshed.diff);
  return html`<div class="review">
    <div class="review-content" tabindex="0" role="region" aria-labelledby="review-heading">
      <h2 id="review-heading">${messages.refreshHeading}</h2>
      <p class="hint">${messages.refreshIntro}</p>
      ${part(messages.sourcesFailed(failed.length), 'alert', failed, (source) => failure(source, view))}
      ${part(messages.claimsNoLonger(claims.length), 'alert', claims, (claim) => brokenClaim(claim, view))}
      ${part(messages.chartsBroken(charts.length), 'alert', charts, (chart) => brokenChart(chart, view))}
      ${part(messages.typesChanged(types.length), 'swap', types, (change) => otherType(change, view))}
      ${part(
        messages.sentencesReworded(sentences.length),
        'swap',
        bySlide(sentences),
        (own) => rewordedOn(own, view),
        messages.sentencesHint,
      )}
      ${part(messages.figuresChanged(figures.length), 'refresh', bySlide(figures), (own) => figuresOn(own, view))}
      ${nothingToRead ? html`<p class="review-note">${messages.rowsOnlyChanged}</p>` : nothing}
    </div>
    <div class="review-actions">
      ${
        view.affected > 0
          ? html`<button class="button primary" type="button" @click=${view.rewrite}>
              ${icon('spark')}${messages.applyAndRewrite(view.affected)}
            </button>`
          : nothing
      }
      <button class="button ${view.affected > 0 ? 'outlined' : 'primary'}" type="button" @click=${view.apply}>
        ${messages.apply}
      </button>
      <button class="button outlined" type="button" @click=${view.discard}>${messages.discard}</button>
    </div>
  </div>`;
}

/** SQL of a deck from elsewhere is shown before it runs. */
export function refreshConfirm(
  sources: readonly Source[],
  messages: AllMessages,
  run: () => void,
  leave: () => void,
): TemplateResult {
  return html`<div class="review">
    <div class="review-content" tabindex="0" role="region" aria-labelledby="review-heading">
      <h2 id="review-heading">${messages.refreshConfirm}</h2>
      <p class="hint">${messages.refreshConfirmHint}</p>
      ${sources.map(
        ({ title, sql }) =>
          html`<h3 class="review-title">${title}</h3>
            <pre dir="ltr"><code>${sql.trim()}</code></pre>`,
      )}
    </div>
    <div class="review-actions">
      <button class="button primary" type="button" @click=${run}>
        ${messages.runQueries(sources.length)}
      </button>
      <button class="button outlined" type="button" @click=${leave}>${messages.cancel}</button>
    </div>
  </div>`;
}

function part<Item>(
  heading: string,
  sign: 'alert' | 'swap' | 'refresh',
  items: readonly Item[],
  draw: (item: Item) => TemplateResult,
  hint?: string,
): TemplateResult | typeof nothing {
  if (items.length === 0) return nothing;
  return html`<h3 class="review-title ${sign === 'alert' ? sign : ''}">${icon(sign)}${heading}</h3>
    ${hint === undefined ? nothing : html`<p class="hint review-hint">${hint}</p>`}
    <ul class="review-list">
      ${items.map((item) => html`<li>${draw(item)}</li>`)}
    </ul>`;
}

function failure({ title, problem }: SourceRefresh, { localize }: ReviewView): TemplateResult {
  return html`<p class="review-strong">${title}</p>
    <p class="hint">${localize.error(problem)} ${problem?.hint ?? ''}</p>`;
}

function brokenClaim(claim: BrokenClaim, view: ReviewView): TemplateResult {
  const { slideId, place, sentence, test, problem } = claim;
  const where = place === 'notes' ? view.localize.messages.tabNotes : undefined;
  return html`${slideLink(slideId, view, where)}
    <p class="review-strong">${sentence}</p>
    <p class="hint"><code dir="ltr">${test}</code> ${problem?.message ?? ''}</p>`;
}

function brokenChart({ slideId, missing, message }: BrokenChart, view: ReviewView): TemplateResult {
  const messages = allWords(view.localize.messages);
  return html`${slideLink(slideId, view)}
    <p>${missing.length > 0 ? messages.missingColumns(missing.join(', ')) : message}</p>`;
}

function otherType({ slideId, before, after, note }: TypeChange, view: ReviewView): TemplateResult {
  const messages = allWords(view.localize.messages);
  return html`${slideLink(slideId, view)}
    <p>
      <span class="visually-hidden">${messages.was} </span><del>${messages.types[before]}</del>
      <span class="arrow" aria-hidden="true">→</span
      ><span class="visually-hidden"> ${messages.becomes} </span>
      <ins>${messages.types[after]}</ins>
    </p>
    ${note === undefined ? nothing : html`<p class="hint" dir="auto">${note}</p>`}`;
}

/** Changes of one slide together, in deck order. */
function bySlide<Change extends { slideId: string }>(changes: readonly Change[]): Change[][] {
  const slides = new Map<string, Change[]>();
  for (const one of changes) slides.set(one.slideId, [...(slides.get(one.slideId) ?? []), one]);
  return [...slides.values()];
}

function figuresOn(figures: readonly FigureChange[], view: ReviewView): TemplateResult {
  return html`${slideLink(figures[0]?.slideId ?? '', view)}
    <ul class="changes">
      ${figures.map((figure) => html`<li>${change(figure, allWords(view.localize.messages))}</li>`)}
    </ul>`;
}

function rewordedOn(sentences: readonly SentenceChange[], view: ReviewView): TemplateResult {
  return html`${slideLink(sentences[0]?.slideId ?? '', view)}
    <ul class="changes reworded">
      ${sentences.map((sentence) => html`<li>${reworded(sentence, allWords(view.localize.messages))}</li>`)}
    </ul>`;
}

/** A sentence above what became of it. What is said aloud is on no slide, so it is named. */
function reworded({ place, before, after }: SentenceChange, messages: AllMessages): TemplateResult {
  return html`${place === 'notes' ? html`<p class="hint">${messages.tabNotes}</p>` : nothing}
    <p dir="auto"><span class="visually-hidden">${messages.was} </span><del>${before}</del></p>
    ${
      after === undefined
        ? html`<p class="hint">${messages.sentenceRemoved}</p>`
        : html`<p class="becomes">
            <span class="arrow" aria-hidden="true">→</span>
            <span class="visually-hidden">${messages.becomes} </span><ins dir="auto">${after}</ins>
          </p>`
    }`;
}

function change({ before, after, expression, problem }: FigureChange, messages: AllMessages): TemplateResult {
  const value = (text: string | null) => text ?? messages.noValue;
  return html`<span class="visually-hidden">${messages.was} </span><del>${value(before)}</del>
    <span class="arrow" aria-hidden="true">→</span><span class="visually-hidden"> ${messages.becomes} </span>
    <ins class=${after === null ? 'lost' : ''}>${value(after)}</ins>
    <code dir="ltr">${expression}</code>
    ${problem ? html`<span class="hint">${problem.message}</span>` : nothing}`;
}

const slideLink = (slideId: string, { name, select }: ReviewView, where?: string): TemplateResult =>
  html`<button class="link" type="button" dir="auto" @click=${() => select(slideId)}>
    ${where === undefined ? nothing : `${where} · `}${name(slideId)}
  </button>`;

/** Whether the new rows change anything that a person reads in texts, or how a chart is drawn. */
export const changesText = ({ figures, claims, charts, sentences, types }: RefreshDiff): boolean =>
  figures.length + claims.length + charts.length + sentences.length + types.length > 0;
