import { expect, fixtureCleanup } from '@open-wc/testing';
import type { DeckBuilder, QueryResult } from '../../../src/index.js';
import { allInside, appears, inBothSchemes, inside, text } from '../inside.js';
import { press } from '../press.js';
import { BrokenService } from './broken-service.js';
import { page, runQuery, widgets } from './sales-page.js';
import { waitUntil } from '../wait.js';

const button = (element: DeckBuilder, label: string): HTMLButtonElement => {
  const found = allInside(element, 'button').find(
    (one) => text(one) === label || one.getAttribute('aria-label') === label,
  );
  if (!found) throw new Error(`There is no button "${label}".`);
  return found as HTMLButtonElement;
};
const order = (element: DeckBuilder): string[] => allInside(element, '.live .widget-title').map(text);
const said = (element: DeckBuilder): string => text(inside(element, '[role="status"]'));
/** A page whose previews are all there. */
async function prepared(options: Partial<DeckBuilder> = {}, width = 1200): Promise<DeckBuilder> {
  const element = await page(options, width);
  await waitUntil(
    () => allInside(element, '.preview deck-view, .preview-problem').length === widgets.length,
    'no previews',
  );
  return element;
}
const write = (element: DeckBuilder, selector: string, value: string): void => {
  const field = inside<HTMLInputElement>(element, selector);
  field.value = value;
  field.dispatchEvent(new Event(field.localName === 'select' ? 'change' : 'input'));
};
const done = (element: DeckBuilder): Promise<void> =>
  waitUntil(
    () => (element.deck?.slides.length ?? 0) > 1 && !element.shadowRoot!.querySelector('.progress'),
    'it was not written',
  );

describe('What will be made', () => {
  it('is shown by charts in small, while nothing is sent to the service', async () => {
    const service = new BrokenService();
    const element = await prepared({ customFetch: service.fetch });
    const [, regions] = allInside(element, '.preview deck-view');
    await waitUntil(() => regions!.shadowRoot!.querySelector('svg'), 'no chart');
    expect(service.asked.length).to.equal(0);
  });

  it('stands as a plain list before the charts come, in rows of the same height', async () => {
    const element = await page();
    const rows = (): number[] => allInside(element, '.card-box li').map((row) => row.offsetHeight);
    const before = rows();
    expect(before.length).to.equal(3);
    await waitUntil(() => allInside(element, '.preview deck-view').length === 3, 'no previews');
    expect(rows()).to.deep.equal(before);
  });

  it('says there and then why a widget cannot be shown, and leaves it out or tries again', async () => {
    let broken = true;
    const element = await prepared({
      runQuery: (sql) =>
        broken && sql.includes('regions') ? Promise.reject(new Error('no table sales')) : runQuery(sql),
    });
    expect(text(inside(element, '.preview-problem'))).to.contain('no table sales');
    broken = false;
    button(element, 'Try again').click();
    await waitUntil(() => allInside(element, '.preview deck-view').length === 3, 'still broken');
    fixtureCleanup();
    const other = await prepared({
      runQuery: (sql) =>
        sql.includes('regions') ? Promise.reject(new Error('no table sales')) : runQuery(sql),
    });
    button(other, 'Leave it out').click();
    await other.updateComplete;
    expect(allInside(other, '.widget input').map((box) => (box as HTMLInputElement).checked)).to.deep.equal([
      true,
      false,
      true,
    ]);
  });

  it('runs no query out of sight, and gives up what was left before its answer', async () => {
    const ran: string[] = [];
    const gone: string[] = [];
    const many = Array.from({ length: 40 }, (_, at) => ({
      id: `w${at}`,
      type: 'bar' as const,
      title: `Widget ${at}`,
      dataKey: `SELECT ${at} -- regions`,
    }));
    const element = await page({
      config: { name: 'Many', widgets: many },
      runQuery: (sql, options) => {
        ran.push(sql);
        options?.signal?.addEventListener('abort', () => gone.push(sql));
        return new Promise<QueryResult>(() => undefined);
      },
    });
    await waitUntil(() => ran.length === 2, 'none ran');
    expect(ran).to.deep.equal([many[0]!.dataKey, many[1]!.dataKey]);
    inside(element, '.start-scroll').scrollTo(0, 100_000);
    await waitUntil(() => gone.length === 2, 'they went on');
    await waitUntil(() => ran.length > 2, 'the last ones never began');
    expect(Number(/\d+/u.exec(ran[2]!)![0])).to.be.greaterThan(20);
  });

  it('is put in order by Alt and an arrow key and by buttons, which is said; the deck follows it', async () => {
    const service = new BrokenService();
    const element = await prepared({ customFetch: service.fetch });
    const box = allInside(element, '.widget input')[2]!;
    box.focus();
    await press('Alt+ArrowUp');
    await waitUntil(() => order(element)[1] === 'Revenue by month', 'it was not moved');
    expect(said(element)).to.equal('“Revenue by month” is now 2 of 3.');
    await waitUntil(() => element.shadowRoot!.activeElement === box, 'focus was lost');
    button(element, 'Move “Revenue” down').click();
    await waitUntil(() => order(element)[1] === 'Revenue', 'it was not moved');
    expect(order(element)).to.deep.equal(['Revenue by month', 'Revenue', 'Revenue by region']);
    await element.generate();
    expect(service.asked[0]!.widgets.map(({ id }) => id)).to.deep.equal(['months', 'total', 'regions']);
    expect(element.deck!.slides.map(({ id }) => id)).to.deep.equal([
      'slide-title',
      'slide-months',
      'slide-total',
      'slide-regions',
    ]);
  });

  it('is put in order by dragging', async () => {
    const element = await prepared();
    const [first, , third] = allInside(element, '.live > li');
    const drag = (type: string, target: HTMLElement): void => {
      target.dispatchEvent(
        new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer: new DataTransfer() }),
      );
    };
    drag('dragstart', third!);
    drag('dragover', first!);
    drag('drop', first!);
    await element.updateComplete;
    expect(order(element)).to.deep.equal(['Revenue by month', 'Revenue', 'Revenue by region']);
  });

  it('is chosen all at once, or none', async () => {
    const element = await prepared();
    button(element, 'Select none').click();
    await element.updateComplete;
    expect(inside<HTMLButtonElement>(element, '[part="generate"]').disabled).to.equal(true);
    button(element, 'Select all').click();
    await element.updateComplete;
    expect(inside<HTMLButtonElement>(element, '[part="generate"]').disabled).to.equal(false);
  });
});

