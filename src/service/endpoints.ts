import {
  parseGenerateDeckRequest,
  parseModifySlideRequest,
  parseQueryFromPromptRequest,
} from '../core/stream/request-schemas.js';
import { answerPrompt } from './answer-prompt.js';
import { generateDeckRun, modifySlideRun, type Provider } from './deck-run.js';
import { withRows } from './rows-by-sql.js';
import type { PlannedRun } from './run.js';
import type { VendorServiceOptions } from './service-options.js';

/** Checks the body, and makes the run that it asks for. Rejects with what the request fails with. */
export type RunEndpoint = (body: unknown, signal: AbortSignal) => Promise<PlannedRun>;
/** Answers with JSON. */
export type ReplyEndpoint = (body: unknown, signal: AbortSignal) => Promise<object>;

/** What the service answers by POST, by endpoint name. */
export function endpointsOf(options: VendorServiceOptions): {
  runs: Readonly<Record<string, RunEndpoint>>;
  replies: Readonly<Record<string, ReplyEndpoint>>;
} {
  const { concurrency = 4, model, modelSettings: settings = {}, runSql } = options;
  const engine = runSql && { runSql, concurrency };
  const provider: Provider = { concurrency, settings, ...(model ? { model } : {}) };
  return {
    runs: {
      'generate-deck-slides': async (body, signal) => {
        const request = parseGenerateDeckRequest(body);
        const given = request.widgets.map((widget, index) => ({ widget, path: `widgets[${index}]` }));
        const { widgets, failures } = await withRows(given, request.privacy, engine, signal);
        return generateDeckRun({ ...request, widgets }, provider, failures);
      },
      'modify-deck-slides': async (body, signal) => {
        const request = parseModifySlideRequest(body);
        const given = request.widget ? [{ widget: request.widget, path: 'widget' }] : [];
        const { widgets, failures } = await withRows(given, request.privacy, engine, signal);
        const [widget] = widgets;
        const failure = widget && failures.get(widget.id);
        if (failure) throw failure;
        return modifySlideRun({ ...request, ...(widget ? { widget } : {}) }, provider);
      },
    },
    replies: {
      'query-from-prompt': (body, signal) =>
        answerPrompt(parseQueryFromPromptRequest(body), { runSql, model, settings }, signal),
    },
  };
}
