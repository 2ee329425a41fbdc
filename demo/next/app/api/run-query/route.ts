import { join } from 'node:path';
import { createNodeDuckDBRunner, createQueryHandler, readDatasetFile } from 'deckwright/server';

export const runtime = 'nodejs';
export const dynamic = 'force-dynamic';

const duckdb = createNodeDuckDBRunner();
/** At the first query, not while the app is being built; a file that has not changed is not loaded again. */
async function load() {
  await duckdb.load([await readDatasetFile(join(process.cwd(), 'data', 'sales.csv'), 'sales')]);
}

export const POST = createQueryHandler({
  engine: {
    runQuery: async (sql, options) => {
      await load();
      return duckdb.runQuery(sql, options);
    },
    schema: async () => {
      await load();
      return duckdb.schema();
    },
  },
  // A demo has no accounts. Yours: authorize: async (request) => (await session(request)) ? undefined : new Response(…)
  authorize: (request) =>
    request.headers.get('x-demo-user') === 'reader'
      ? undefined
      : Response.json({ error: 'Say who you are.' }, { status: 401 }),
});
