import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { parseDeck } from '../../src/core/deck/parse-deck.js';
import { resolveSlide } from '../../src/core/deck/resolve.js';
import type { Deck } from '../../src/core/deck/types.js';
import { runCli } from '../cli/run-cli.js';
import { tableArguments } from '../support/demo-dashboards.js';
import { readPackage, paragraphs } from '../core/export/read-package.js';

/** So many that every widget type stands in one of them at least. */
const DASHBOARDS = ['weather', 'movies', 'aviation', 'cars', 'world', 'airports', 'jobs'];

interface Made {
  deck: Deck;
  pptx: Buffer;
}

/** What a person gets who opens the demo, chooses a dashboard, generates and exports. */
async function madeInPage(page: Page, dashboard: string): Promise<Made & { logo: string }> {
  await page.goto(`/demo/#${dashboard}`);
  await page.getByRole('button', { name: 'Generate deck' }).click();
  const button = page.getByRole('button', { name: 'Export PowerPoint' });
  await expect(button).toBeEnabled({ timeout: 45_000 });
  const json = await page
    .locator('deck-builder')
    .evaluate((element) => JSON.stringify((element as unknown as { deck: unknown }).deck));
  const deck = parseDeck(json);
  const download = page.waitForEvent('download');
  await button.click();
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  const pptx = await readFile(await (await download).path());
  return { deck, pptx, logo: deck.branding?.logoDataUrl ?? '' };
}

/** What the command line makes of the same dashboard, tables, company and logo: as a document and as a file. */
async function madeByCommand(dashboard: string, logo: string): Promise<Made> {
  const folder = await mkdtemp(join(tmpdir(), 'deckwright-same-'));
  const logoFile = join(folder, 'logo.svg');
  await writeFile(logoFile, decodeURIComponent(logo.slice(logo.indexOf(',') + 1)));
  const build = async (name: string): Promise<Buffer> => {
    const output = join(folder, name);
    const brand = ['--company', 'Northwind Analytics', '--logo', logoFile];
    const { code, stderr } = await runCli([
      'build',
      `demo/dashboards/${dashboard}.json`,
      ...tableArguments(dashboard),
      ...brand,
      '-o',
      output,
    ]);
    expect(code, stderr).toBe(0);
    return readFile(output);
  };
  return { deck: parseDeck(String(await build('x.deck.json'))), pptx: await build('x.pptx') };
}

/** All of a document that a reader sees or a figure is computed from; ids and times are each deck's own. */
function content(deck: Deck): unknown {
  const { title, subtitle, theme, sources, slides } = deck;
  return {
    title,
    subtitle,
    theme: theme?.id ?? 'paper',
    company: deck.branding?.companyName,
    sources: Object.fromEntries(
      Object.entries(sources).map(([id, { data, ...source }]) => [
        id,
        { ...source, rows: data?.rows, truncated: data?.truncated, fingerprint: data?.fingerprint },
      ]),
    ),
    slides: slides.map((slide) => {
      const { layout, title, text, notes, source, variables, claims, blocks, origin } = slide;
      const resolved = resolveSlide(deck, slide);
      return {
        template: { layout, title, text, notes, source, variables, blocks, origin },
        claims: claims.map(({ quote, test, source }) => ({ quote, test, source })),
        shown: [resolved.title, resolved.text, resolved.notes].map((part) => part.text),
      };
    }),
  };
}

const QUERIED_ON_SLIDE = /(?<=^Queried ).+ UTC$/u;
const QUERIED_AT = /\d{4}-\d\d-\d\dT[\d:.]+Z/gu;

/** Paragraphs of every slide and of its notes, in the order of the slides; without the time of the run. */
async function words(pptx: Buffer): Promise<{ slide: string[]; notes: string[] }[]> {
  const parts = await readPackage(new File([new Uint8Array(pptx)], 'x.pptx'));
  const count = [...parts.keys()].filter((name) => /^ppt\/slides\/slide\d+\.xml$/u.test(name)).length;
  return Array.from({ length: count }, (_, index) => {
    const notes = /notesSlide\d+\.xml/u.exec(parts.get(`ppt/slides/_rels/slide${index + 1}.xml.rels`) ?? '');
    return {
      slide: paragraphs(parts.get(`ppt/slides/slide${index + 1}.xml`) ?? '').map((text) =>
        text.replace(QUERIED_ON_SLIDE, ''),
      ),
      notes: notes
        ? paragraphs(parts.get(`ppt/notesSlides/${notes[0]}`) ?? '').map((text) =>
            text.replace(QUERIED_AT, ''),
          )
        : [],
    };
  });
}

for (const dashboard of DASHBOARDS)
  test(`page and command line make the same deck of the ${dashboard} dashboard`, async ({ page }) => {
    const inPage = await madeInPage(page, dashboard);
    const byCommand = await madeByCommand(dashboard, inPage.logo);
    expect(inPage.deck.slides.length).toBeGreaterThanOrEqual(6);
    expect(content(inPage.deck)).toEqual(content(byCommand.deck));
    const spoken = await words(inPage.pptx);
    expect(spoken.length).toBe(inPage.deck.slides.length);
    for (const { slide } of spoken) expect(slide.join('')).not.toBe('');
    expect(spoken).toEqual(await words(byCommand.pptx));
  });
