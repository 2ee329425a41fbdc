// Typing in a deck of 200 slides, time to interactive of the demo, and memory after ten rounds of generating, in Chromium.
// Beside it reveal.js with 200 slides of as much text: its slide typed into, its page opened, its deck made ten times.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { chromium, type Browser, type CDPSession, type Page } from 'playwright';
import { serveBuilt } from '../scripts/built-server.mjs';
import { chromiumLaunch } from '../scripts/chromium.mjs';
import { median, report, row } from './report.js';

const SLIDES = 200;
const RUNS = 5;
const ROUNDS = 10;
const TYPED = 'Revenue grew in every region but one this year ';
const viewport = { width: 1600, height: 900 };

const revealFile = createRequire(import.meta.url).resolve('reveal.js');
const { version } = JSON.parse(readFileSync(revealFile.replace(/dist.*$/u, 'package.json'), 'utf8')) as {
  version: string;
};
const reveal = `reveal.js ${version}`;

/** Main-thread milliseconds of each keystroke. */
async function typing(page: Page): Promise<number[]> {
  if (!(await page.evaluate(() => 'keystrokes' in globalThis)))
    await page.addScriptTag({ path: 'bench/pages/typing-probe.js', type: 'module' });
  for (const letter of TYPED) {
    await page.keyboard.press(letter === ' ' ? 'Space' : letter);
    await page.waitForTimeout(30);
  }
  await page.waitForTimeout(300);
  return page.evaluate(() => (globalThis as unknown as { keystrokes: number[] }).keystrokes.splice(0));
}

/** A generated deck, its slides repeated until there are 200. */
async function openLongDeck(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/demo/#movies`);
  await page.getByRole('button', { name: 'Generate deck' }).click();
  await page.locator('deck-builder [part~="toolbar"]').waitFor();
  await page.locator('deck-builder [part~="progress"]').waitFor({ state: 'detached', timeout: 60_000 });
  await page.locator('deck-builder').evaluate(async (element, count) => {
    type Slide = { id: string };
    const builder = element as HTMLElement & { deck: { slides: Slide[] }; updateComplete: Promise<boolean> };
    const { deck } = builder;
    const slides = Array.from({ length: count }, (_, at) => {
      const slide = deck.slides[1 + (at % (deck.slides.length - 1))]!;
      return { ...structuredClone(slide), id: `long-${at}` };
    });
    builder.deck = { ...structuredClone(deck), slides };
    await builder.updateComplete;
  }, SLIDES);
  await page.waitForTimeout(1500);
}

async function openReveal(page: Page): Promise<void> {
  await page.goto('about:blank');
  await page.setContent('<div class="reveal"><div class="slides"></div></div>');
  await page.addStyleTag({ path: revealFile.replace(/\.m?js$/u, '.css') });
  await page.addScriptTag({ path: revealFile.replace(/\.mjs$/u, '.js') });
  await page.evaluate(async (count) => {
    const slides = document.querySelector('.slides')!;
    for (let at = 0; at < count; at += 1) {
      const section = document.createElement('section');
      section.innerHTML = `<h2 contenteditable>Slide ${at}</h2><ul contenteditable><li>One line of text</li><li>Another line of text</li></ul>`;
      slides.append(section);
    }
    const { Reveal } = globalThis as unknown as {
      Reveal: new (element: Element, options: object) => { initialize(): Promise<void> };
    };
    await new Reveal(document.querySelector('.reveal')!, { keyboard: false }).initialize();
  }, SLIDES);
}

/** Milliseconds until the page answers a click: its main thread is free and what is to be clicked is there. */
async function interactive(browser: Browser, url: string, wanted: string): Promise<number> {
  const page = await browser.newPage({ viewport });
  try {
    await page.goto(url, { waitUntil: 'commit' });
    await page.locator(wanted).first().waitFor();
    return await page.evaluate(
      () => new Promise<number>((done) => setTimeout(() => done(performance.now()))),
    );
  } finally {
    await page.close();
  }
}

interface Held {
  heap: number;
  nodes: number;
  listeners: number;
}

async function held(session: CDPSession): Promise<Held> {
  for (let i = 0; i < 3; i += 1) await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  const of = (name: string): number => metrics.find((metric) => metric.name === name)?.value ?? 0;
  return { heap: of('JSHeapUsedSize') / 1e6, nodes: of('Nodes'), listeners: of('JSEventListeners') };
}

/** What stays after each round of generating a deck and going back to the start. */
async function rounds(page: Page, origin: string): Promise<Held[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  await page.goto(`${origin}/demo/#movies`);
  const after: Held[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    await page.locator('deck-builder [part~="generate"]').click();
    await page.locator('deck-builder .thumbnail deck-view').first().waitFor();
    await page.locator('deck-builder [part~="progress"]').waitFor({ state: 'detached', timeout: 60_000 });
    await page.locator('deck-builder [part~="toolbar"] .back button').click();
    await page.locator('deck-builder [part~="generate"]').waitFor();
    await page.waitForTimeout(300);
    after.push(await held(session));
  }
  return after;
}

const server = await serveBuilt();
const browser = await chromium.launch(chromiumLaunch);
try {
  const page = await browser.newPage({ viewport });
  await openLongDeck(page, server.origin);
  await page.locator('deck-builder .canvas [data-edit="title"]').click();
  const onSlide = await typing(page);
  await page.keyboard.press('Escape');
  await page.locator('deck-right-panel [part~="content"]').getByRole('textbox').first().click();
  const inPanel = await typing(page);
  await page.close();

  const other = await browser.newPage({ viewport });
  await openReveal(other);
  await other.locator('section.present h2').click();
  const theirTyping = await typing(other);
  await other.close();

  const opened: number[] = [];
  for (let i = 0; i < RUNS; i += 1)
    opened.push(
      await interactive(browser, `${server.origin}/demo/#movies`, 'deck-builder [part~="generate"]'),
    );

  const memory = await rounds(await browser.newPage({ viewport }), server.origin);
  const [second, last] = [memory[1]!, memory.at(-1)!];
  const slowest = (values: number[]): number =>
    [...values].sort((a, b) => a - b)[Math.floor(values.length * 0.95)]!;

  report('ui', [
    row('keystroke in a title on the slide, 200 slides', 'ms', onSlide, {
      limit: 16,
      peer: { name: reveal, value: median(theirTyping) },
    }),
    {
      name: 'the same, 95th percentile',
      unit: 'ms',
      ours: slowest(onSlide),
      limit: 16,
      n: onSlide.length,
      peer: { name: reveal, value: slowest(theirTyping) },
    },
    row('keystroke in the panel, 200 slides', 'ms', inPanel, {
      limit: 16,
      peer: { name: reveal, value: median(theirTyping) },
    }),
    {
      name: 'the same, 95th percentile',
      unit: 'ms',
      ours: slowest(inPanel),
      limit: 16,
      n: inPanel.length,
      peer: { name: reveal, value: slowest(theirTyping) },
    },
    row('demo: opened → the button answers', 'ms', opened),
    {
      name: `heap after round ${ROUNDS} beyond round 2`,
      unit: 'MB',
      ours: last.heap - second.heap,
      n: ROUNDS,
    },
    {
      name: `nodes after round ${ROUNDS} beyond round 2`,
      unit: '',
      ours: last.nodes - second.nodes,
      n: ROUNDS,
    },
    {
      name: `listeners after round ${ROUNDS} beyond round 2`,
      unit: '',
      ours: last.listeners - second.listeners,
      n: ROUNDS,
    },
  ]);
} finally {
  await browser.close();
  server.stop();
}
