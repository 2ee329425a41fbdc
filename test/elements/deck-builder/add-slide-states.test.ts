import { expect, fixture, html } from '@open-wc/testing';
import type { DeckBuilder } from '../../../src/index.js';
import { createLocalFetch } from '../../../src/service/index.js';
import { button } from '../deck-right-panel/sql-desk.js';
import { fixtureDeck } from '../fixture-deck.js';
import { allInside, appears, inBothSchemes, inside, text } from '../inside.js';
import { press } from '../press.js';
import {
  generated,
  dialog,
  input,
  suggestions,
  focused,
  opened,
  type,
  write,
  ask,
  shown,
  withEngine,
} from './ask-builder.js';
import { waitUntil } from '../wait.js';

describe('deck-builder, the states of a slide about a question', function () {
  withEngine(this);

  it('asks back where the data does not hold what was asked for, with questions that it answers', async () => {
    const element = await generated();
    await opened(element);
    write(element, 'humidity of the moon');
    await press('Enter');
    const unclear = await appears(element, '.add-unclear');
    expect(text(unclear)).to.contain('Not found in the data: “humidity”');
    await inBothSchemes(element, () => expect(element).to.be.accessible());
    const [suggestion] = allInside(element, '.add-unclear .chip');
    const prompt = text(suggestion!);
    suggestion!.click();
    await shown(element);
    expect(input(element).value).to.equal(prompt);
    expect(focused(element)).to.equal(input(element));
  });

  it('says at the button that there is no data to ask about', async () => {
    const element = await fixture<DeckBuilder>(
      html`<deck-builder service="local" style="block-size: 700px" .deck=${fixtureDeck()}></deck-builder>`,
    );
    const add = await appears(element, '.rail .add');
    expect(add.getAttribute('aria-label')).to.equal('Add a slide: There are no tables.');
    expect(add.getAttribute('aria-disabled')).to.equal('true');
    add.click();
    await element.updateComplete;
    expect(dialog(element)).to.equal(null);
    element.runQuery = Object.assign(() => Promise.reject(new Error('asked')), {
      engine: () => Promise.resolve({ runQuery: element.runQuery!, schema: () => Promise.resolve([]) }),
    });
    await element.updateComplete;
    add.click();
    await waitUntil(
      () => dialog(element) && text(dialog(element)!).includes('There is no data to ask about'),
    );
    await inBothSchemes(element, () => expect(element).to.be.accessible());
  });

  it('asks the service of the page, tells its errors with a way to try again, and answers what it does not', async () => {
    const element = await generated();
    const local = createLocalFetch();
    const asked: string[] = [];
    let status = 503;
    element.customFetch = (request, init) => {
      if (request !== '/api/query-from-prompt') return local(request, init);
      asked.push((JSON.parse(init!.body as string) as { prompt: string }).prompt);
      if (status === 200) {
        const reading = {
          sql: 'SELECT region AS category, count(*) AS value FROM sales GROUP BY 1',
          title: 'Sales by region',
          type: 'bar',
          encoding: { category: 'category', value: 'value' },
          explanation: 'The model counted.',
        };
        return Promise.resolve(Response.json({ status: 'ok', ...reading }));
      }
      const code = status === 404 ? 'not_found' : 'model_unavailable';
      return Promise.resolve(Response.json({ error: { code, message: 'No.' } }, { status }));
    };
    await element.updateComplete;
    await opened(element);
    expect(text(inside(element, '#prompt-hint'))).to.contain('are sent to the service');
    write(element, 'how many');
    await press('Enter');
    const message = await appears(element, '.add-body .message');
    expect(text(message)).to.contain('The language model is not available');
    await inBothSchemes(element, () => expect(element).to.be.accessible());
    status = 200;
    button(element, 'Try again')!.click();
    await shown(element);
    expect(asked).to.deep.equal(['how many', 'how many']);
    expect(text(inside(element, '.understood'))).to.contain('The model counted.');
    status = 404;
    await ask(element, 'total revenue by region');
    await waitUntil(() => text(inside(element, '.understood')).includes('From the table "sales"'));
  });

  it('stops asking and writing where a person cancels, and leaves nothing behind when it is removed', async () => {
    const element = await generated();
    const local = createLocalFetch();
    const signals: AbortSignal[] = [];
    const never = (signal: AbortSignal): Promise<Response> => {
      signals.push(signal);
      return new Promise((_, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason as Error));
      });
    };
    let waits = 'query-from-prompt';
    element.customFetch = (request, init) =>
      request === `/api/${waits}` ? never(init!.signal!) : local(request, init);
    await element.updateComplete;
    await opened(element);
    write(element, 'total revenue by region');
    await press('Enter');
    await waitUntil(() => signals.length === 1);
    allInside(element, '.add-question button').at(-1)!.click();
    await waitUntil(() => signals[0]!.aborted);
    await waitUntil(() => text(inside(element, '.add-question button')).includes('Ask'));
    waits = 'generate-deck-slides';
    await ask(element, 'total revenue by region');
    const before = element.deck!;
    button(element, 'Add slide')!.click();
    await waitUntil(() => signals.length === 2, 'nothing was written');
    await inBothSchemes(element, () => expect(element).to.be.accessible());
    allInside(element, '.add-actions button')[0]!.click();
    await waitUntil(() => signals[1]!.aborted);
    button(element, 'Add slide')!.click();
    await waitUntil(() => signals.length === 3, 'nothing was written');
    const parent = element.parentElement!;
    element.remove();
    expect(signals[2]!.aborted).to.equal(true);
    expect(element.deck).to.equal(before);
    parent.append(element);
    await element.updateComplete;
    expect(dialog(element)).to.equal(null);
  });

  for (const width of ['1300px', '360px']) {
    it(`every state is accessible, light and dark, and nothing overflows, ${width} wide`, async () => {
      const element = await generated(width);
      const base = inside(element, '.base');
      expect(base.scrollWidth).to.be.at.most(base.clientWidth);
      await opened(element);
      await inBothSchemes(element, () => expect(element).to.be.accessible());
      await type(element, 'rev');
      await waitUntil(() => suggestions(element).length > 0);
      await press('ArrowDown');
      await inBothSchemes(element, () => expect(element).to.be.accessible());
      await ask(element, 'total revenue by region');
      const body = inside(element, '.add-body');
      expect(body.scrollWidth).to.be.at.most(body.clientWidth);
      await inBothSchemes(element, () => expect(element).to.be.accessible());
    });
  }
});
