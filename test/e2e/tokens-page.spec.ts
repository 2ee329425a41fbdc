import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import { expect, test as base, type Page } from '@playwright/test';

/** The link that a server with tokens printed. */
const test = base.extend<{ link: string }>({
  // eslint-disable-next-line no-empty-pattern -- the library reads what a fixture needs from its first parameter
  link: async ({}, use) => {
    const folder = mkdtempSync(join(tmpdir(), 'deckwright-'));
    const args = ['dist/cli/main.js', 'serve', '--port', '0', '--store', join(folder, 'tokens.sqlite')];
    const child = spawn(process.execPath, args);
    const link = await new Promise<string>((done, fail) => {
      let said = '';
      child.stdout.setEncoding('utf8').on('data', (more: string) => {
        said += more;
        const [found] = /http:\S+\/tokens\?key=\S+/.exec(said) ?? [];
        if (found !== undefined) done(found);
      });
      child.on('exit', () => fail(new Error(`It ended: ${said}`)));
    });
    await use(link);
    const ended = new Promise((done) => child.on('exit', done));
    child.kill('SIGTERM');
    await ended;
    rmSync(folder, { recursive: true });
  },
});

const violations = async (page: Page): Promise<string[]> =>
  (await new AxeBuilder({ page }).analyze()).violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);

for (const colorScheme of ['light', 'dark'] as const) {
  test(`tokens are made, given credits and revoked by keyboard alone, in ${colorScheme} colours`, async ({
    page,
    link,
  }) => {
    const refused: string[] = [];
    page.on('console', (message) => refused.push(message.text()));
    await page.emulateMedia({ colorScheme });
    await page.goto(link);
    expect(page.url()).not.toContain('key=');
    expect(await violations(page)).toEqual([]);
    await page.getByLabel('Name').focus();
    await page.keyboard.type('Reports');
    for (let i = 0; i < 20; i += 1) {
      await page.keyboard.press('Tab');
      if (
        await page
          .getByRole('button', { name: 'Create token' })
          .evaluate((at) => at === document.activeElement)
      )
        break;
    }
    await page.keyboard.press('Enter');
    const made = page.getByLabel(/The token “Reports”/);
    await expect(made).toBeFocused();
    await expect(made).toHaveValue(/^dw_live_\w{48}$/);
    expect(await violations(page)).toEqual([]);
    await page.getByLabel('How many').focus();
    await page.keyboard.type('25');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('status')).toContainText('The account default has 25 credits now.');
    expect(await violations(page)).toEqual([]);
    // The browser sends the form again.
    await page.reload();
    await expect(page.getByRole('alert')).toContainText(
      '25 credits were added to default when this form was sent',
    );
    expect(await violations(page)).toEqual([]);
    await page.getByText('Revoke…').focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Revoke Reports for good' })).toBeFocused();
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press('Enter');
    await expect(page.getByText('Revoke…')).toHaveCount(0);
    await expect(page.getByRole('row', { name: /Reports/ }).locator('time')).toHaveCount(3);
    await page.getByRole('button', { name: 'Sign out' }).press('Enter');
    await expect(page.getByLabel('Token', { exact: true })).toBeVisible();
    expect(await violations(page)).toEqual([]);
    // The style sheet is the page's own: a policy that refused it would say so. A page to sign in is a 401, a form
    // that is sent again a 409, which is said too.
    expect(refused.filter((text) => !/401|409/.test(text))).toEqual([]);
  });
}
