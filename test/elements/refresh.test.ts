import { expect, fixture, html } from '@open-wc/testing';
import '../../src/elements/deck-builder/define.js';
import { writeWidgetSlide } from '../../src/core/analyst/write-slide.js';
import { loadPhrases } from '../../src/core/statements/phrases/load.js';
import { deckVoice } from '../../src/core/statements/story/deck-voice.js';
import type { Deck, DeckBuilder, DeckRightPanel, QueryResult } from '../../src/index.js';
import { fixtureDeck } from './fixture-deck.js';
import { allInside, appears, inBothSchemes, inside, next, text } from './inside.js';
import { COMMAND_KEY, press as pressKeys } from './press.js';
import { waitUntil } from './wait.js';

const columns: QueryResult['columns'] = [
  { name: 'region', type: 'string', dbType: 'VARCHAR' },
  { name: 'value', type: 'number', dbType: 'DOUBLE' },
];
const answer = (values: number[]): QueryResult => ({
  columns,
  rows: ['North', 'West', 'South', 'East'].map((region, index) => ({ region, value: values[index] ?? null })),
  rowCount: 4,
  elapsedMs: 1,
  truncated: false,
});
const OLD = [1_204_500, 981_200, 640_900, 402_300];
const NEW = [204_500, 981_200, 640_900, 402_300];

/** The fixture deck with a statement about its leader, written from a widget. */
function deckWithClaim(): Deck {
  const deck = fixtureDeck();
  const { sql, title } = deck.sources['revenue']!;
  deck.sources['revenue']!.widget = { id: 'revenue', type: 'bar', title, dataKey: sql };
  const slide = deck.slides[1]!;
  // A number in words is a figure as well.
  slide.text = slide.text.replace('The four regions', 'The regions');
  slide.claims = [{ id: 'lead', quote: slide.title, test: 'argmax(region, value) == "North"' }];
  return deck;
}

/** The same with its chart's slide as the analyst writes it: each sentence is a statement. */
function deckWithStatements(locale = 'en-US'): Deck {
  const deck = deckWithClaim();
  deck.format = { ...deck.format, locale };
  const { widget, columns, data } = deck.sources['revenue']!;
  const input = { ...widget!, columns, rows: data!.rows, rowCount: 4, queriedAt: data!.queriedAt };
  const written = writeWidgetSlide('regions', input, { deck: deckVoice(locale), turn: 0 });
  deck.slides[1] = { ...written, text: `${written.text}\n- We like the North.` };
  return deck;
}

/** A builder whose page brings the queries of the deck, so that they need no permission. */
async function opened(
  result: () => QueryResult,
  trusted = true,
  deck = deckWithClaim(),
): Promise<DeckBuilder> {
  const { widget } = deck.sources['revenue']!;
  const element = await fixture<DeckBuilder>(
    html`<deck-builder
      service="local"
      style="block-size: 760px; inline-size: 1200px"
      .config=${trusted ? { name: 'Sales', widgets: [widget!] } : undefined}
      .runQuery=${() => Promise.resolve().then(result)}
    ></deck-builder>`,
  );
  element.deck = deck;
  await appears(element, '.thumbnail');
  allInside(element, '[role="option"]')[1]!.click();
  await appears(element, '.verdicts');
  return element;
}
const status = (element: DeckBuilder): string => text(inside(element, '[role="status"]'));
const verdicts = (element: DeckBuilder): string => text(inside(element, '.verdicts'));
const press = (element: DeckBuilder, label: string): void =>
  allInside(element, '.review-actions button')
    .find((button) => text(button) === label)!
    .click();
const title = (element: DeckBuilder): string =>
  text(inside(inside(element, '.canvas deck-view'), '[role="heading"]'));

