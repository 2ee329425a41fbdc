import { expect, fixture, html } from '@open-wc/testing';
import '../../../src/elements/deck-builder/define.js';
import { themeFromBrand, themes } from '../../../src/core/index.js';
import type { Branding, DeckBuilder, DeckView, QueryResult, Theme } from '../../../src/index.js';
import { svgUrl, TWO_COLOURS } from '../../support/logos.js';
import { fixtureDeck } from '../fixture-deck.js';
import { allInside, appears, inBothSchemes, inside, text } from '../inside.js';
import { press } from '../press.js';
import { waitUntil } from '../wait.js';

const config = {
  name: 'Sales',
  widgets: [{ id: 'total', type: 'big-number' as const, title: 'Revenue', dataKey: 'SELECT 1' }],
};
const runQuery = (): Promise<QueryResult> =>
  Promise.resolve({
    columns: [{ name: 'value', type: 'number', dbType: 'DOUBLE' }],
    rows: [{ value: 3_228_900 }],
    rowCount: 1,
    elapsedMs: 1,
    truncated: false,
  });
const acme: Branding = { companyName: 'Acme', logoDataUrl: svgUrl(TWO_COLOURS) };
const RED = '#e4002b';

const builder = (branding?: Branding, theme?: Theme): Promise<DeckBuilder> =>
  fixture<DeckBuilder>(
    html`<deck-builder
      service="local"
      style="block-size: 760px; inline-size: 1200px"
      .config=${config}
      .runQuery=${runQuery}
      .branding=${branding}
      .theme=${theme}
    ></deck-builder>`,
  );

const names = (element: DeckBuilder): string[] => allInside(element, '.look').map(text);
const radio = (element: DeckBuilder, look: string): HTMLInputElement =>
  inside<HTMLInputElement>(element, `input[name="look"][value="${look}"]`);
/** The colours of a miniature: ground, text, first and second series. */
const shown = (swatch: Element): (string | null)[] => {
  const fills = [...swatch.querySelectorAll('rect')].map((rect) => rect.getAttribute('fill'));
  return [fills[0], fills[1], fills[2], fills[5]] as (string | null)[];
};
const four = ({ colors }: Theme): string[] => [
  colors.background,
  colors.text,
  colors.palette[0]!,
  colors.palette[1]!,
];
const BUILT_IN = ['paper', 'harbor', 'meadow', 'ember', 'plum', 'graphite'];
const darkOf = (look: string): Theme => themes[look === 'paper' ? 'ink' : `${look}-dark`]!;

describe('looks, before a deck is generated', () => {
  it('are shown in the colours that their slides will have, light and dark', async () => {
    const element = await builder();
    for (const dark of [false, true]) {
      if (dark) inside<HTMLInputElement>(element, '.dark input').click();
      await element.updateComplete;
      for (const look of BUILT_IN) {
        const swatch = radio(element, look).parentElement!.querySelector('svg')!;
        expect(shown(swatch), look).to.deep.equal(four(dark ? darkOf(look) : themes[look]!));
      }
    }
  });

  it('begin with that of the logo where the page gave one, to be chosen and not forced', async () => {
    const element = await builder(acme);
    const own = (await appears(element, '.look.logo')).querySelector('svg')!;
    expect(names(element).slice(0, 2)).to.deep.equal(['AcmeYour brand', 'Paper']);
    expect(radio(element, 'paper').checked).to.equal(true);
    expect(shown(own)).to.include('#0057b8');
    const light = shown(own);
    inside<HTMLInputElement>(element, '.dark input').click();
    await element.updateComplete;
    expect(shown(inside(element, '.look.logo svg'))).to.not.deep.equal(light);
    radio(element, 'logo').click();
    await element.updateComplete;
    await element.generate();
    const { theme } = element.deck!;
    expect(theme).to.deep.equal(
      themeFromBrand({ color: RED, further: ['#0057b8'], mode: 'dark', id: 'logo-dark', name: 'Acme' }),
    );
  });

  it('call that of a logo your brand where no company is named', async () => {
    const element = await builder({ logoDataUrl: acme.logoDataUrl! });
    expect(text(await appears(element, '.look.logo'))).to.equal('Your brand');
    await inBothSchemes(element, () => expect(element).to.be.accessible());
  });

  it('are the built-in ones where the logo cannot be read, and the deck is made', async () => {
    const element = await builder({ companyName: 'Acme', logoDataUrl: 'data:image/png;base64,iVBORw0KGgo=' });
    await element.generate();
    expect(element.deck!.theme!.id).to.equal('paper');
    (await appears<HTMLButtonElement>(element, '.back button')).click();
    await element.updateComplete;
    expect(names(element).length).to.equal(6);
  });

  it('are not asked for where the page gave a theme', async () => {
    const theme = themeFromBrand({ color: '#00843d' });
    const element = await builder(acme, theme);
    expect(names(element)).to.deep.equal([]);
    await element.generate();
    expect(element.deck!.theme).to.deep.equal(theme);
  });
});

