import { expect } from '@open-wc/testing';
import { appears, inBothSchemes, inside } from '../inside.js';
import { BrokenService, refusal } from './broken-service.js';
import { page, widgets } from './sales-page.js';

describe('What is told of the writing is accessible, light and dark', () => {
  it('a slide that is half written', async () => {
    const service = new BrokenService();
    let go = (): void => undefined;
    service.hold = { after: 0, until: new Promise((resolve) => (go = resolve)) };
    // Slides come in the order in which they are done; each of these shows its title as it is written.
    const charts = widgets.filter(({ type }) => type !== 'big-number');
    const element = await page({ customFetch: service.fetch, config: { name: 'Sales', widgets: charts } });
    void element.generate();
    (await appears(element, '.thumbnail .draft')).click();
    await appears(element, '.sheet .draft');
    await inBothSchemes(element, () => expect(element).to.be.accessible());
    go();
  });

  it('a connection that broke', async () => {
    const service = new BrokenService();
    service.breakAfter = 2;
    const element = await page({ customFetch: service.fetch });
    await element.generate();
    await appears(element, '.recovery');
    await inBothSchemes(element, () => expect(element).to.be.accessible());
  });

  it('a service to wait for, on a phone', async () => {
    const service = new BrokenService();
    service.refuse = () => refusal(429, { code: 'rate_limited', retryAfterMs: 60_000 });
    const element = await page({ customFetch: service.fetch, signIn: () => undefined }, 360);
    await element.generate();
    await appears(element, '.recovery');
    await inBothSchemes(element, () => expect(element).to.be.accessible());
    const { left, right } = inside(element, '.recovery').getBoundingClientRect();
    const page360 = element.getBoundingClientRect();
    expect([left >= page360.left, right <= page360.right]).to.deep.equal([true, true]);
  });
});
