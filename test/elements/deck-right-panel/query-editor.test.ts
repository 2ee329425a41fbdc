import { expect, fixture, html } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import '../../../src/elements/deck-right-panel/define.js';
import type { QueryResult } from '../../../src/core/query/types.js';
import type { QueryDesk } from '../../../src/elements/shared/query-desk.js';
import type { DeckRightPanel } from '../../../src/index.js';
import { fixtureDeck } from '../fixture-deck.js';
import { allInside, appears, inBothSchemes, inside, text } from '../inside.js';
import { COMMAND_KEY, press } from '../press.js';
import {
  answer,
  button,
  dataTab,
  deskOf,
  editing,
  outcome,
  run,
  unknownColumn,
  written,
} from './sql-desk.js';
import { waitUntil } from '../wait.js';

const all = `${COMMAND_KEY}+a`;
const runKey = `${COMMAND_KEY}+Enter`;

async function write(element: DeckRightPanel, sql: string): Promise<void> {
  inside(element, '.cm-content').focus();
  await press(all);
  await sendKeys({ type: sql });
  await element.updateComplete;
}

describe('deck-right-panel, the editor of a query', () => {
  it('shows queries without an editor where there is nothing to run them', async () => {
    const element = await fixture<DeckRightPanel>(
      html`<deck-right-panel .deck=${fixtureDeck()} slide-id="regions"></deck-right-panel>`,
    );
    inside(element, '#tab-data').click();
    await appears(element, 'pre');
    expect(button(element, 'Edit query')).to.equal(undefined);
  });

  it('starts no engine for a look at the data or at the editor', async () => {
    const { desk, opened } = deskOf();
    const element = await dataTab(desk);
    await editing(element);
    expect(opened()).to.equal(0);
    await write(element, 'SELECT 1');
    await waitUntil(() => opened() > 0);
  });

  it('runs what is written with Ctrl + Enter and shows rows, time and types', async () => {
    const asked: string[] = [];
    const { desk } = deskOf({ runQuery: (sql) => (asked.push(sql), Promise.resolve(answer(300))) });
    const element = await dataTab(desk);
    await editing(element);
    await write(element, 'SELECT region, value FROM sales ');
    await press(runKey);
    await waitUntil(() => outcome(element).includes('34'));
    expect(asked).to.deep.equal(['SELECT region, value FROM sales ']);
    expect(outcome(element)).to.contain('The first 50 of 300 rows · 34 ms');
    expect(allInside(element, '.outcome tbody tr').length).to.equal(50);
    expect(getComputedStyle(allInside(element, '.outcome td')[1]!).textAlign).to.equal('end');
    expect(text(allInside(element, '.outcome th')[1]!)).to.equal('value DOUBLE');
  });

  it('tells a missing value from a dash, and has the whole of a long text', async () => {
    const long = 'A sentence that is longer than any column is wide.';
    const rows = [
      { region: null, value: null },
      { region: '–', value: -3 },
      { region: long, value: 1 },
    ];
    const { desk } = deskOf({ runQuery: () => Promise.resolve(answer(3, { rows })) });
    const element = await dataTab(desk);
    await editing(element);
    await run(element);
    const cells = allInside(element, '.outcome td');
    expect(cells.map(text)).to.deep.equal(['NULL', 'NULL', '–', '-3', long, '1']);
    expect(cells.map(({ title }) => title)).to.deep.equal(['', '', '', '', long, '']);
  });

  it('tells of the start of the engine while a query waits for it', async () => {
    const { desk } = deskOf();
    let start: () => void = () => undefined;
    const { open } = desk;
    const waiting: QueryDesk = {
      ...desk,
      open: async (tell) => {
        tell?.({ phase: 'engine', done: 0.25 });
        await new Promise<void>((resolve) => (start = resolve));
        return open();
      },
    };
    const element = await dataTab(waiting);
    await editing(element);
    button(element, 'Run')!.click();
    const bar = await appears(element, '.outcome [role="progressbar"]');
    expect(outcome(element)).to.equal('Starting the database …');
    expect([bar.ariaLabel, bar.getAttribute('aria-valuenow')]).to.deep.equal([
      'Starting the database …',
      '0.25',
    ]);
    const line = inside(element, '.outcome [role="status"]');
    start();
    await waitUntil(() => outcome(element).includes('3 rows'));
    expect(inside(element, '.outcome [role="status"]')).to.equal(line, 'a line that stays is read aloud');
    expect(text(line)).to.contain('3 rows');
  });

  it('keeps the keyboard where it was when a button is gone after its use', async () => {
    const fail = { on: true };
    const { desk } = deskOf({
      own: false,
      runQuery: (sql) =>
        fail.on ? Promise.reject(unknownColumn(sql, ['region'])) : Promise.resolve(answer(1)),
    });
    const element = await dataTab(desk);
    await editing(element);
    const focused = () => text(element.shadowRoot!.activeElement ?? document.body);
    const use = async (label: string) => {
      button(element, label)!.focus();
      await press('Enter');
    };
    await use('Run');
    await appears(element, '.ask');
    expect(focused()).to.equal('Run');
    await use('Run 1 query');
    await appears(element, '.query-problem');
    expect(focused()).to.equal('Run');
    fail.on = false;
    await use('Use region');
    await waitUntil(() => outcome(element).includes('1 row'));
    expect(focused()).to.equal('Run');
    await use('Close the editor');
    await waitUntil(() => button(element, 'Edit query'));
    expect(focused()).to.equal('Edit query');
  });

  it('brackets close around what is selected, and text takes its place', async () => {
    const { desk } = deskOf();
    const element = await dataTab(desk, 'SELECT 1');
    await editing(element);
    await press(all);
    await sendKeys({ type: '(' });
    expect(written(element)).to.equal('(SELECT 1)');
    await press(all);
    await sendKeys({ type: 'x' });
    expect(written(element)).to.equal('x');
    await press(`${COMMAND_KEY}+z`);
    expect(written(element)).to.equal('(SELECT 1)');
  });

  it('opens with room for its rows, at the top of the panel', async () => {
    const { desk } = deskOf({ runQuery: () => Promise.resolve(answer(60)) });
    const element = await dataTab(desk);
    await editing(element);
    await run(element);
    const panel = inside(element, '.content').getBoundingClientRect();
    const editor = inside(element, '.query-edit').getBoundingClientRect();
    const rows = inside(element, '.outcome').getBoundingClientRect();
    expect(editor.top - panel.top).to.be.within(0, 20);
    expect(rows.bottom).to.be.at.most(panel.bottom);
  });

  it('says that a result was cut, and that there are no rows', async () => {
    let result: QueryResult = answer(10, { truncated: true });
    const { desk } = deskOf({ runQuery: () => Promise.resolve(result) });
    const element = await dataTab(desk);
    await editing(element);
    await run(element);
    expect(outcome(element)).to.contain('The result was cut');
    result = answer(0);
    await run(element);
    expect(outcome(element)).to.contain('The query returned no rows.');
  });

  it('stops a query that runs', async () => {
    let stopped = false;
    const { desk } = deskOf({
      runQuery: (_sql, { signal } = {}) =>
        new Promise((_resolve, reject) => {
          signal?.addEventListener('abort', () => {
            stopped = true;
            reject(new DOMException('Stopped', 'AbortError'));
          });
        }),
    });
    const element = await dataTab(desk);
    await editing(element);
    button(element, 'Run')!.click();
    await waitUntil(() => outcome(element).includes('Running'));
    button(element, 'Cancel')!.click();
    await waitUntil(() => button(element, 'Run'));
    expect(stopped).to.equal(true);
    expect(outcome(element)).to.equal('');
  });

  it('underlines the place of an error and corrects it with one click', async () => {
    const { desk } = deskOf({
      runQuery: (sql) =>
        sql.includes('regoin')
          ? Promise.reject(unknownColumn(sql, ['region', 'reason']))
          : Promise.resolve(answer(2)),
    });
    const element = await dataTab(desk);
    await editing(element);
    await run(element);
    await appears(element, '.cm-lintRange-error');
    expect(text(inside(element, '.cm-lintRange-error'))).to.equal('regoin');
    expect(outcome(element)).to.contain('There is no column "regoin"');
    expect(text(inside(element, '.query-place mark'))).to.equal('regoin');
    button(element, 'Use region')!.click();
    await waitUntil(() => outcome(element).includes('2 rows'));
    expect(written(element)).to.equal('SELECT region FROM sales');
    expect(element.shadowRoot!.querySelector('.cm-lintRange-error')).to.equal(null);
  });

  it('corrects an error from the tip at its place', async () => {
    const { desk } = deskOf({
      runQuery: (sql) =>
        sql.includes('regoin') ? Promise.reject(unknownColumn(sql, ['region'])) : Promise.resolve(answer(2)),
    });
    const element = await dataTab(desk);
    await editing(element);
    await run(element);
    const place = await appears(element, '.cm-lintRange-error');
    const { x, y } = place.getBoundingClientRect();
    const at = { bubbles: true, clientX: x + 4, clientY: y + 4 };
    place.dispatchEvent(new MouseEvent('mousemove', at));
    const action = await appears(element, '.cm-diagnosticAction');
    expect(text(action)).to.equal('Use region');
    action.dispatchEvent(new MouseEvent('mousedown', { bubbles: true, cancelable: true }));
    action.click();
    await waitUntil(() => outcome(element).includes('2 rows'));
    expect(written(element)).to.equal('SELECT region FROM sales');
  });

  it('offers a choice where no name is close, and none for text that has changed since', async () => {
    const { desk } = deskOf({ runQuery: (sql) => Promise.reject(unknownColumn(sql, ['a', 'b', 'c', 'd'])) });
    const element = await dataTab(desk);
    await editing(element);
    await run(element);
    expect(allInside(element, '.query-fixes button').map(text)).to.deep.equal(['Use a', 'Use b', 'Use c']);
    expect(outcome(element)).to.contain('Did you mean one of these?');
    inside(element, '.cm-content').focus();
    await press('End');
    await sendKeys({ type: ' ' });
    await waitUntil(() => allInside(element, '.query-fixes button').length === 0);
  });

  it('goes back to the query of the slide with Escape, and brings the changes back', async () => {
    const { desk } = deskOf();
    const element = await dataTab(desk, 'SELECT 1 AS n');
    await editing(element);
    await write(element, 'SELECT 2 AS n ');
    // A list of names that is open, or on its way, is what the first Escape closes.
    await waitUntil(async () => {
      await press('Escape');
      return written(element) === 'SELECT 1 AS n';
    });
    await element.updateComplete;
    button(element, 'Restore my changes')!.click();
    await element.updateComplete;
    expect(written(element)).to.equal('SELECT 2 AS n ');
    button(element, 'Reset')!.click();
    await element.updateComplete;
    expect(written(element)).to.equal('SELECT 1 AS n');
  });

  it('keeps what is written when the editor is closed, and uses it for the slide', async () => {
    const { desk, used } = deskOf();
    const element = await dataTab(desk, 'SELECT 1 AS n');
    await editing(element);
    expect(button(element, 'Use this query')).to.equal(undefined);
    await write(element, 'SELECT 2 AS n ');
    button(element, 'Close the editor')!.click();
    await element.updateComplete;
    expect(text(inside(element, 'pre'))).to.equal('SELECT 1 AS n');
    await editing(element);
    expect(written(element)).to.equal('SELECT 2 AS n ');
    element.busy = true;
    await element.updateComplete;
    expect(button(element, 'Use this query')!.disabled).to.equal(true, 'the deck is being written');
    element.busy = false;
    await element.updateComplete;
    button(element, 'Use this query')!.click();
    await waitUntil(() => used.length > 0);
    expect(used).to.deep.equal([['revenue', 'SELECT 2 AS n ']]);
  });

  it('asks before the query of a deck from elsewhere runs for the first time', async () => {
    let runs = 0;
    const { desk } = deskOf({ own: false, runQuery: () => ((runs += 1), Promise.resolve(answer(1))) });
    const element = await dataTab(desk);
    await editing(element);
    button(element, 'Run')!.click();
    await waitUntil(() => outcome(element).includes('This deck was opened, not written here.'));
    expect(runs).to.equal(0);
    button(element, 'Run 1 query')!.click();
    await waitUntil(() => outcome(element).includes('1 row'));
    await run(element);
    expect(runs).to.equal(2);
  });

  it('shows the plan of a query where the engine tells one', async () => {
    const { desk } = deskOf({ explain: (sql) => Promise.resolve(`PLAN OF ${sql}`) });
    const element = await dataTab(desk);
    await editing(element);
    expect(button(element, 'Explain')).to.equal(undefined);
    await run(element);
    button(element, 'Explain')!.click();
    const plan = await appears(element, '.plan');
    expect(text(plan)).to.equal('PLAN OF SELECT regoin FROM sales');
  });

  it('is left with Tab, and keeps its keys to itself', async () => {
    const { desk } = deskOf();
    const element = await dataTab(desk);
    const content = await editing(element);
    let heard = 0;
    element.addEventListener('keydown', () => (heard += 1));
    content.focus();
    await press('a');
    expect(heard).to.equal(0);
    await press('Escape');
    await press('Tab');
    expect(element.shadowRoot!.activeElement?.closest('.sql-editor')).to.equal(null);
  });

  it('is a plain field until the code of the editor is there, and takes over text and caret', async () => {
    const { desk } = deskOf();
    const element = await dataTab(desk, 'SELECT 1');
    button(element, 'Edit query')!.click();
    await element.updateComplete;
    const field = element.shadowRoot!.querySelector<HTMLTextAreaElement>('.sql-field');
    if (field) {
      field.focus();
      field.value = 'SELECT 12';
      field.setSelectionRange(8, 8);
      field.dispatchEvent(new InputEvent('input', { bubbles: true }));
    } else await write(element, 'SELECT 12');
    await appears(element, '.cm-content');
    await element.updateComplete;
    expect(written(element)).to.equal('SELECT 12');
  });

  it('reads left to right in a page that reads right to left', async () => {
    const { desk } = deskOf();
    document.documentElement.dir = 'rtl';
    try {
      const element = await dataTab(desk);
      const content = await editing(element);
      expect(getComputedStyle(content).direction).to.equal('ltr');
      expect(getComputedStyle(inside(element, '.commands')).direction).to.equal('rtl');
      expect(element.scrollWidth).to.be.at.most(element.clientWidth);
      await run(element);
      const [name, value] = allInside(element, '.outcome td').map((cell) => getComputedStyle(cell));
      expect([name!.textAlign, value!.direction]).to.deep.equal(['right', 'ltr']);
    } finally {
      document.documentElement.removeAttribute('dir');
    }
  });

  it('is accessible with an error, a result, a question and the tables open, light and dark', async () => {
    const fail = { on: true };
    const { desk } = deskOf({
      own: false,
      explain: () => Promise.resolve('PLAN'),
      runQuery: (sql) =>
        fail.on ? Promise.reject(unknownColumn(sql, ['region'])) : Promise.resolve(answer(60)),
    });
    const element = await dataTab(desk);
    await editing(element);
    inside(element, '.tables > summary').click();
    await appears(element, '.table-list');
    button(element, 'Run')!.click();
    await appears(element, '.ask');
    await inBothSchemes(element, () => expect(element).to.be.accessible());
    button(element, 'Run 1 query')!.click();
    await appears(element, '.query-problem');
    await inBothSchemes(element, () => expect(element).to.be.accessible());
    fail.on = false;
    await run(element);
    await inBothSchemes(element, () => expect(element).to.be.accessible());
    element.style.inlineSize = '320px';
    await inBothSchemes(element, () => expect(element).to.be.accessible());
    expect(inside(element, '.content').scrollWidth).to.be.at.most(320);
  });
});
