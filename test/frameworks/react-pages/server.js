// Renders on a server without any flag or loader: what a page gets before its scripts stands in hydrate.html, what was
// seen meanwhile in server.json.
import { writeFileSync } from 'node:fs';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { format } from 'node:util';
import { version } from 'react';
import { renderToPipeableStream, renderToString } from 'react-dom/server';

const said = [];
for (const level of ['error', 'warn']) console[level] = (...words) => said.push(format(...words));

const { parts, tree } = await import('./tree.js');

const streamed = (element) =>
  new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(element, {
      onError: reject,
      onAllReady: () => resolve(text(pipe(new PassThrough()))),
    });
  });

const markup = {};
for (const [tag, element] of Object.entries(parts))
  markup[tag] = { string: renderToString(element), stream: await streamed(element) };
const whole = { string: renderToString(tree), stream: await streamed(tree) };
const globals = ['window', 'document', 'customElements', 'HTMLElement'].filter((name) => name in globalThis);

const here = (name) => new URL(name, import.meta.url);
writeFileSync(here('server.json'), JSON.stringify({ version, said, globals, markup, whole }));
writeFileSync(
  here('hydrate.html'),
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><link rel="icon" href="data:,"><title>Hydrated</title></head>
<body><div id="root">${whole.stream}</div><script type="module" src="./hydrate.js"></script></body></html>`,
);
