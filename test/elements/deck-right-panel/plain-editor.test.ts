import { expect, fixture, html } from '@open-wc/testing';
import { LitElement, type TemplateResult } from 'lit';
import { DataTab } from '../../../src/elements/deck-right-panel/data-tab.js';
import { TemplateFields } from '../../../src/elements/deck-right-panel/template-fields.js';
import { LocalizeController } from '../../../src/elements/shared/localize-controller.js';
import type { QueryDesk } from '../../../src/elements/shared/query-desk.js';
import { fixtureDeck } from '../fixture-deck.js';
import { allInside, appears, inside, text } from '../inside.js';
import { press } from '../press.js';
import { answer, button, deskOf, outcome, unknownColumn } from './sql-desk.js';
import { waitUntil } from '../wait.js';

/** The tab alone, where the code of the editor cannot be loaded. */
class OfflineTab extends LitElement {
  deck = fixtureDeck();
  queries: (() => Promise<QueryDesk>) | undefined;
  readonly localize = new LocalizeController(this);
  tab: DataTab | undefined;

  override connectedCallback(): void {
    super.connectedCallback();
    const { localize } = this;
    const ignore = (): undefined => undefined;
    const fields = new TemplateFields(this, localize, ignore);
    this.tab ??= new DataTab({ host: this, localize, fields, edit: ignore, show: ignore }, () =>
      Promise.reject(new Error('Offline.')),
    );
  }

  protected override render(): TemplateResult {
    const { deck } = this;
    return this.tab!.render({ deck, slide: deck.slides[1]!, pipeline: undefined });
  }
}
customElements.define('offline-data-tab', OfflineTab);

describe('deck-right-panel, without the code of the editor', () => {
  it('edits, runs, corrects and resets a query in a plain field', async () => {
    const { desk } = deskOf({
      runQuery: (sql) =>
        sql.includes('regoin') ? Promise.reject(unknownColumn(sql, ['region'])) : Promise.resolve(answer(2)),
    });
    const element = await fixture<OfflineTab>(
      html`<offline-data-tab .queries=${() => Promise.resolve(desk)}></offline-data-tab>`,
    );
    await waitUntil(() => button(element, 'Edit query'));
    button(element, 'Edit query')!.click();
    const field = await appears<HTMLTextAreaElement>(element, '.sql-field');
    const own = field.value;
    await waitUntil(() => element.shadowRoot!.activeElement === field);
    field.value = 'SELECT regoin FROM sales';
    field.dispatchEvent(new InputEvent('input', { bubbles: true }));
    await press('Control+Enter');
    await appears(element, '.query-problem');
    button(element, 'Use region')!.click();
    await waitUntil(() => outcome(element).includes('2 rows'));
    expect(field.value).to.equal('SELECT region FROM sales');
    inside(element, '.tables > summary').click();
    await appears(element, '.table-list');
    field.setSelectionRange(0, field.value.length);
    allInside(element, '.name')
      .find((name) => text(name) === 'Net Amount')!
      .click();
    expect(field.value).to.equal('"Net Amount"');
    await press('Escape');
    await element.updateComplete;
    expect(field.value).to.equal(own);
    await expect(element).to.be.accessible();
  });
});