describe('looks, of a deck that is there', () => {
  /** A builder with a document; `theme` and `branding` are the document's. */
  async function opened(values: { theme?: Theme; branding?: Branding } = {}): Promise<DeckBuilder> {
    const element = await builder();
    element.deck = { ...fixtureDeck(), ...values };
    await appears(element, '.thumbnail');
    return element;
  }
  const button = (element: DeckBuilder): HTMLButtonElement =>
    inside<HTMLButtonElement>(element, 'button[aria-label="Look"]');
  const undo = (element: DeckBuilder): HTMLButtonElement =>
    inside<HTMLButtonElement>(element, 'button[aria-label="Undo"]');
  const items = (element: DeckBuilder): HTMLElement[] => allInside(element, '[role^="menuitem"]');
  const item = (element: DeckBuilder, name: string): HTMLElement =>
    items(element).find((each) => text(each) === name)!;
  const focused = (element: DeckBuilder): string => text(element.shadowRoot!.activeElement!);
  const ground = (element: DeckBuilder): string =>
    getComputedStyle(inside(inside<DeckView>(element, '.sheet deck-view'), '.slide')).backgroundColor;
  async function open(element: DeckBuilder): Promise<void> {
    button(element).focus();
    button(element).click();
    await appears(element, '[role="menuitemradio"]');
    await waitUntil(() => element.shadowRoot!.activeElement?.matches('[role="menuitemradio"]'), 'no focus');
  }

  it('are changed in one step that can be undone, and the slides are drawn anew', async () => {
    const element = await opened();
    await open(element);
    expect(focused(element)).to.equal('Paper');
    const before = ground(element);
    item(element, 'Plum').click();
    await waitUntil(() => ground(element) !== before, 'the slide kept its look');
    expect(element.deck!.theme).to.deep.equal(themes['plum']);
    expect(item(element, 'Plum').ariaChecked).to.equal('true');
    item(element, 'Dark slides').click();
    await element.updateComplete;
    expect(element.deck!.theme).to.deep.equal(themes['plum-dark']);
    undo(element).click();
    await element.updateComplete;
    expect(element.deck!.theme).to.deep.equal(themes['plum']);
    undo(element).click();
    await element.updateComplete;
    expect(element.deck!.theme).to.equal(undefined);
    expect(undo(element).disabled).to.equal(true);
    await waitUntil(() => ground(element) === before, 'the slide kept the other look');
  });

  it('that a deck has already are no step', async () => {
    const element = await opened();
    await open(element);
    item(element, 'Paper').click();
    await element.updateComplete;
    expect(undo(element).disabled).to.equal(true);
  });

  it('are chosen from the keyboard; Escape and Enter give focus back to the button', async () => {
    const element = await opened();
    button(element).focus();
    await press('Enter');
    await waitUntil(() => element.shadowRoot!.activeElement?.matches('[role="menuitemradio"]'), 'no focus');
    expect(button(element).getAttribute('aria-haspopup')).to.equal('menu');
    await press('ArrowDown');
    expect(focused(element)).to.equal('Harbor');
    await press('End');
    expect(focused(element)).to.equal('Dark slides');
    await press('ArrowDown');
    expect(focused(element)).to.equal('Paper');
    await press('Escape');
    expect(element.shadowRoot!.activeElement).to.equal(button(element));
    expect(inside(element, '#looks').matches(':popover-open')).to.equal(false);
    expect(element.deck!.theme).to.equal(undefined);
    await press('Enter');
    await waitUntil(() => element.shadowRoot!.activeElement?.matches('[role="menuitemradio"]'), 'no focus');
    await press('ArrowUp');
    await press('ArrowUp');
    await press('Enter');
    expect(element.deck!.theme!.id).to.equal('graphite');
    expect(element.shadowRoot!.activeElement).to.equal(button(element));
  });

  it('include that of the deck’s logo', async () => {
    const element = await opened({ branding: acme });
    await open(element);
    await waitUntil(() => items(element).length === 8, 'no brand look');
    item(element, 'Acme').click();
    await element.updateComplete;
    expect(element.deck!.theme!.id).to.equal('logo');
    expect(element.deck!.theme!.colors.palette).to.include('#0057b8');
    expect(item(element, 'Acme').ariaChecked).to.equal('true');
    item(element, 'Dark slides').click();
    await element.updateComplete;
    expect(element.deck!.theme!.id).to.equal('logo-dark');
    expect(items(element).length).to.equal(8);
  });

  it('keep a way back to the theme of the page', async () => {
    const theme = themeFromBrand({ color: '#00843d', id: 'house', name: 'House style' });
    const element = await opened({ theme });
    await open(element);
    expect(focused(element)).to.equal('House style');
    item(element, 'Dark slides').click();
    await element.updateComplete;
    expect(element.deck!.theme!.mode).to.equal('dark');
    item(element, 'Ember').click();
    await element.updateComplete;
    expect(element.deck!.theme!.id).to.equal('ember-dark');
    item(element, 'Dark slides').click();
    await element.updateComplete;
    item(element, 'House style').click();
    await element.updateComplete;
    expect(element.deck!.theme).to.deep.equal(theme);
  });

  it('stand in a menu that is accessible, light and dark, inside a narrow page', async () => {
    const element = await opened({ branding: acme });
    element.style.inlineSize = '360px';
    await open(element);
    await waitUntil(() => items(element).length === 8, 'no brand look');
    const { left, right } = inside(element, '#looks').getBoundingClientRect();
    expect(left).to.be.at.least(0);
    expect(right).to.be.at.most(document.documentElement.clientWidth);
    await inBothSchemes(element, () => expect(element).to.be.accessible());
  });
});
