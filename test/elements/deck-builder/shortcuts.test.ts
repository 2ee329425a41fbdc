import { expect, fixture, html } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import '../../../src/elements/deck-builder/define.js';
import type { DeckBuilder } from '../../../src/index.js';
import { fixtureDeck } from '../fixture-deck.js';
import { allInside, appears, inBothSchemes, inside, text } from '../inside.js';
import { press } from '../press.js';
import { waitUntil } from '../wait.js';

async function opened(width = '1200px'): Promise<DeckBuilder> {
  const element = await fixture<DeckBuilder>(
    html`<deck-builder
      service="local"
      style="block-size: 700px; inline-size: ${width}"
      .deck=${fixtureDeck()}
    ></deck-builder>`,
  );
  await appears(element, '.thumbnail');
  return element;
}

const button = (element: DeckBuilder, label: string): HTMLButtonElement =>
  inside<HTMLButtonElement>(element, `.toolbar > button[aria-label="${label}"]`);
const shown = (element: Element): boolean => getComputedStyle(element).display !== 'none';
const items = (element: DeckBuilder): HTMLElement[] => allInside(element, '#more-tools [role^="menuitem"]');
async function openMore(element: DeckBuilder): Promise<void> {
  button(element, 'More tools').click();
  await waitUntil(() => items(element).length > 0);
}

describe('the sheet of shortcuts', () => {
  it('comes with "?" and lists the keys of all commands, of the list of slides and of presenting, by group', async () => {
    const element = await opened();
    allInside(element, '[role="option"]')[0]!.focus();
    await sendKeys({ press: '?' });
    const sheet = await appears<HTMLDialogElement>(element, '#shortcuts-dialog[open]');
    const groups = [...sheet.querySelectorAll('h3')].map(text);
    expect(groups).to.deep.equal(['Deck', 'Editing', 'Slides in the list', 'View', 'Presenting']);
    const rows = new Map(
      [...sheet.querySelectorAll('dl > div')].map((row) => [
        text(row.querySelector('dt')!),
        [...row.querySelectorAll('kbd')].map(text),
      ]),
    );
    const mod = navigator.platform.includes('Mac') ? '⌘' : 'Ctrl';
    expect(rows.get('Undo')).to.deep.equal([mod, 'Z']);
    expect(rows.get('Bold')).to.deep.equal([mod, 'B']);
    expect(rows.get('Insert figure')).to.have.lengthOf(3);
    expect(rows.get('Export PowerPoint')).to.have.lengthOf(3);
    expect(rows.get('Keyboard shortcuts')).to.deep.equal(['?', mod, '/']);
    expect(rows.get('Next or previous slide')).to.deep.equal(['↓', '↑']);
    expect(rows.get('Next slide')).to.deep.equal(['→', '↓', 'PgDn', '␣', 'Enter', 'N']);
    await press('Escape');
    await waitUntil(() => !sheet.isConnected);
    expect(element.shadowRoot!.activeElement!.role).to.equal('option');
  });

  it('names keys as they stand on a keyboard of the language, in tips as well', async () => {
    const element = await opened();
    element.locale = 'fr';
    await appears(element, '[aria-label="Annuler la modification"]');
    const mac = navigator.platform.includes('Mac');
    expect(inside(element, '[aria-label="Supprimer la diapositive"]').title).to.contain(mac ? '⌦' : 'Suppr');
    allInside(element, '[role="option"]')[0]!.focus();
    await sendKeys({ press: '?' });
    const sheet = await appears<HTMLDialogElement>(element, '#shortcuts-dialog[open]');
    const keys = [...sheet.querySelectorAll('kbd')].map(text);
    expect(keys).to.include.members(['Entrée', 'Échap', 'Page suiv.', 'Début', mac ? '⇧' : 'Maj']);
    expect(keys).to.not.include('Enter');
  });

  it('does not come while a person writes a question mark', async () => {
    const element = await opened();
    inside(element, '.deck-title').focus();
    await sendKeys({ press: '?' });
    await element.updateComplete;
    expect(element.shadowRoot!.querySelector('#shortcuts-dialog')).to.equal(null);
  });

  for (const width of ['1200px', '360px'])
    it(`is accessible, light and dark, ${width} wide`, async () => {
      const element = await opened(width);
      if (width === '1200px') button(element, 'Keyboard shortcuts').click();
      else {
        await openMore(element);
        await inBothSchemes(element, () => expect(element).to.be.accessible());
        items(element).at(-1)!.click();
      }
      await appears(element, '#shortcuts-dialog[open]');
      await inBothSchemes(element, () => expect(element).to.be.accessible());
    });
});

describe('tools that have no room in the toolbar', () => {
  it('stand in its menu, and only those', async () => {
    const element = await opened('1200px');
    expect(shown(button(element, 'More tools'))).to.equal(false);
    expect(shown(button(element, 'Refresh data'))).to.equal(true);
    element.style.inlineSize = '600px';
    await openMore(element);
    expect(items(element).map((item) => text(item.querySelector('.menu-name')!))).to.deep.equal([
      'Add a slide: There are no tables.',
      'Insert a picture',
      'Find',
      'Refresh data',
      'Keyboard shortcuts',
    ]);
    expect(items(element)[0]!.ariaDisabled).to.equal('true');
    await press('Escape');
    element.style.inlineSize = '360px';
    await openMore(element);
    expect(text(items(element)[0]!)).to.match(/^Redo/u);
    const { right } = element.getBoundingClientRect();
    expect(button(element, 'More tools').getBoundingClientRect().right).to.be.at.most(right);
  });

  it('do what their buttons do, and focus comes back to the menu’s', async () => {
    const element = await opened('360px');
    await openMore(element);
    items(element)
      .find((item) => text(item).startsWith('Keyboard'))!
      .click();
    const sheet = await appears(element, '#shortcuts-dialog[open]');
    await press('Escape');
    await waitUntil(() => !sheet.isConnected);
    expect(element.shadowRoot!.activeElement).to.equal(button(element, 'More tools'));
  });
});
