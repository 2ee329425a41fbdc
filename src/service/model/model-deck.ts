import { planDeck, writeSlide } from '../../core/analyst/index.js';
import type { GenerateDeckRequest } from '../../core/stream/protocol.js';
import { analystWriter } from '../analyst-writer.js';
import type { PlannedDeck } from '../slide-writer.js';
import { directDeck, tellingStory, type DeckQuestion } from './direct-deck.js';
import type { ModelProvider } from './model-provider.js';
import { modelDeckWriter } from './model-writer.js';

/**
 * Who writes a deck where a model chooses, and its slides in the order that the model chose. Rejects only when aborted.
 * @param plan the analyst's
 */
export async function modelDeck({
  plan,
  ...question
}: DeckQuestion &
  Pick<ModelProvider<GenerateDeckRequest>, 'rows'> &
  Omit<PlannedDeck, 'writer'>): Promise<PlannedDeck> {
  const { request, rows, model, settings } = question;
  const directed = await directDeck(question);
  const { direction, reason } = directed;
  const analyst = analystWriter((planned) => writeSlide(planned, request, direction), rows);
  const writer = modelDeckWriter({ request, rows, analyst, model, settings }, { direction, reason });
  // A storyline is chosen where no slides are named.
  const ordered = direction?.storyline && planDeck(request, direction);
  const wanted = ordered ?? question.wanted;
  return { writer: tellingStory(writer, directed, wanted), plan: ordered ?? plan, wanted };
}
