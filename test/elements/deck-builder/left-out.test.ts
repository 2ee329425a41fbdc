import { expect, fixtureCleanup } from '@open-wc/testing';
import { parseDeck } from '../../../src/core/deck/parse-deck.js';
import type { DeckBuilder } from '../../../src/index.js';
import { createLocalFetch } from '../../../src/service/index.js';
import { allInside, appears, inBothSchemes, inside, text } from '../inside.js';
import { waitUntil } from '../wait.js';
import { page } from './sales-page.js';

interface Completed {
  slide: { source?: string; text: string };
  guards: Record<string, unknown>;
}

/** The page's own service, whose completed slides of a widget are changed on their way. */
function changed(change: (event: Completed) => void): typeof fetch {
  const answer = createLocalFetch();
  return async (input, init) => {
    const response = await answer(input, init);
    const events = (await response.text()).split('\n\n').map((event) => {
      if (!event.startsWith('event: slide.completed') && !event.includes('\nevent: slide.completed'))
        return event;
      return event.replace(/^data: (.*)$/mu, (_, data: string) => {
        const completed = JSON.parse(data) as Completed;
        if (completed.slide.source) change(completed);
        return `data: ${JSON.stringify(completed)}`;
      });
    });
    return new Response(events.join('\n\n'), response);
  };
}

async function written(change: (event: Completed) => void, lang = 'en'): Promise<DeckBuilder> {
  const element = await page({ customFetch: changed(change) });
  element.lang = lang;
  await element.generate();
  await appears(element, '.thumbnail');
  const shown = element.deck!.slides.find(({ source }) => source !== undefined)!;
  inside(element, `[role="option"][data-slide="${shown.id}"]`).click();
  await appears(element, '.left-out-note');
  return element;
}

const items = (element: DeckBuilder): string[] => allInside(element, '.left-out-note li').map(text);

describe('What is not on a slide', () => {
  it('is listed under it with the reason, whether the page left it out or the service', async () => {
    const element = await written(({ slide, guards }) => {
      slide.text += '\n- We sold 7 million.';
      guards['passed'] = false;
      guards['dropped'] = [
        'text: "5" is outside placeholders: It was 5.',
        'highlight: no row has that name',
        'text: "7" is a figure: We sold 7 million.',
      ];
      guards['violations'] = ['text: a figure, date or number word is outside placeholders: It was 5.'];
    });
    expect(text(inside(element, '.left-out-note summary'))).to.equal('3 parts left out');
    inside(element, '.left-out-note summary').click();
    expect(items(element)[0]).to.equal('It was 5. It holds a figure that does not come from the rows');
    expect(items(element).join('\n'))
      .to.contain('highlight: no row has that name')
      .and.contain('We sold 7 million.');
    await inBothSchemes(element, () => expect(element).to.be.accessible());
  });

  it('is listed again when the deck is opened later', async () => {
    const first = await written(({ guards }) => {
      guards['passed'] = false;
      guards['dropped'] = ['highlight: no row has that name'];
    });
    const saved = parseDeck(JSON.stringify(first.deck));
    const shown = saved.slides.find(({ source }) => source !== undefined)!;
    fixtureCleanup();
    const element = await page();
    element.deck = saved;
    await appears(element, '.thumbnail');
    inside(element, `[role="option"][data-slide="${shown.id}"]`).click();
    await appears(element, '.left-out-note');
    expect(items(element)).to.deep.equal(['highlight: no row has that name']);
  });

  it('is none of the model where the built-in rules wrote, which is said in the language of the page', async () => {
    const element = await written(({ guards }) => {
      guards['fallback'] = true;
      guards['reason'] = { code: 'model_unavailable', message: 'It is away.', retryable: true };
    }, 'de');
    await waitUntil(() => text(inside(element, '.left-out-note')).includes('eingebauten Regeln'));
    expect(items(element)).to.deep.equal([]);
  });

  it('is nothing where a report is none', async () => {
    const element = await page({
      customFetch: changed((event) => {
        event.guards = { dropped: 'all', fallback: 1 };
      }),
    });
    await element.generate();
    await appears(element, '.verdicts');
    for (const { id } of element.deck!.slides) {
      inside(element, `[role="option"][data-slide="${id}"]`).click();
      await element.updateComplete;
      expect(element.shadowRoot!.querySelector('.left-out-note')).to.equal(null);
    }
  });
});
