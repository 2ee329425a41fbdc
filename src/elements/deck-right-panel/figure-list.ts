import { html, nothing, type TemplateResult } from 'lit';
import type { SlideClaim } from '../../core/deck/slide-claims.js';
import type { ResolvedSlide } from '../../core/deck/resolve.js';
import type { Deck, Slide } from '../../core/deck/types.js';
import type { ResolvedPart, ResolvedTemplate } from '../../core/template/types.js';
import type { CheckedSentence } from '../../core/statements/check-deck.js';
import { allWords, type AllMessages } from '../shared/all-words.js';
import { icon } from '../shared/icons.js';
import { SENTENCE_SIGNS } from '../shared/sentence-signs.js';
import { claimList, figureTrailCard, type TrailView } from '../shared/trail-card.js';
import { verdictLine } from '../shared/verdict-line.js';

type ValuePart = Extract<ResolvedPart, { kind: 'value' }>;

/** Opens the rows and the query of a source. */
type OpenSource = (sourceId: string) => void;

/** Figures of a slide with their trail, then statements with their test. */
export function figureList(view: TrailView, open: OpenSource): TemplateResult {
  const { deck, slide, pipeline, messages } = view;
  const words = allWords(messages);
  const figures = figuresOf(pipeline.resolveSlide(deck, slide), slide);
  const { unverified, claims, sentences } = pipeline.verifySlide(deck, slide);
  const unbound = unverified.filter(({ doubt }) => doubt === 'typed' || doubt === 'failed');
  return html`<section class="group">
      <h3 class="label">${words.figures}</h3>
      ${
        figures.length + unbound.length === 0
          ? html`<p class="hint">${words.noFigures}</p>`
          : html`<ul class="figures">
              ${figures.map((figure) => renderFigure(view, figure, open))}
              ${unbound.map(
                ({ text, doubt }) =>
                  html`<li class="unbound">
                    <b>${text}</b>
                    ${verdictLine(false, doubt === 'typed' ? words.markTyped : words.markFailed)}
                  </li>`,
              )}
            </ul>`
      }
    </section>
    ${sentences.length === 0 ? nothing : sentenceList(sentences, words)}
    ${
      claims.length === 0
        ? nothing
        : html`<section class="group">
            <h3 class="label">${words.claims}</h3>
            ${claimList(claims, messages, (claim) => sourceLink(view, claimSource(claim, slide), open))}
          </section>`
    }`;
}

/** Every sentence of the slide with its state. */
const sentenceList = (sentences: readonly CheckedSentence[], words: AllMessages): TemplateResult =>
  html`<section class="group">
    <h3 class="label">${words.sentences}</h3>
    <ul class="sentences">
      ${sentences.map(
        ({ text, state, why }) =>
          html`<li class="sentence ${state}">
            <p>${text}</p>
            <p class="state">${SENTENCE_SIGNS[state]}${words.sentenceStates[state]}</p>
            ${state === 'broken' && why !== undefined ? html`<p class="hint" dir="auto">${why}</p>` : nothing}
          </li>`,
      )}
    </ul>
  </section>`;

/** A figure and, when it is opened, its whole trail. */
function renderFigure(view: TrailView, { part, blockId }: PlacedFigure, open: OpenSource): TemplateResult {
  const { deck, slide, pipeline } = view;
  const { text, expression, mark } = part;
  const { sources } = pipeline.figureTrail(deck, slide, expression, blockId);
  return html`<li>
    <details>
      <summary>
        <b>${text}</b>
        <code dir="ltr">${expression}</code>
        ${mark === 'computed' ? nothing : html`<span class="doubt">${icon('alert')}</span>`}
      </summary>
      <div class="trail">
        ${figureTrailCard(view, { kind: 'figure', text, expression, mark, blockId })}
        ${sources.map(({ sourceId }) => sourceLink(view, sourceId, open))}
      </div>
    </details>
  </li>`;
}

const claimSource = ({ source }: SlideClaim, slide: Slide): string | undefined => source ?? slide.source;

function sourceLink(
  { deck, messages }: TrailView,
  sourceId: string | undefined,
  open: OpenSource,
): TemplateResult | typeof nothing {
  const title = titleOf(deck, sourceId);
  if (sourceId === undefined || title === undefined) return nothing;
  return html`<button class="to-rows" type="button" @click=${() => open(sourceId)}>
    ${icon('table')}${allWords(messages).showRows(title)}
  </button>`;
}

const titleOf = ({ sources }: Deck, sourceId: string | undefined): string | undefined =>
  sourceId !== undefined && Object.hasOwn(sources, sourceId) ? sources[sourceId]?.title : undefined;

interface PlacedFigure {
  part: ValuePart;
  blockId: string | undefined;
}

function figuresOf({ title, text, blocks }: ResolvedSlide, slide: Slide): PlacedFigure[] {
  const of = ({ parts }: ResolvedTemplate, blockId?: string): PlacedFigure[] =>
    parts.flatMap((part) => (part.kind === 'value' ? [{ part, blockId }] : []));
  const inBlocks = slide.blocks.flatMap(({ id }) => {
    const block = Object.hasOwn(blocks, id) ? blocks[id] : undefined;
    return block ? of(block, id) : [];
  });
  return [...of(title), ...of(text), ...inBlocks];
}