describe('Whom it is for, and what is sent', () => {
  it('begins with what the page gives, and is sent as the person changes it', async () => {
    const service = new BrokenService();
    const element = await prepared({
      customFetch: service.fetch,
      audience: 'Investors',
      goal: 'Raise money',
      privacy: 'sample',
    });
    expect(inside<HTMLInputElement>(element, '#audience').value).to.equal('Investors');
    expect(inside<HTMLInputElement>(element, '#goal').value).to.equal('Raise money');
    expect(inside<HTMLInputElement>(element, '[name="privacy"]:checked').value).to.equal('sample');
    write(element, '#audience', 'Customers');
    write(element, '#tone', 'formal');
    inside<HTMLInputElement>(element, '[name="privacy"][value="none"]').click();
    await element.updateComplete;
    expect(text(inside(element, '.privacy'))).to.contain('No values are sent');
    await element.generate();
    const [request] = service.asked;
    expect(request).to.include({
      audience: 'Customers',
      goal: 'Raise money',
      privacy: 'none',
      systemPromptHint: 'Tone: formal and precise.',
    });
    expect(service.bodies[0]).to.not.contain('North');
  });

  it('changes what the page itself writes: for executives a summary first, and two points a slide', async () => {
    const element = await prepared({ service: 'local' });
    write(element, '#audience', 'Executives');
    await element.updateComplete;
    inside<HTMLButtonElement>(element, '[part="generate"]').click();
    await done(element);
    const { slides } = element.deck!;
    expect(slides[1]!.id).to.equal('slide-summary');
    for (const { blocks, text: words } of slides)
      if (blocks.length > 0) expect(words.split('\n').length, words).to.be.at.most(2);
  });

  it('says before anything is written that there are no sentences in a language', async () => {
    const element = await prepared({ service: 'local' });
    expect(element.shadowRoot!.querySelector('.no-sentences')).to.equal(null);
    for (const [locale, name] of [
      ['nl', 'Nederlands'],
      ['pl-PL', 'polski'],
    ] as const) {
      element.locale = locale;
      await element.updateComplete;
      const note = text(inside(element, '.no-sentences'));
      expect(note).to.contain('written in English').and.contain(name);
    }
    element.locale = 'de';
    await waitUntil(() => !element.shadowRoot!.querySelector('.no-sentences'), 'still said');
  });

  it('shows the very request that goes out, by widget, with its columns, rows, values and bytes', async () => {
    const service = new BrokenService();
    const element = await prepared({ customFetch: service.fetch });
    const details = inside<HTMLDetailsElement>(element, '.sent');
    details.open = true;
    await appears(element, '.sent > ul > li');
    const regions = allInside(element, '.sent > ul > li')[1]!;
    expect(text(regions)).to.contain('Columns: category, value').and.contain('3 of 3 rows, 6 values');
    const whole = allInside(element, '.sent > details').at(-1) as HTMLDetailsElement;
    whole.open = true;
    await waitUntil(() => whole.querySelector('pre')!.textContent !== '', 'no JSON');
    const shown = JSON.parse(whole.querySelector('pre')!.textContent) as Record<string, unknown>;
    await element.generate();
    const withoutTime = (request: unknown): string =>
      JSON.stringify(request, (key, value: unknown) => (key === 'queriedAt' ? '' : value));
    expect(withoutTime(service.asked[0])).to.equal(withoutTime(shown));
  });

  it('shows how little is sent when no values are, and nothing at all where the page writes', async () => {
    const service = new BrokenService();
    const element = await prepared({ customFetch: service.fetch, privacy: 'none' });
    inside<HTMLDetailsElement>(element, '.sent').open = true;
    await appears(element, '.sent > ul > li');
    expect(text(inside(element, '.sent')))
      .to.contain('None of 3 rows, no values')
      .and.not.contain('The query');
    fixtureCleanup();
    const local = await prepared({ service: 'local' });
    expect(local.shadowRoot!.querySelector('.sent') === null).to.equal(true);
    expect(text(inside(local, '.privacy'))).to.contain('Nothing leaves this page');
  });
});

