// The states that are looked at, by name: each brings a fresh page of the demo there. `deck` is a written one. What is
// pressed is found by structure, since the pictures are taken in several languages.

/** @typedef {import('playwright').Page} Page */
/** @typedef {{ deck: object, narrow: boolean }} Given */

const builder = 'deck-builder';
const PICTURE = `<svg xmlns="http://www.w3.org/2000/svg" width="320" height="180">
<rect width="320" height="180" fill="#9bd1e5"/><circle cx="240" cy="50" r="24" fill="#ffd166"/>
<path d="M0 180 110 60l70 80 50-50 90 90z" fill="#26547c"/></svg>`;
const tab = (at) => `${builder} deck-right-panel [role="tab"] >> nth=${at}`;

/** @param {Page} page */
const open = async (page, { deck }) => {
  await page.locator(builder).evaluate(async (element, document) => {
    element.deck = document;
    await element.updateComplete;
  }, deck);
  await page.locator(`${builder} .thumbnail deck-view`).first().waitFor();
  const hint = page.locator(`${builder} .first-hint button`);
  if (await hint.isVisible()) await hint.click();
};

/** The slide with a chart and its text, beside the thumbnails.
 * @param {Page} page @param {Given} given */
const openChart = async (page, given, at = 2) => {
  await open(page, given);
  await page.locator(`${builder} .thumbnail`).nth(at).click();
};

/** @param {Page} page */
const menu = async (page, id) => {
  await page.locator(`${builder} [popovertarget="${id}"]`).first().click();
  await page.locator(`${builder} #${id}:popover-open`).waitFor();
};

/** @param {Page} page @param {Given} given */
const panel = async (page, given, at) => {
  await openChart(page, given);
  const details = page.locator(`${builder} deck-right-panel`);
  if (!(await details.isVisible())) await page.locator(`${builder} .toolbar [aria-pressed]`).click();
  await details.waitFor();
  await page.locator(tab(at)).click();
};

/** @param {Page} page @param {Given} given */
const present = async (page, given, keys = []) => {
  await openChart(page, given);
  await page.locator(builder).evaluate((element) => element.present());
  for (const key of keys) await page.keyboard.press(key);
};

/** @param {Page} page @param {Given} given */
const exporting = async (page, given) => {
  await open(page, given);
  await page.locator(`${builder} .toolbar .primary`).click();
  await page.locator(`${builder} #export-dialog[open]`).waitFor();
};

/** What is looked at is the page that a state gives, else its own.
 * @type {Record<string, (page: Page, given: Given) => Promise<Page | void>>} */
