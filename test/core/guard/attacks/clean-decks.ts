import { createDeckGeneration, createReportCallbacks } from '../../../../src/core/generation/index.js';
import { recommendWidgets } from '../../../../src/core/analyst/index.js';
import { createNodeDuckDBRunner } from '../../../../src/server/query/node-duckdb-runner.js';
import { readDatasetFile } from '../../../../src/server/query/read-dataset-file.js';
import { createLocalFetch } from '../../../../src/service/index.js';

/** What the guards said of one deck. */
export interface DeckVerdict {
  file: string;
  sentences: number;
  /** Lines of the guards. */
  dropped: string[];
}

/** A deck that the embedded analyst makes of a real table: all of it is computed, so whatever the guards take is a false alarm. */
export async function analystDeck(path: string): Promise<DeckVerdict> {
  const runner = createNodeDuckDBRunner();
  try {
    const file = path.split('/').at(-1) ?? path;
    await runner.load([await readDatasetFile(path, file.replace(/\W+/g, '_'))]);
    const config = await recommendWidgets(await runner.schema(), runner.runQuery);
    let dropped: string[] = [];
    const local = createLocalFetch();
    const customFetch: typeof local = async (input, init) => {
      const answer = await local(input, init);
      const text = await answer.text();
      // The service's own guards come first: what they take never reaches the page.
      for (const [, line] of text.matchAll(/^data: (.*)$/gm)) {
        const event = JSON.parse(line ?? '{}') as { guards?: { dropped: string[] } };
        dropped = [...dropped, ...(event.guards?.dropped ?? [])];
      }
      return new Response(text, { headers: answer.headers });
    };
    const generation = createDeckGeneration({
      callbacks: createReportCallbacks({ customFetch, runQuery: runner.runQuery }),
    });
    await generation.start({ config: { ...config, name: config.name || file } });
    const { slides } = generation.getSnapshot();
    const texts = slides.flatMap(({ slide }) =>
      slide ? [slide.title, ...slide.text.split('\n'), ...(slide.notes ?? '').split(/(?<=[.?!]) /)] : [],
    );
    return { file, sentences: texts.filter(Boolean).length + dropped.length, dropped };
  } finally {
    await runner.close();
  }
}
