import { setTimeout as sleep } from 'node:timers/promises';
import { chromium, type Browser, type Page } from 'playwright';
import { serveBuilt } from '../../scripts/built-server.mjs';
import { chromiumLaunch } from '../../scripts/chromium.mjs';
import type { Deck } from '../../src/core/deck/types.js';

type BuiltServer = Awaited<ReturnType<typeof serveBuilt>>;

/** A page of the built package in Chromium, which draws slides at 1280 × 720 pixels. */
export class Screen {
  readonly #server: BuiltServer;
  readonly #browser: Browser;
  readonly page: Page;

  private constructor(server: BuiltServer, browser: Browser, page: Page) {
    this.#server = server;
    this.#browser = browser;
    this.page = page;
  }

  static async open(): Promise<Screen> {
    const server = await serveBuilt();
    const browser = await chromium.launch(chromiumLaunch);
    const page = await browser.newPage({ viewport: { width: 1280, height: 720 } });
    await page.goto(`${server.origin}/demo/`);
    await page.evaluate(() => {
      document.head.querySelectorAll('style, link').forEach((element) => element.remove());
      document.body.replaceChildren();
      document.body.style.cssText = 'margin:0;overflow:hidden';
    });
    // What tsx puts around functions that are sent to the page.
    await page.evaluate('globalThis.__name = (named) => named');
    return new Screen(server, browser, page);
  }

  /** Each slide as a PNG, once everything of it is drawn. */
  async draw(deck: Deck): Promise<Buffer[]> {
    const pictures: Buffer[] = [];
    for (const { id } of deck.slides) {
      await this.page.evaluate(
        ({ json, slideId }) => {
          const view = document.createElement('deck-view');
          // Paper has no round corners.
          view.style.cssText = 'display:block;inline-size:1280px;block-size:720px;--deck-view-radius:0';
          document.body.replaceChildren(view);
          Object.assign(view, { deck: JSON.parse(json) as unknown, slideId });
        },
        { json: JSON.stringify(deck), slideId: id },
      );
      const stable = async (): Promise<Buffer> => {
        await this.page.evaluate(() => document.fonts.ready);
        return this.page.screenshot();
      };
      let picture = await stable();
      for (let tries = 0; tries < 20; tries += 1) {
        await sleep(150);
        const next = await stable();
        const isStill = next.equals(picture);
        picture = next;
        if (isStill && tries > 0) break;
      }
      pictures.push(picture);
    }
    return pictures;
  }

  async close(): Promise<void> {
    await this.#browser.close();
    this.#server.stop();
  }
}
