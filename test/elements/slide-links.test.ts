import { expect, fixture, fixtureCleanup, html } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import '../../src/elements/deck-view/define.js';
import type { DeckView } from '../../src/index.js';
import { summaryDeck } from '../support/summary-deck.js';
import { endAll, present, until } from './deck-presenter/present.js';
import { allInside, appears, inside, text } from './inside.js';

const view = (more: Partial<Pick<DeckView, 'mode' | 'editable' | 'provenance'>> = {}): Promise<DeckView> =>
  fixture<DeckView>(
    html`<deck-view
      .deck=${summaryDeck()}
      slide-id="summary"
      .mode=${more.mode ?? 'slide'}
      ?editable=${more.editable}
      ?provenance=${more.provenance}
    ></deck-view>`,
  );

const names = (element: Element): (string | null)[] =>
  allInside(element, '.slide a').map((link) => link.getAttribute('aria-label'));
const focusedSlide = (element: DeckView): string | undefined =>
  (element.shadowRoot?.activeElement as HTMLElement | null)?.dataset['slide'];

describe('points of a summary', () => {
  afterEach(() => {
    endAll();
    fixtureCleanup();
  });

  it('are links that say which slide they lead to', async () => {
    const element = await view();
    await appears(element, '.slide a');
    expect(names(element)).to.deep.equal([
      'Slide 4 of 4: All of costs: 24',
      'Slide 3 of 4: All of sales: 60',
      'Slide 3 of 4: All of sales: 60',
    ]);
    await expect(element).to.be.accessible();
  });

  it('lead by the keyboard to their slide, which has it then', async () => {
    const element = await view();
    (await appears<HTMLElement>(element, '.slide a')).focus();
    const chosen: string[] = [];
    element.addEventListener('deck-slide-select', ({ slideId }) => chosen.push(slideId));
    const address = location.href;
    await sendKeys({ press: 'Enter' });
    await until(() => focusedSlide(element) === 'costs', 'the slide has the keyboard');
    expect(text(inside(element, '[role="heading"]'))).to.equal('All of costs: 24');
    expect(chosen).to.deep.equal(['costs']);
    expect(location.href, 'the address of the page stays').to.equal(address);
  });

  it('lead by a click anywhere on them', async () => {
    const element = await view();
    await appears(element, '.slide a');
    inside<HTMLElement>(element, '[role="listitem"]').click();
    await until(() => element.slideId === 'costs', 'the slide is shown');
  });

  it('lead to a slide further down in a list', async () => {
    const element = await view({ mode: 'list' });
    await appears(element, '.slide a');
    inside<HTMLElement>(element, '.slide a').click();
    await until(() => focusedSlide(element) === 'costs', 'the slide has the keyboard');
    expect(element.slideId).to.equal('costs');
  });

  it('are written by a click while they can be edited; the arrow leads on', async () => {
    const element = await view({ editable: true, provenance: true });
    await appears(element, '.slide a');
    inside<HTMLElement>(element, '[role="listitem"]').click();
    await appears(element, '.editor');
    expect(element.slideId).to.equal('summary');
    await sendKeys({ press: 'Escape' });
    await until(() => inside(element, '.slide a'), 'the text is a text again');
    inside<HTMLElement>(element, '.slide a').click();
    await until(() => element.slideId === 'costs', 'the slide is shown');
  });

  it('follow a slide that has another title now', async () => {
    const element = await view();
    await appears(element, '.slide a');
    const { deck } = element;
    element.deck = {
      ...deck!,
      slides: deck!.slides.map((slide) => (slide.id === 'costs' ? { ...slide, title: 'Spending' } : slide)),
    };
    await element.updateComplete;
    expect(names(element)[0]).to.equal('Slide 4 of 4: Spending');
    element.deck = { ...deck!, slides: deck!.slides.filter(({ id }) => id !== 'costs') };
    await element.updateComplete;
    expect(names(element)).to.have.length(2);
  });

  it('move a presentation, by keyboard and by click, which else goes to the next slide', async () => {
    const element = await present(summaryDeck(), { slideId: 'summary' });
    const link = await appears<HTMLElement>(element, '.slide a');
    expect(link.getAttribute('aria-label')).to.equal('Slide 4 of 4: All of costs: 24');
    link.focus();
    await sendKeys({ press: 'Enter' });
    await until(() => element.slideId === 'costs', 'the slide is shown');
    element.goTo('summary');
    await element.updateComplete;
    inside<HTMLElement>(element, '[role="listitem"]').click();
    await until(() => element.slideId === 'costs', 'the slide is shown');
  });
});
