import { randomUUID } from 'node:crypto';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { vendorExpressMiddleware } from 'deckwright/express';
import express from 'express';

const app = express();
const here = dirname(fileURLToPath(import.meta.url));
const deckwright = dirname(fileURLToPath(import.meta.resolve('deckwright/package.json')));

// A demo has no accounts: whoever presses the button is signed in. The proxy asks only whether someone is.
const sessions = new Set();
const sessionOf = (cookies) => /(?:^|;\s*)session=([\w-]+)/.exec(cookies ?? '')?.[1];

app.use(express.json({ limit: '10mb' }));
app.post('/session', (_request, response) => {
  const id = randomUUID();
  sessions.add(id);
  response.cookie('session', id, { httpOnly: true, sameSite: 'strict' }).status(204).end();
});
app.use(
  '/api/vendor',
  vendorExpressMiddleware({
    token: process.env.SERVICE_API_TOKEN,
    baseUrl: process.env.SERVICE_BASE_URL,
    authorize: (request) =>
      sessions.has(sessionOf(request.headers.get('cookie')))
        ? undefined
        : Response.json({ error: 'Please sign in.' }, { status: 401 }),
  }),
);
// The script and what it loads: the engine, fonts, the writer of presentations.
app.use('/deckwright', express.static(join(deckwright, 'dist')));
app.use(express.static(join(here, 'public')));

const port = Number(process.env.PORT ?? 3000);
app.listen(port, '127.0.0.1', () => console.log(`http://127.0.0.1:${port}`));
