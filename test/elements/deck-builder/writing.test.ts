import { expect } from '@open-wc/testing';
import type { DeckBuilder } from '../../../src/index.js';
import { allInside, appears, inside, next, text } from '../inside.js';
import { BrokenService, refusal } from './broken-service.js';
import { page } from './sales-page.js';
import { waitUntil } from '../wait.js';

const ids = (element: DeckBuilder): string[] => element.deck!.slides.map(({ id }) => id);
const button = (element: DeckBuilder, label: string): HTMLButtonElement | undefined =>
  allInside(element, 'button').find(
    (one) => text(one) === label || one.getAttribute('aria-label') === label,
  ) as HTMLButtonElement | undefined;
const press = async (element: DeckBuilder, label: string): Promise<void> => {
  await waitUntil(() => button(element, label), `there is no "${label}"`);
  button(element, label)!.click();
};
const written = (element: DeckBuilder, count: number): Promise<void> =>
  waitUntil(() => element.deck?.slides.length === count, `never ${count} slides`);

/** Generates a deck whose stream breaks after so many slides. */
async function broken(breakAfter: number, options: Partial<DeckBuilder> = {}, width = 1200) {
  const service = new BrokenService();
  service.breakAfter = breakAfter;
  const element = await page({ customFetch: service.fetch, ...options }, width);
  await element.generate();
  await appears(element, '.recovery');
  service.breakAfter = undefined;
  return { element, service };
}

describe('While slides are written', () => {
  it('the title and the text of a slide come on the canvas sentence by sentence', async () => {
    const service = new BrokenService();
    let go = (): void => undefined;
    service.hold = { slide: 'Sales', until: new Promise((resolve) => (go = resolve)) };
    const element = await page({ customFetch: service.fetch });
    const done = element.generate();
    await waitUntil(
      () => element.shadowRoot!.querySelector('.sheet .so-far .draft')?.textContent === 'Sales',
      'the title was never seen',
    );
    await waitUntil(
      () => allInside(element, '.sheet .draft-text span').length > 0,
      'the text was never seen',
    );
    const region = inside(element, '.sheet .so-far');
    expect(region.getAttribute('aria-live')).to.equal('polite');
    expect(text(region)).to.match(/^Sales Revenue rose \d/);
    go();
    await done;
    await written(element, 4);
    expect(element.shadowRoot!.querySelector('.so-far') === null).to.equal(true);
  });
});

describe('A connection that breaks', () => {
  it('keeps the slides, says how many arrived, and goes on with the missing ones alone, in their places', async () => {
    const { element, service } = await broken(2);
    const [first, second] = element.deck!.slides;
    expect(ids(element).length).to.equal(2);
    expect(text(inside(element, '.recovery'))).to.contain('2 of 4 slides arrived.');
    await press(element, 'Continue');
    await written(element, 4);
    expect(service.asked.length).to.equal(2);
    expect(service.asked[1]!.only?.length).to.equal(2);
    expect(service.asked[1]!.only).to.not.include(first!.id);
    expect(ids(element)).to.deep.equal(['slide-title', 'slide-total', 'slide-regions', 'slide-months']);
    expect([first, second].every((slide) => element.deck!.slides.includes(slide!))).to.equal(true);
    await waitUntil(() => !element.shadowRoot!.querySelector('.recovery'), 'the notice stayed');
  });

  it('breaks once more: what came meanwhile is kept, and the rest can be asked for again', async () => {
    const { element, service } = await broken(1);
    service.breakAfter = 1;
    await press(element, 'Continue');
    await waitUntil(
      () => text(inside(element, '.base')).includes('2 of 4 slides arrived.'),
      'not told of the second break',
    );
    service.breakAfter = undefined;
    await press(element, 'Continue');
    await written(element, 4);
  });

  it('lets the page write the rest where the service stays away', async () => {
    const { element, service } = await broken(2);
    await press(element, 'Work without the service');
    await written(element, 4);
    expect(service.asked.length).to.equal(1);
  });

  it('what a person stopped can go on too', async () => {
    const service = new BrokenService();
    service.hold = { after: 2, until: new Promise(() => undefined) };
    const element = await page({ customFetch: service.fetch });
    void element.generate();
    await written(element, 2);
    (await appears(element, '.progress button')).click();
    await appears(element, '.recovery');
    expect(button(element, 'Continue') !== undefined).to.equal(true);
    service.hold = undefined;
    await press(element, 'Continue');
    await written(element, 4);
  });

  it('is not asked for again when a person does not want the rest', async () => {
    const { element } = await broken(2);
    button(element, 'Dismiss')!.click();
    await element.updateComplete;
    expect(element.shadowRoot!.querySelector('.recovery') === null).to.equal(true);
    expect(ids(element).length).to.equal(2);
  });
});

