import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { verifySlide } from '../../../src/core/deck/verify-slide.js';
import { button } from '../deck-right-panel/sql-desk.js';
import { allInside, appears, inBothSchemes, inside, next, text } from '../inside.js';
import { press } from '../press.js';
import {
  sales,
  datasets,
  provider,
  generated,
  dialog,
  input,
  suggestions,
  sqlOf,
  focused,
  titles,
  opened,
  type,
  ask,
  shown,
  runs,
  added,
  withEngine,
} from './ask-builder.js';
import { waitUntil } from '../wait.js';

describe('deck-builder, a slide about a question', function () {
  withEngine(this);

  it('suggests from the data while a person types, eight at most, by the keys of a combo box', async () => {
    const element = await generated();
    await opened(element);
    expect(focused(element)).to.equal(input(element));
    await type(element, 'rev');
    await waitUntil(() => suggestions(element).length > 0);
    expect(suggestions(element).length).to.be.at.most(8);
    expect(suggestions(element)).to.include('total revenue by region');
    expect(input(element).getAttribute('aria-expanded')).to.equal('true');
    await press('ArrowDown');
    await press('ArrowDown');
    const active = inside(element, `#${input(element).getAttribute('aria-activedescendant')}`);
    expect(active.getAttribute('aria-selected')).to.equal('true');
    expect(text(active)).to.equal(suggestions(element)[1]);
    await press('ArrowUp');
    await press('ArrowUp');
    expect(input(element).hasAttribute('aria-activedescendant')).to.equal(false);
    await press('Escape');
    expect(suggestions(element)).to.deep.equal([]);
    expect(dialog(element)!.open).to.equal(true);
    expect(input(element).value).to.equal('rev');
    await press('ArrowDown');
    await waitUntil(() => suggestions(element).length > 0);
    const wanted = suggestions(element)[0]!;
    await press('Enter');
    await shown(element);
    expect(input(element).value).to.equal(wanted);
  });

  it('is added by keyboard alone behind the current slide, with chart, text, notes and claims that hold', async () => {
    const element = await generated();
    const add = inside(element, '.rail .add');
    inside(element, '[role="option"]').click();
    const [cover, regions] = titles(element);
    add.focus();
    await press('Enter');
    await appears(element, '.chips');
    await sendKeys({ type: 'total revenue by region' });
    await press('Enter');
    await shown(element);
    expect(text(inside(element, '.understood'))).to.contain('From the table "sales"');
    expect(text(inside(element, '.understood'))).to.contain('column "revenue"');
    expect(sqlOf(element)).to.contain('SUM("revenue")');
    const button = allInside(element, '.add-actions button').at(-1)!;
    for (let tab = 0; tab < 12 && focused(element) !== button; tab += 1) await press('Tab');
    expect(focused(element)).to.equal(button);
    const changed = next(element, 'deck-change');
    await press('Enter');
    expect((await changed).edits.map((edit) => edit.type)).to.deep.equal(['setSource', 'insertSlide']);
    await waitUntil(() => !dialog(element));
    expect(focused(element)).to.equal(add);
    expect(titles(element)).to.deep.equal([cover, element.deck!.slides[1]!.title, regions]);
    const slide = element.deck!.slides[1]!;
    expect(slide.blocks.map(({ kind }) => kind)).to.include('chart');
    expect(slide.text).to.contain('{{');
    expect(slide.notes).to.not.equal('');
    expect(slide.claims.length).to.be.greaterThan(0);
    const { unverified, claims } = verifySlide(element.deck!, slide);
    expect(unverified).to.deep.equal([]);
    expect(claims.every(({ holds }) => holds)).to.equal(true);
    const source = element.deck!.sources[slide.source!]!;
    expect(source.sql).to.contain('SUM("revenue")');
    expect(source.data!.rows.length).to.equal(8);
    await waitUntil(() => text(inside(element, '[role="status"]')).includes('was added'));
    expect(inside(element, '[aria-selected="true"][data-slide]').dataset['slide']).to.equal(slide.id);
  });

  it('goes with one step of undo and comes back, and its rows can be refreshed without a question', async () => {
    const element = await generated();
    const before = element.deck!;
    await opened(element);
    await ask(element, 'average visitors by region');
    const slide = await added(element);
    expect(element.deck!.slides.length).to.equal(before.slides.length + 1);
    inside(element, 'button[aria-label="Undo"]').click();
    await element.updateComplete;
    expect(element.deck!.slides).to.deep.equal(before.slides);
    expect(element.deck!.sources).to.deep.equal(before.sources);
    inside(element, 'button[aria-label="Redo"]').click();
    expect(element.deck!.slides).to.include(slide);
    const doubled = sales.map((row) => ({ ...row, visitors: row.visitors * 2 }));
    provider.datasets = [{ ...datasets[0]!, version: '2', data: doubled }];
    const diff = await element.refresh();
    provider.datasets = datasets;
    const own = diff!.sources.find(({ sourceId }) => sourceId === slide.source)!;
    expect(own.status).to.equal('changed');
    expect(diff!.figures.some(({ slideId }) => slideId === slide.id)).to.equal(true);
  });

  it('shows another reading at one click, and adds that one', async () => {
    const element = await generated();
    await opened(element);
    await ask(element, 'revenue by region');
    const first = sqlOf(element);
    const [other] = allInside(element, '.reading .chip');
    const title = text(other!);
    other!.click();
    await waitUntil(() => sqlOf(element) !== first);
    await shown(element);
    expect(inside<HTMLInputElement>(element, '#answer-title').value).to.equal(title);
    const sql = sqlOf(element);
    const slide = await added(element);
    expect(element.deck!.sources[slide.source!]!.sql.replace(/\s+/gu, ' ')).to.equal(sql);
  });

  it('runs the query again as a person changed it, and the slide shows its rows', async () => {
    const element = await generated();
    await opened(element);
    await ask(element, 'total revenue by region');
    await runs(
      element,
      "SELECT region AS category, max(revenue) AS value FROM sales WHERE region <> 'West' GROUP BY 1",
    );
    await waitUntil(() => text(inside(element, '.outcome')).includes('7 rows'), 'not run');
    expect(text(inside(element, '.understood'))).to.contain('your own query');
    const title = inside<HTMLInputElement>(element, '#answer-title');
    title.value = 'Best sale by region';
    title.dispatchEvent(new Event('input'));
    const slide = await added(element);
    const source = element.deck!.sources[slide.source!]!;
    expect(source.title).to.equal('Best sale by region');
    expect(source.data!.rows.length).to.equal(7);
    expect(source.widget!.dataKey).to.contain("region <> 'West'");
  });

  it('says where a query is wrong, keeps what was written, and takes the name that was meant', async () => {
    const element = await generated();
    await opened(element);
    await ask(element, 'total revenue by region');
    inside(element, '.cm-content').focus();
    await press('Control+End');
    await sendKeys({ type: ', regoin' });
    const broken = sqlOf(element);
    button(element, 'Run')!.click();
    await appears(element, '.outcome .query-problem');
    expect(text(inside(element, '.outcome mark'))).to.equal('regoin');
    expect(sqlOf(element)).to.equal(broken);
    expect(inside(element, '.answer-preview').classList.contains('stale')).to.equal(true);
    const before = element.deck;
    button(element, 'Add slide')!.click();
    await waitUntil(() => element.shadowRoot!.querySelector('.outcome .query-problem'));
    expect(element.deck).to.equal(before);
    await inBothSchemes(element, () => expect(element).to.be.accessible());
    await waitUntil(() => button(element, 'Use region'), 'no name was offered');
    button(element, 'Use region')!.click();
    await shown(element);
    expect(sqlOf(element)).to.equal(broken.replace('regoin', 'region'));
    button(element, 'Reset')!.click();
    await waitUntil(() => !sqlOf(element).endsWith('region'));
  });

  it('keeps the question and the answer when it is closed, and gives the focus back', async () => {
    const element = await generated();
    await opened(element);
    await ask(element, 'total revenue by region');
    input(element).focus();
    await press('Escape');
    await waitUntil(() => !dialog(element));
    expect(focused(element)).to.equal(inside(element, '.rail .add'));
    inside(element, '.toolbar .adds').click();
    await appears(element, '.add-dialog[open]');
    await shown(element);
    expect(input(element).value).to.equal('total revenue by region');
    inside(element, '.add-head button').click();
    await waitUntil(() => !dialog(element));
    expect(focused(element)).to.equal(inside(element, '.toolbar .adds'));
  });
});