describe('An outline before the slides', () => {
  const outlined = async (options: Partial<DeckBuilder> = {}): Promise<DeckBuilder> => {
    const element = await prepared(options);
    button(element, 'Review the outline first').click();
    await appears(element, '.outline');
    return element;
  };
  const rows = (element: DeckBuilder): string[] =>
    allInside(element, '.outline .what .widget-type').map(text);

  it('names the slides; those that are left are written in its order, with the titles that were given', async () => {
    const service = new BrokenService();
    const element = await outlined({ customFetch: service.fetch });
    expect(rows(element)).to.deep.equal([
      'Title slide',
      'Shows Revenue',
      'Shows Revenue by region',
      'Shows Revenue by month',
    ]);
    expect(service.asked.length).to.equal(0);
    button(element, 'Remove “Title slide”').click();
    await element.updateComplete;
    button(element, 'Remove “Revenue”').click();
    await element.updateComplete;
    button(element, 'Move “Revenue by month” up').click();
    await element.updateComplete;
    expect(rows(element)).to.deep.equal(['Shows Revenue by month', 'Shows Revenue by region']);
    const [title] = allInside(element, '.outline input') as HTMLInputElement[];
    title!.value = 'The year so far';
    title!.dispatchEvent(new Event('input'));
    await element.updateComplete;
    button(element, 'Write these slides').click();
    await done(element);
    expect(element.deck!.slides.map(({ id }) => id)).to.deep.equal(['slide-months', 'slide-regions']);
    expect(element.deck!.slides[0]!.title).to.equal('The year so far');
    expect(element.deck!.slides[1]!.title).to.not.equal('');
    const [asked] = service.asked;
    expect(asked!.widgets.map(({ id }) => id)).to.deep.equal(['months', 'regions']);
    expect(asked!.story?.storyline, 'no model puts it into another order').to.equal(false);
  });

  it('leads back to the choices as they were', async () => {
    const element = await outlined();
    button(element, 'Back').click();
    await element.updateComplete;
    expect(order(element).length).to.equal(3);
  });

  it('plans anew after each change: figures that follow each other share a slide', async () => {
    const number = (id: string) => ({ ...widgets[0]!, id, title: `Figure ${id}` });
    const element = await page({
      config: { name: 'Sales', widgets: [number('a'), widgets[1]!, number('b')] },
    });
    await waitUntil(() => allInside(element, '.review').length > 0, 'no button');
    button(element, 'Review the outline first').click();
    await appears(element, '.outline');
    expect(rows(element).length).to.equal(4);
    button(element, 'Remove “Revenue by region”').click();
    await element.updateComplete;
    expect(rows(element)).to.deep.equal(['Title slide', 'Shows Figure a, Figure b']);
  });
});

describe('The start is accessible, light and dark', () => {
  for (const width of [1200, 360]) {
    it(`with charts, a broken widget and what is sent, ${width} wide`, async () => {
      const element = await prepared(
        {
          runQuery: (sql) =>
            sql.includes('regions') ? Promise.reject(new Error('no table sales')) : runQuery(sql),
        },
        width,
      );
      inside<HTMLDetailsElement>(element, '.brief').open = true;
      inside<HTMLDetailsElement>(element, '.sent').open = true;
      await appears(element, '.sent > ul > li');
      await inBothSchemes(element, () => expect(element).to.be.accessible());
      expect(inside(element, '.start-scroll').scrollWidth).to.be.at.most(width);
    });

    it(`with an outline, ${width} wide`, async () => {
      const element = await prepared({}, width);
      button(element, 'Review the outline first').click();
      await appears(element, '.outline');
      await inBothSchemes(element, () => expect(element).to.be.accessible());
      expect(inside(element, '.start-scroll').scrollWidth).to.be.at.most(width);
    });
  }
});

describe('The parts of a larger deck', () => {
  it('are all wanted, and one that is left out is not asked for', async () => {
    const service = new BrokenService();
    const element = await prepared({ customFetch: service.fetch });
    const boxes = allInside(element, '.story-parts input') as HTMLInputElement[];
    expect(boxes.map(({ name, checked }) => [name, checked])).to.deep.equal([
      ['summary', true],
      ['sections', true],
      ['closing', true],
      ['appendix', true],
    ]);
    boxes[2]!.closest('details')!.open = true;
    boxes[2]!.click();
    await element.updateComplete;
    inside<HTMLButtonElement>(element, '[part="generate"]').click();
    await done(element);
    expect(service.bodies.join()).to.contain('"closing":false');
  });
});