describe('A slide that looks wrong', () => {
  it('is written again in its place by one step of undo; the others are left alone', async () => {
    const service = new BrokenService();
    const element = await page({ customFetch: service.fetch });
    await element.generate();
    await appears(element, '.thumbnail deck-view');
    allInside(element, '.rail .thumbnail')[2]!.click();
    await element.updateComplete;
    const before = element.deck!.slides;
    await press(element, 'Write this slide again');
    await waitUntil(() => service.asked.length === 2, 'nobody was asked');
    await waitUntil(() => element.deck!.slides[2] !== before[2], 'it was not written');
    expect(service.asked[1]!.only).to.deep.equal(['slide-regions']);
    expect(ids(element)).to.deep.equal(before.map(({ id }) => id));
    expect([0, 1, 3].every((at) => element.deck!.slides[at] === before[at])).to.equal(true);
    await waitUntil(() => button(element, 'Undo')?.ariaDisabled !== 'true', 'no undo');
    button(element, 'Undo')!.click();
    expect(JSON.stringify(element.deck!.slides[2])).to.equal(JSON.stringify(before[2]));
  });

  it('says why no plan can have it written again', async () => {
    const element = await page({ customFetch: new BrokenService().fetch });
    await element.generate();
    await appears(element, '.thumbnail deck-view');
    await waitUntil(
      () => button(element, 'Write this slide again')?.disabled === false,
      'still out of reach',
    );
    await press(element, 'Duplicate slide');
    const why = 'Only slides that were just generated.';
    await waitUntil(() => button(element, `Write this slide again: ${why}`), 'no reason');
    expect(button(element, `Write this slide again: ${why}`)!.ariaDisabled).to.equal('true');
  });
});

describe('A service that refuses', () => {
  const refused = async (response: () => Response, options: Partial<DeckBuilder> = {}) => {
    const service = new BrokenService();
    service.refuse = response;
    const element = await page({ customFetch: service.fetch, ...options });
    const failed = next(element, 'deck-error');
    await element.generate();
    await failed;
    await appears(element, '.recovery');
    return { element, service };
  };

  it('asks to sign in by what the page gives, and then writes', async () => {
    let signedIn = 0;
    const { element, service } = await refused(() => refusal(401, { code: 'unauthorized' }), {
      signIn: () => {
        signedIn += 1;
        service.refuse = undefined;
      },
    });
    expect(text(inside(element, '.recovery'))).to.contain('not signed in');
    await press(element, 'Sign in');
    await written(element, 4);
    expect(signedIn).to.equal(1);
  });

  it('offers no signing in where the page gives none, nor after a person gave it up', async () => {
    const { element } = await refused(() => refusal(401, { code: 'unauthorized' }));
    expect(button(element, 'Sign in') === undefined).to.equal(true);
    const other = await refused(() => refusal(401, { code: 'unauthorized' }), {
      signIn: () => Promise.reject(new Error('closed')),
    });
    await press(other.element, 'Sign in');
    await other.element.updateComplete;
    expect(other.service.asked.length).to.equal(1);
  });

  it('leads to more where its quota is used up', async () => {
    const { element, service } = await refused(() => refusal(402, { code: 'quota_exceeded' }), {
      topUp: () => {
        service.refuse = undefined;
      },
    });
    expect(button(element, 'Sign in') === undefined).to.equal(true);
    await press(element, 'Top up');
    await written(element, 4);
  });

  it('counts the seconds until it may be asked again, and then says so', async () => {
    // The clock goes on when the test says so: a machine may take any time between two looks.
    const clock = Date.now;
    let now = clock();
    Date.now = () => now;
    try {
      const { element, service } = await refused(() =>
        refusal(429, { code: 'rate_limited', retryAfterMs: 1600 }),
      );
      expect(text(inside(element, '.again'))).to.equal('Try again in 2 s');
      expect(inside<HTMLButtonElement>(element, '.again').disabled).to.equal(true);
      // The count is for the eye: read aloud each second it would be a nuisance.
      expect(inside(element, '.recovery [role="alert"]').contains(inside(element, '.again'))).to.equal(false);
      now += 700;
      await waitUntil(() => text(inside(element, '.again')) === 'Try again in 1 s', 'it does not count');
      expect(inside<HTMLButtonElement>(element, '.again').disabled).to.equal(true);
      now += 1000;
      await waitUntil(() => !inside<HTMLButtonElement>(element, '.again').disabled, 'it never ends');
      await waitUntil(
        () => text(inside(element, '[role="status"]')) === 'You can try again now.',
        'not told',
      );
      service.refuse = undefined;
      inside(element, '.again').click();
      await written(element, 4);
    } finally {
      Date.now = clock;
    }
  });

  it('is not needed: the page writes the deck by itself', async () => {
    const { element, service } = await refused(() => refusal(503, { code: 'model_unavailable' }));
    await press(element, 'Work without the service');
    await written(element, 4);
    expect(service.asked.length).to.equal(1);
  });

  it('is told apart from a page that is offline', async () => {
    const { element } = await refused(() => {
      throw new TypeError('Failed to fetch');
    });
    expect(text(inside(element, '.recovery'))).to.contain('The service cannot be reached.');
    Object.defineProperty(navigator, 'onLine', { configurable: true, value: false });
    try {
      dispatchEvent(new Event('offline'));
      await element.updateComplete;
      expect(text(inside(element, '.recovery'))).to.contain('You are offline.');
    } finally {
      delete (navigator as { onLine?: boolean }).onLine;
    }
    dispatchEvent(new Event('online'));
    await element.updateComplete;
    expect(text(inside(element, '[role="status"]'))).to.equal('You are online again.');
  });
});