describe('deck-builder, figures and statements', () => {
  it('says under a slide whether its figures are computed from rows, and how many sentences are checked', async () => {
    const element = await opened(() => answer(OLD));
    await waitUntil(() => verdicts(element).includes('Figures computed from rows'));
    expect(verdicts(element)).to.match(/\d of \d sentences? checked/);
    const slide = element.deck!.slides[1]!;
    const slides = element.deck!.slides.map((one) =>
      one === slide ? { ...one, text: `${one.text}\n- Up 12% by March` } : one,
    );
    element.deck = { ...element.deck!, slides };
    await waitUntil(() => verdicts(element).includes('2 figures not verified'));
  });
});

describe('deck-builder, refresh', () => {
  it('shows what the new rows change and applies it as one step of undo', async () => {
    const element = await opened(() => answer(NEW));
    const before = element.deck!;
    const diff = await element.refresh();
    expect(diff?.claims.map(({ claimId }) => claimId)).to.deep.equal(['lead']);
    await appears(element, '.review');
    expect(element.deck).to.equal(before, 'nothing is applied before a person accepts');
    const said = text(inside(element, '.review'));
    expect(said).to.contain('1 statement no longer holds').and.to.contain('argmax(region, value) == "North"');
    expect(said).to.contain('$3,228,900').and.to.contain('$2,228,900');
    expect(status(element)).to.contain('1 statement no longer holds');
    await waitUntil(() => title(element).includes('2.2M'), 'the slide shows the new rows');
    const changed = next(element, 'deck-change');
    press(element, 'Apply');
    expect((await changed).edits.map(({ type }) => type)).to.deep.equal(['setSource']);
    await element.updateComplete;
    expect(element.deck!.sources['revenue']!.data!.rows[0]!['value']).to.equal(204_500);
    expect(verdicts(element)).to.contain('1 statement no longer holds');
    expect(status(element)).to.equal('The new data was applied.');
    inside<HTMLButtonElement>(element, 'button[aria-label="Undo"]').click();
    expect(element.deck!.sources['revenue']).to.equal(before.sources['revenue']);
  });

  it('shows each sentence that is worded anew beside what it was, and takes all of it back in one step', async () => {
    const element = await opened(() => answer(NEW), true, deckWithStatements());
    const before = element.deck!;
    const diff = await element.refresh();
    const [headline] = diff!.sentences;
    expect(headline!.before).to.match(/^Revenue: North/);
    expect(headline!.after).to.match(/^Revenue: West/);
    const said = text(await appears(element, '.reworded'));
    expect(said).to.contain(headline!.before).and.to.contain(headline!.after).and.to.contain('Notes');
    expect(text(inside(element, '.review'))).to.match(/\d sentences reworded/);
    expect(status(element)).to.match(/\d sentences reworded/);
    expect(text(inside(element, '.review'))).not.to.contain('no longer');
    await waitUntil(() => title(element) === headline!.after, 'the slide shows the new sentence');
    press(element, 'Apply');
    await element.updateComplete;
    const slide = element.deck!.slides[1]!;
    expect(slide.text).to.contain('- We like the North.');
    await waitUntil(() => verdicts(element).includes('checked'));
    expect(verdicts(element)).not.to.contain('no longer');
    inside<HTMLButtonElement>(element, 'button[aria-label="Undo"]').click();
    expect(element.deck!.slides).to.deep.equal(before.slides);
    expect(element.deck!.sources).to.deep.equal(before.sources);
  });

  it('shows a chart whose type the new rows suit no more, with the type that it becomes and why', async () => {
    const deck = deckWithStatements();
    const [block] = deck.slides[1]!.blocks;
    if (block?.kind !== 'chart') throw new Error('no chart');
    deck.slides[1]!.blocks = [{ ...block, spec: { ...block.spec, type: 'pie' } }];
    const element = await opened(() => answer([204_500, 981_200, -640_900, 402_300]), true, deck);
    await element.refresh();
    const review = text(await appears(element, '.review'));
    expect(review)
      .to.contain('1 chart is of another type now')
      .and.to.match(/Pie chart.*Bar chart/u)
      .and.to.contain('the values are not the parts of one whole');
    expect(status(element)).to.contain('1 chart is of another type now');
    press(element, 'Apply');
    await element.updateComplete;
    const [shown] = element.deck!.slides[1]!.blocks;
    expect(shown?.kind === 'chart' && shown.spec.type).to.equal('horizontal-bar');
    inside<HTMLButtonElement>(element, 'button[aria-label="Undo"]').click();
    expect(element.deck!.slides).to.deep.equal(deck.slides);
  });

  it('filters a slide where a wish of its rewrite asks for that, once the new rows are accepted', async () => {
    const deck = deckWithStatements();
    const { sql } = deck.sources['revenue']!;
    const left = { ...answer(OLD), rows: answer(OLD).rows.slice(1), rowCount: 3 };
    const element = await opened(() => left, true, deck);
    const panel = await appears<DeckRightPanel>(element, 'deck-right-panel');
    const field = await appears<HTMLTextAreaElement>(panel, '#instruction');
    field.value = 'without North';
    field.dispatchEvent(new InputEvent('input', { bubbles: true }));
    await panel.updateComplete;
    inside<HTMLButtonElement>(panel, 'button[type="submit"]').click();
    await appears(element, '.review-content');
    expect(element.deck!.sources['revenue']!.sql).to.equal(sql);
    press(element, 'Apply');
    await waitUntil(() => element.deck!.sources['revenue']!.sql !== sql);
    expect(element.deck!.sources['revenue']!.sql).to.contain(`WHERE "region" <> 'North'`);
    expect(element.deck!.sources['revenue']!.data!.rows.length).to.equal(3);
    expect(element.deck!.slides[1]!.statements!.some(({ quote }) => quote.includes('North"'))).to.equal(
      false,
    );
  });

  it('says of a sentence that is gone that it is removed', async () => {
    const none = { ...answer([]), rows: [], rowCount: 0 };
    const element = await opened(() => none, true, deckWithStatements());
    await element.refresh();
    const said = text(await appears(element, '.reworded'));
    expect(said).to.contain('Removed: none of it holds any more').and.to.contain('Revenue by region');
    press(element, 'Apply');
    await element.updateComplete;
    const { title, text: bullets } = element.deck!.slides[1]!;
    expect([title, bullets]).to.deep.equal(['Revenue by region', '- We like the North.']);
  });

  it('words sentences anew in the language of the deck', async () => {
    await loadPhrases('de-DE');
    const element = await opened(() => answer(NEW), true, deckWithStatements('de-DE'));
    const diff = await element.refresh();
    expect(diff!.sentences[0]!.after)
      .to.match(/West/)
      .and.not.to.match(/leads|ahead|times/);
  });

  it('judges new rows by the slides as they are when they come', async () => {
    let give = (): void => {};
    const come = new Promise<void>((resolve) => (give = resolve));
    const deck = deckWithStatements();
    const element = await opened(() => answer(NEW), true, deck);
    element.runQuery = async () => {
      await come;
      return answer(NEW);
    };
    const asked = element.refresh();
    const mine = { ...deck.slides[1]!, title: 'North is mine' };
    element.deck = { ...deck, slides: deck.slides.map((slide) => (slide.id === mine.id ? mine : slide)) };
    give();
    const diff = await asked;
    expect(diff!.sentences.length).to.be.greaterThan(0);
    expect(diff!.sentences.some(({ place }) => place === 'title')).to.equal(false);
    press(element, 'Apply');
    expect(element.deck.slides[1]!.title).to.equal('North is mine');
  });

  it('leaves the deck as it was when the changes are discarded', async () => {
    const element = await opened(() => answer(NEW));
    const before = element.deck;
    await element.refresh();
    await appears(element, '.review');
    press(element, 'Discard');
    await element.updateComplete;
    expect(element.shadowRoot!.querySelector('.review')).to.equal(null);
    expect(element.deck).to.equal(before);
    expect(title(element)).to.contain('3.2M');
  });

  it('is answered by keys: Escape leaves the slides, the command key with Enter applies, and focus comes back', async () => {
    const element = await opened(() => answer(NEW));
    const before = element.deck;
    const refresh = inside<HTMLButtonElement>(element, 'button[aria-label="Refresh data"]');
    for (const [keys, applies] of [
      ['Escape', false],
      [`${COMMAND_KEY}+Enter`, true],
    ] as const) {
      refresh.focus();
      refresh.click();
      const review = await appears(element, '.review-content');
      await waitUntil(() => element.shadowRoot!.activeElement === review, 'the review has the keyboard');
      await pressKeys(keys);
      await waitUntil(() => !review.isConnected);
      expect(element.deck !== before).to.equal(applies);
      await waitUntil(() => element.shadowRoot!.activeElement === refresh, 'focus comes back');
    }
  });

  it('has the slides written anew whose statements no longer hold', async () => {
    const element = await opened(() => answer(NEW));
    await element.refresh();
    await appears(element, '.review');
    press(element, 'Apply and rewrite 1 slide');
    await waitUntil(() => status(element) === 'The new data was applied.', 'it never ended');
    const slide = element.deck!.slides[1]!;
    expect(slide.title).not.to.contain('North leads');
    expect(slide.id).to.equal('regions');
    await waitUntil(() => !verdicts(element).includes('no longer'));
  });

  it('asks before the queries of a deck from elsewhere run, and shows them', async () => {
    let runs = 0;
    const element = await opened(() => {
      runs += 1;
      return answer(NEW);
    }, false);
    expect(await element.refresh()).to.equal(undefined);
    await appears(element, '.review');
    expect(runs).to.equal(0);
    expect(text(inside(element, '.review pre'))).to.contain('FROM sales GROUP BY region');
    press(element, 'Run 1 query');
    await waitUntil(() => text(inside(element, '.review')).includes('What the new data changes'));
    expect(runs).to.equal(1);
    press(element, 'Discard');
    expect((await element.refresh())?.sources.length).to.equal(1);
  });

  it('says that nothing changed where the rows are the same', async () => {
    const element = await opened(() => answer(OLD));
    const { fingerprint } = await import('../../src/core/query/fingerprint.js');
    const deck = deckWithClaim();
    deck.sources['revenue']!.data!.fingerprint = fingerprint(answer(OLD).rows);
    element.deck = deck;
    await element.updateComplete;
    const diff = await element.refresh();
    expect(diff?.figures).to.deep.equal([]);
    await element.updateComplete;
    expect(text(await appears(element, '.toast'))).to.contain('nothing changed');
    expect(element.shadowRoot!.querySelector('.review')).to.equal(null);
  });

  it('keeps the deck and names the query where one fails', async () => {
    const element = await opened(() => {
      throw new Error('no such table: sales');
    });
    const before = element.deck!.sources;
    const diff = await element.refresh();
    expect(diff?.sources[0]?.status).to.equal('failed');
    expect(text(await appears(element, '.review'))).to.contain('no such table: sales');
    press(element, 'Apply');
    expect(element.deck!.sources).to.deep.equal(before);
  });

  it('drops a review when the document under it becomes another one', async () => {
    const element = await opened(() => answer(NEW));
    await element.refresh();
    await appears(element, '.review');
    element.deck = { ...fixtureDeck(), id: 'other' };
    await waitUntil(() => !element.shadowRoot!.querySelector('.review'));
    expect(element.deck.id).to.equal('other');
  });

  it('is accessible while a person decides, light and dark', async () => {
    const element = await opened(() => answer(NEW));
    await element.refresh();
    await appears(element, '.review');
    await inBothSchemes(element, () => expect(element).to.be.accessible());
    const asked = await opened(() => answer(NEW), false);
    await asked.refresh();
    await appears(asked, '.review');
    await expect(asked).to.be.accessible();
    const reworded = await opened(() => answer(NEW), true, deckWithStatements());
    await reworded.refresh();
    await appears(reworded, '.reworded');
    await inBothSchemes(reworded, () => expect(reworded).to.be.accessible());
  });
});
