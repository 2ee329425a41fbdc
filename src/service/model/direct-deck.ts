import type { DeckDirection } from '../../core/analyst/deck-direction.js';
import type { DeckError } from '../../core/errors.js';
import type { GenerateDeckRequest, GuardReport, PlannedSlide, Usage } from '../../core/stream/protocol.js';
import { sumOf, type SlideWriter } from '../slide-writer.js';
import { wireError } from '../wire-error.js';
import { choose } from './choose.js';
import { deckOffers, type DeckOffers } from './deck-offers.js';
import { buildDeckPrompt, deckSchema, DECK_STORY_PROMPT } from './deck-prompt.js';
import type { LanguageModel, ModelSettings } from './language-model.js';
import { readDeckChoice } from './read-deck-choice.js';

export interface DeckQuestion {
  request: GenerateDeckRequest;
  /** The slides that are to be written, as the analyst plans them. */
  wanted: readonly PlannedSlide[];
  /** Ids of widgets that have no rows. */
  failed: ReadonlySet<string>;
  model: LanguageModel;
  settings: ModelSettings;
  signal: AbortSignal;
}

/** The story of a deck as a model chose it. */
export interface DirectedDeck {
  /** Absent where the whole story is the analyst's. */
  direction?: DeckDirection;
  /** Why the model gave nothing. */
  reason?: DeckError<string>;
  told: Told;
}

/** What slides say of how the story was chosen. */
interface Told {
  offers?: DeckOffers;
  dropped: readonly string[];
  repaired?: string[];
  usage?: Usage;
}

/**
 * Asks a model, before any slide is written, for the order and sections of a deck and for what its summary and closing say: one answer, and
 * a second where something of it cannot be. A deck where that is too little to ask stays the analyst's. Rejects only when aborted.
 */
export async function directDeck({
  request,
  wanted,
  failed,
  model,
  settings,
  signal,
}: DeckQuestion): Promise<DirectedDeck> {
  const offers = deckOffers(request, wanted, failed);
  if (!offers) return { told: { dropped: [] } };
  const outcome = await choose({
    model,
    settings,
    signal,
    subject: 'deck',
    system: DECK_STORY_PROMPT,
    prompt: buildDeckPrompt(request, offers),
    schema: deckSchema(offers),
    read: (pieces) => readDeckChoice(pieces, offers),
    suffices: ({ storyline, summary, closing }) =>
      storyline !== undefined || summary.length + closing.length > 0,
  });
  const { violations: dropped, usage } = outcome;
  const told = { offers, dropped, ...(usage ? { usage } : {}) };
  if (!('choice' in outcome)) return { reason: outcome.reason, told };
  const { choice, repaired } = outcome;
  return { direction: choice, told: { ...told, ...(repaired ? { repaired } : {}) } };
}

/**
 * A writer whose slides say what became of the model's story: what was left out of it stands with the first slide that speaks of the whole
 * deck, and a summary or closing slide of the analyst's says so.
 * @param wanted the slides that are to be written
 */
export function tellingStory(
  writer: SlideWriter,
  { direction, reason, told }: DirectedDeck,
  wanted: readonly PlannedSlide[],
): SlideWriter {
  const { offers, dropped, repaired, usage } = told;
  if (!offers) return writer;
  const teller = (['summary', 'closing'] as const)
    .map((part) => wanted.find((slide) => slide.part === part))
    .concat(
      wanted.find(({ layout }) => layout === 'title'),
      wanted[0],
    )
    .find((slide) => slide !== undefined);
  const reportFor = ({ slideId, part }: PlannedSlide): Partial<GuardReport> | undefined => {
    const tells = slideId === teller?.slideId;
    const isEmpty =
      (part === 'summary' || part === 'closing') && offers[part].most > 0 && !direction?.[part].length;
    if (!tells && !isEmpty) return undefined;
    return {
      ...(isEmpty || (tells && !direction) ? { fallback: true } : {}),
      ...(reason ? { reason: wireError(reason) } : {}),
      ...(tells ? { dropped: [...dropped], ...(repaired ? { repaired } : {}) } : {}),
    };
  };
  return {
    provider: writer.provider,
    write: async (planned, stage) => {
      const written = await writer.write(planned, stage);
      const { dropped: more = [], ...report } = reportFor(planned) ?? {};
      const spent = planned.slideId === teller?.slideId ? sumOf(written.usage, usage) : written.usage;
      return {
        ...written,
        guards: {
          ...written.guards,
          ...report,
          passed: written.guards.passed && more.length === 0,
          dropped: [...more, ...written.guards.dropped],
        },
        ...(spent ? { usage: spent } : {}),
      };
    },
  };
}
