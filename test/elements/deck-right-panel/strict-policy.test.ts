import { expect, fixture, html } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import '../../../src/elements/deck-right-panel/define.js';
import type { DeckRightPanel } from '../../../src/index.js';
import { fixtureDeck } from '../fixture-deck.js';
import { appears, inside } from '../inside.js';
import { COMMAND_KEY, press } from '../press.js';
import { editorIn, expressionIn } from '../template-field.js';
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

/** From now on the page refuses `style` attributes. There is no way back: this file has a page of its own. */
function refuseStyleAttributes(): string[] {
  const violations: string[] = [];
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, target }) => {
    violations.push(`${violatedDirective} ${(target as Element).localName}`);
  });
  const policy = document.createElement('meta');
  policy.httpEquiv = 'Content-Security-Policy';
  policy.content = "style-src-attr 'none'; require-trusted-types-for 'script'; trusted-types lit-html";
  document.head.append(policy);
  return violations;
}

describe('deck-right-panel, under a policy that refuses style attributes', () => {
  it('reports no violation while a query is written, typed over, completed, run and corrected', async () => {
    const { desk } = deskOf({
      runQuery: (sql) =>
        sql.includes('regoin') ? Promise.reject(unknownColumn(sql, ['region'])) : Promise.resolve(answer(2)),
    });
    const element = await dataTab(desk, 'SELECT regoin, 1 AS "n" -- all\nFROM sales');
    const violations = refuseStyleAttributes();
    const content = await editing(element);
    await run(element);
    await appears(element, '.cm-lintRange-error');
    button(element, 'Use region')!.click();
    await waitUntil(() => outcome(element).includes('2 rows'));
    content.focus();
    for (const typed of ['S', '"', 'SELECT 1 AS n FROM sales WHERE re']) {
      await press(`${COMMAND_KEY}+a`);
      await sendKeys({ type: typed });
    }
    await appears(element, '.cm-tooltip-autocomplete');
    await press('Escape');
    await press('Shift+Home');
    await sendKeys({ type: 'x' });
    await press('Enter');
    await press(`${COMMAND_KEY}+z`);
    await run(element);
    inside(element, '.tables > summary').click();
    await appears(element, '.table-list');
    expect(written(element)).to.contain('x');
    expect(violations).to.deep.equal([]);
  });

  it('reports no violation while a text with figures is written, typed over and its figures edited', async () => {
    const element = await fixture<DeckRightPanel>(
      html`<deck-right-panel .deck=${fixtureDeck()} slide-id="regions"></deck-right-panel>`,
    );
    const violations = refuseStyleAttributes();
    const field = await editorIn(element, '#text');
    field.select(field.source);
    await sendKeys({ type: '- S' });
    await press(`${COMMAND_KEY}+b`);
    await press('Enter');
    await press('Tab');
    await sendKeys({ type: '{{' });
    await appears(element, '.cm-tooltip-autocomplete');
    await press('Escape');
    await sendKeys({ type: 'sum(valu)}}' });
    await press('Backspace');
    await press('Enter');
    const expression = await expressionIn(element);
    await appears(element, '.figure-editor .cm-lintRange-error');
    await press(`${COMMAND_KEY}+a`);
    await sendKeys({ type: 'count()' });
    await press('Enter');
    await waitUntil(() => !expression.content.isConnected);
    expect(field.source).to.contain('{{ count() }}');
    expect(violations).to.deep.equal([]);
  });
});
