import { html, nothing, type TemplateResult } from 'lit';
import type { FigureTrail, TrailSource } from '../../core/deck/figure-trail.js';
import type { SlideClaim } from '../../core/deck/slide-claims.js';
import type { Deck, Slide } from '../../core/deck/types.js';
import type { Messages } from '../../core/locales/en.js';
import type { Column, Row } from '../../core/query/types.js';
import { allWords, type AllMessages } from './all-words.js';
import type { TipSubject } from './figure-tip.js';
import type { Pipeline } from './load.js';
import { rowTable } from './row-table.js';
import { trailCardStyles } from './trail-card.styles.js';
import { verdictLine } from './verdict-line.js';
import { verdictLineStyles } from './verdict-line.styles.js';

export interface TrailView {
  deck: Deck;
  slide: Slide;
  pipeline: Pipeline;
  messages: Messages;
  /** A BCP 47 tag, for times and numbers. */
  locale: string;
  /** Rows and columns shown at most. */
  rows: number;
  columns: number;
}

function markWords(mark: string, messages: AllMessages): string {
  if (mark === 'computed') return messages.markComputed;
  if (mark === 'given') return messages.markGiven;
  return mark === 'typed' ? messages.markTyped : messages.markLiteral;
}

/** The look of everything here, for a shadow root. */
export const trailStyles = [verdictLineStyles, trailCardStyles];

/** What a tip says. */
export function tipCard(view: TrailView, subject: TipSubject): TemplateResult {
  const { deck, slide, pipeline, messages } = view;
  if (subject.kind === 'sentence') return html`<p>${allWords(messages).sentenceStates[subject.state]}</p>`;
  if (subject.kind === 'typed') return verdictLine(false, allWords(messages).markTyped);
  if (subject.kind === 'figure') return figureTrailCard(view, subject);
  const { claims } = pipeline.verifySlide(deck, slide);
  return claimList(
    claims.filter(({ id }) => subject.ids.includes(id)),
    messages,
  );
}

/** Where a figure comes from: mark, expression, variables, and for each source the rows it read and the query. */
export function figureTrailCard(
  view: TrailView,
  { expression, mark, blockId }: Extract<TipSubject, { kind: 'figure' }>,
): TemplateResult {
  const { deck, slide, pipeline, messages } = view;
  const trail = pipeline.figureTrail(deck, slide, expression, blockId);
  return html`${verdictLine(mark === 'computed', markWords(mark, allWords(messages)))}
    <code class="expression" dir="ltr">${expression}</code>
    ${definitions(trail)} ${trail.problem ? html`<p class="hint">${trail.problem.message}</p>` : nothing}
    ${trail.sources.map((source) => sourceTrail(view, source))}`;
}

function definitions({ definitions: found }: FigureTrail): TemplateResult | typeof nothing {
  if (found.length === 0) return nothing;
  return html`<ul class="definitions" dir="ltr">
    ${found.map(({ name, expr }) => html`<li><code>${name} = ${expr}</code></li>`)}
  </ul>`;
}

function sourceTrail(view: TrailView, source: TrailSource): TemplateResult {
  const words = allWords(view.messages);
  const rows = view.pipeline.trailRows(view.deck, source, view.rows);
  const more = source.rows.length - rows.length;
  return html`<div class="trail-source">
    <p class="trail-title">${source.title}</p>
    <p class="hint">${sourceFacts(view, source)}</p>
    ${source.columns.length > 0 && rows.length > 0 ? trailTable(view, source, rows) : nothing}
    ${source.columns.length > 0 && more > 0 ? html`<p class="hint">${words.moreRows(more)}</p>` : nothing}
    <code class="trail-sql" dir="ltr">${source.sql.trim()}</code>
  </div>`;
}

/** `3 of 12 rows · queried 21 Nov 2026, 12:00` */
function sourceFacts({ messages, locale }: TrailView, source: TrailSource): string {
  const words = allWords(messages);
  const used = words.usedRows(source.rows.length, source.total);
  const time = source.queriedAt === undefined ? undefined : timeText(source.queriedAt, locale);
  return time === undefined ? used : `${used} · ${words.queriedAt(time)}`;
}

function timeText(iso: string, locale: string): string | undefined {
  const time = Date.parse(iso);
  if (Number.isNaN(time)) return undefined;
  return new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(time);
}

/** The columns a figure read, and beside them others of the row while there is room, to tell the rows apart. */
function shownColumns(
  { deck, columns: most }: TrailView,
  { sourceId, columns: read }: TrailSource,
): Column[] {
  const used = new Set(read.map(({ name }) => name));
  const all = deck.sources[sourceId]?.columns ?? [];
  const others = all.filter(({ name }) => !used.has(name)).slice(0, Math.max(0, most - used.size));
  const kept = new Set([...read.slice(0, most), ...others].map(({ name }) => name));
  return all.filter(({ name }) => kept.has(name));
}

function trailTable(view: TrailView, source: TrailSource, rows: readonly Row[]): TemplateResult {
  const shown = shownColumns(view, source);
  const used = new Set(source.columns.map(({ name }) => name));
  const align = ({ type, name }: Column): string =>
    `${type === 'number' ? 'number' : ''} ${used.has(name) ? 'used' : ''}`;
  return rowTable(shown, rows, { classOf: align, name: 'trail-rows' });
}

/** Sentences with the test that makes each true, and whether it does. */
export function claimList(
  claims: readonly SlideClaim[],
  messages: Messages,
  more?: (claim: SlideClaim) => unknown,
): TemplateResult {
  return html`<ul class="claims">
    ${claims.map((claim) => {
      const { sentence, test, holds, problem } = claim;
      return html`<li>
        ${verdictLine(holds, holds ? messages.claimHolds : messages.claimBroken)}
        <p class="sentence">${sentence}</p>
        <code class="expression" dir="ltr">${test}</code>
        ${problem ? html`<p class="hint">${problem.message}</p>` : nothing} ${more?.(claim)}
      </li>`;
    })}
  </ul>`;
}