export const STATES = {
  start: async (page) => {
    await page.locator(`${builder} .preview deck-view`).first().waitFor({ timeout: 30_000 });
  },
  'start-brief': async (page) => {
    await page.locator(`${builder} .brief > summary`).click();
    await page.locator(`${builder} .brief`).scrollIntoViewIfNeeded();
  },
  'start-outline': async (page) => {
    await page.locator(`${builder} .review`).click();
    await page.locator(`${builder} .outline li`).first().waitFor({ timeout: 30_000 });
  },
  'start-refused': async (page) => {
    await page.locator(builder).evaluate((element) => {
      element.service = 'remote';
      element.signIn = () => undefined;
      element.customFetch = async () =>
        Response.json(
          { error: { code: 'unauthorized', message: 'The token has expired.' } },
          { status: 401 },
        );
    });
    await page.locator(`${builder} [part~="generate"]`).click();
    await page.locator(`${builder} .recovery`).waitFor({ timeout: 30_000 });
  },
  'builder-cover': open,
  'builder-first-hint': async (page, { deck }) => {
    await page.locator(builder).evaluate((element, document) => {
      element.deck = document;
    }, deck);
    await page.locator(`${builder} .first-hint button`).waitFor();
  },
  'builder-chart': openChart,
  'builder-working': async (page) => {
    await page.locator(builder).evaluate((element) => {
      const engine = new Promise(() => undefined);
      element.runQuery = () => engine;
    });
    await page.locator(`${builder} [part~="generate"]`).click();
    await page.locator(`${builder} [part~="progress"]`).waitFor();
  },
  'rail-menu': async (page, given) => {
    await openChart(page, given);
    await page
      .locator(`${builder} .thumbnail`)
      .nth(1)
      .click({ modifiers: ['Shift'] });
    await menu(page, 'slide-menu');
  },
  'rail-new-slide': async (page, given) => {
    await openChart(page, given);
    await menu(page, 'new-slide-menu');
  },
  find: async (page, given) => {
    await openChart(page, given);
    await page.keyboard.press('Control+f');
    await page.locator(`${builder} [part~="find"] input`).first().fill('the');
  },
  'zoom-200': async (page, given) => {
    await openChart(page, given);
    for (let step = 0; step < 5; step += 1) await page.keyboard.press('Control+=');
  },
  layouts: async (page, given) => {
    await openChart(page, given);
    await menu(page, 'layouts');
  },
  looks: async (page, given) => {
    await openChart(page, given);
    await menu(page, 'looks');
  },
  files: async (page, given) => {
    await openChart(page, given);
    await menu(page, 'file-menu');
  },
  'add-slide': async (page, given) => {
    await openChart(page, given);
    await page.locator(`${builder} .rail .add`).click();
    await page
      .locator(`${builder} [part~="add-slide"] textarea, ${builder} [part~="add-slide"] input`)
      .first()
      .waitFor();
  },
  'panel-text': (page, given) => panel(page, given, 0),
  'panel-rewrite': async (page, given) => {
    await panel(page, given, 0);
    const details = page.locator(`${builder} deck-right-panel`);
    await details.locator('#instruction').fill('Shorter');
    await details.locator('button[type="submit"]').click();
    await details.locator('.rewrite-review').waitFor({ timeout: 30_000 });
  },
  'panel-picture': async (page, given) => {
    await panel(page, given, 0);
    const picture = { name: 'photo.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(PICTURE) };
    await page.locator(`${builder} #picture-file`).setInputFiles(picture);
    await page.locator(`${builder} deck-right-panel .picture`).waitFor();
  },
  'picture-dragged': async (page, given) => {
    await openChart(page, given);
    await page.locator(`${builder} .sheet`).evaluate((sheet) => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File(['1'], 'photo.png', { type: 'image/png' }));
      sheet.dispatchEvent(
        new DragEvent('dragover', { bubbles: true, composed: true, cancelable: true, dataTransfer }),
      );
    });
    await page.locator(`${builder} .drop-veil`).waitFor();
  },
  'panel-chart': (page, given) => panel(page, given, 2),
  'panel-data': (page, given) => panel(page, given, 4),
  'panel-figures': (page, given) => panel(page, given, 3),
  'panel-notes': (page, given) => panel(page, given, 1),
  'panel-look': (page, given) => panel(page, given, 5),
  export: exporting,
  exported: async (page, given) => {
    await exporting(page, given);
    await page.locator(`${builder} #export-dialog .primary`).click();
    await page.locator(`${builder} #export-dialog progress`).waitFor({ state: 'detached', timeout: 60_000 });
  },
  shortcuts: async (page, given) => {
    await openChart(page, given);
    await page.keyboard.press('?');
    await page.locator(`${builder} #shortcuts-dialog[open]`).waitFor();
  },
  refresh: async (page, given) => {
    await openChart(page, given);
    // The next day's rows: every figure is a little more.
    await page.locator(builder).evaluate((element) => {
      const more = (value) => (typeof value === 'number' ? value * 1.07 : value);
      const next = (row) =>
        Object.fromEntries(Object.entries(row).map(([name, value]) => [name, more(value)]));
      element.runQuery = async (sql) => {
        const source = Object.values(element.deck.sources).find((one) => one.sql === sql);
        const rows = source.data.rows.map(next);
        return { columns: source.columns, rows, rowCount: rows.length, elapsedMs: 1, truncated: false };
      };
      void element.refresh();
    });
    await page.locator(`${builder} .review`).first().waitFor({ timeout: 30_000 });
  },
  presenting: present,
  'presenting-overview': (page, given) => present(page, given, ['g']),
  'presenting-keys': (page, given) => present(page, given, ['?']),
  'presenting-speaker': async (page, given) => {
    await present(page, given);
    const [window] = await Promise.all([page.waitForEvent('popup'), page.keyboard.press('s')]);
    await window.setViewportSize(page.viewportSize());
    await window.locator('.now').first().waitFor();
    return window;
  },
  'presenting-tools': async (page, given) => {
    await present(page, given);
    await page.mouse.move(180, 300);
    await page.mouse.move(190, 320);
  },
};
