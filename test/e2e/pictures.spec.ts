import { expect, test } from '@playwright/test';
import type { DeckBuilder } from '../../src/index.js';
import { fixtureDeck } from '../elements/fixture-deck.js';
import { HOSTILE } from '../elements/hostile-svgs.js';

/** Neither inline scripts nor inline styles, and text goes into a parser by a policy alone. */
const STRICT =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'; require-trusted-types-for 'script'; trusted-types deckwright lit-html";

test('a strict page with Trusted Types gets clean drawings, without a violation', async ({ page }) => {
  const drawing = (name: string): string => `data:image/svg+xml,${encodeURIComponent(HOSTILE[name]!)}`;
  const deck = { ...fixtureDeck(), branding: { logoDataUrl: drawing('styles that load') } };
  await page.route('**/drawing.js', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: `window.violations = [];
        document.addEventListener('securitypolicyviolation', (event) => violations.push(event.violatedDirective + ' ' + event.blockedURI));
        await import('/cdn/deckwright.js');
        const builder = document.createElement('deck-builder');
        builder.service = 'local';
        builder.deck = ${JSON.stringify(deck)};
        document.body.append(builder);`,
    }),
  );
  await page.route('**/strict.html', (route) =>
    route.fulfill({
      contentType: 'text/html',
      headers: { 'content-security-policy': STRICT },
      body: '<!doctype html><html lang="en"><title>Host</title><script type="module" src="/drawing.js"></script>',
    }),
  );
  await page.goto('/strict.html');
  await expect(page.locator('.sheet deck-view img').first()).toHaveJSProperty('naturalWidth', 40);
  const logo = (): Promise<string> =>
    page
      .locator('deck-builder')
      .evaluate((element) => decodeURIComponent((element as DeckBuilder).deck?.branding?.logoDataUrl ?? ''));
  await expect.poll(logo).not.toContain('evil.test');
  expect(await logo()).toContain('kept');
  await page.getByRole('tab', { name: 'Look' }).click();
  await page.locator('#logo').setInputFiles({
    name: 'logo.svg',
    mimeType: 'image/svg+xml',
    buffer: Buffer.from(HOSTILE['a style sheet that loads']!.replace('kept', 'chosen')),
  });
  await expect.poll(logo).toContain('chosen');
  expect(await logo()).not.toContain('evil.test');
  expect(await page.evaluate(() => (window as unknown as { violations: string[] }).violations)).toEqual([]);
});
