import type { ModifySlideRequest } from '../../core/stream/protocol.js';
import type { SlideWriter } from '../slide-writer.js';
import { buildRewritePrompt } from './choice-prompt.js';
import { chooseSlide } from './choose-slide.js';
import { providerName } from './language-model.js';
import { sendChosen, standIn, type ModelProvider } from './model-provider.js';
import { rewrittenSlide } from './rewritten-slide.js';
import { slideSchema, typesFor } from './slide-schema.js';
import { statementList } from './statement-list.js';

/** Lines of a slide: those that stand and some more. */
const LINES = 8;

/** Rewrites one slide with a model. The analyst stands in for the instructions it understands. */
export function modelRewriter({
  request,
  rows,
  analyst,
  model,
  settings,
}: ModelProvider<ModifySlideRequest>): SlideWriter {
  const { slide, widget: shown, violations, deck, locale = 'en-US' } = request;
  return {
    provider: providerName(model),
    async write(planned, stage) {
      // On a slide of several sources a sentence names the rows it reads: nothing new is said there.
      const widget = shown && slide.source === shown.id ? shown : undefined;
      const list = statementList(widget, locale, slide);
      const types = typesFor(shown, { frame: list.reading?.frame, asked: true });
      const outcome = await chooseSlide({
        model,
        settings,
        stage,
        prompt: buildRewritePrompt(request, {
          list,
          widget,
          types,
          locale,
          deckTitle: deck.title,
          points: LINES,
        }),
        schema: slideSchema(list, { types, rewrite: true }),
        sources: { list, types, locale, rows: shown?.rows ?? [], points: LINES },
        suffices: ({ wishes, reworded, edits }) =>
          wishes.length > 0 || reworded || Object.keys(edits).length > 0,
        violations,
      });
      if ('choice' in outcome) {
        const { slide: written, problems } = rewrittenSlide(request, outcome.choice, list, widget);
        return sendChosen(written, problems, outcome, rows, stage);
      }
      try {
        return await standIn(analyst, planned, stage, outcome);
      } catch {
        // What the analyst does not understand is no news to someone who asked a model.
        throw outcome.reason;
      }
    },
  };
}
