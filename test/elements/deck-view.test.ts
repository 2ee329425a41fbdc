import { expect, fixture, fixtureCleanup, html } from '@open-wc/testing';
import { resetMouse, sendMouse } from '@web/test-runner-commands';
import '../../src/elements/deck-view/define.js';
import type { Deck, DeckView } from '../../src/index.js';
import { fixtureDeck } from './fixture-deck.js';
import { HOSTILE } from './hostile-svgs.js';
import { allInside, appears, inBothSchemes, inside, next, text } from './inside.js';
import { press } from './press.js';
import { editorIn } from './template-field.js';
import { waitUntil } from './wait.js';

const view = (slideId: string, editable = false): Promise<DeckView> =>
  fixture<DeckView>(
    html`<deck-view .deck=${fixtureDeck()} slide-id=${slideId} ?editable=${editable}></deck-view>`,
  );

describe('deck-view', () => {
  it('shows a slide with figures computed from the rows', async () => {
    const element = await view('regions');
    await appears(element, '.text');
    expect(text(inside(element, '[role="heading"]'))).to.equal('North leads with 1.2M of 3.2M');
    expect(text(inside(element, '[role="list"]'))).to.contain('The four regions together reach $3,228,900');
  });

  it('draws a chart with words for those who do not see it', async () => {
    const element = await view('regions');
    const chart = await appears(element, '[role="img"]');
    expect(chart.querySelector('svg')).to.exist;
    expect(chart.getAttribute('aria-label')).to.contain('North');
  });

  it('draws the drawings of a deck clean and leaves its document as it is', async () => {
    const logoDataUrl = `data:image/svg+xml,${encodeURIComponent(HOSTILE['a foreign object']!)}`;
    const deck: Deck = { ...fixtureDeck(), branding: { logoDataUrl } };
    const element = await fixture<DeckView>(html`<deck-view .deck=${deck} mode="grid"></deck-view>`);
    const logo = await appears<HTMLImageElement>(element, 'img[src]');
    expect(decodeURIComponent(logo.src))
      .to.contain('kept')
      .and.not.to.match(/foreignObject|onerror|iframe/u);
    await waitUntil(() => logo.naturalWidth > 0);
    // Drawn again, it stands at once.
    element.mode = 'slide';
    await element.updateComplete;
    expect(inside<HTMLImageElement>(element, 'img').src).to.equal(logo.src);
    expect(deck.branding!.logoDataUrl).to.equal(logoDataUrl);
  });

  it('scales a slide to the width it has', async () => {
    const element = await view('regions');
    element.style.width = '640px';
    const slide = await appears(element, '.slide');
    await untilScaled(slide);
    expect(slide.getBoundingClientRect().height).to.be.closeTo(360, 1);
  });

  it('shows a table as a table', async () => {
    const element = await view('all');
    const table = await appears<HTMLTableElement>(element, 'table');
    expect([...table.tHead!.rows[0]!.cells].map(text)).to.deep.equal(['Region', 'Value']);
    expect(table.tBodies[0]!.rows.length).to.equal(4);
    expect(text(table.tBodies[0]!.rows[0]!)).to.contain('North');
  });

  it('says where a figure comes from while it is focused, until Escape', async () => {
    const element = await view('regions');
    const figure = await appears(element, '.figure');
    const tip = inside(element, '[role="tooltip"]');
    let saidWhenOpened: string | undefined;
    tip.addEventListener('beforetoggle', () => (saidWhenOpened = text(tip)), { once: true });
    figure.focus();
    await waitUntil(() => tip.matches(':popover-open'));
    expect(saidWhenOpened, 'it opens with its words, not before them').to.contain('first(value)');
    expect(text(tip)).to.contain('first(value)').and.to.contain('Revenue by region');
    await press('Escape');
    await element.updateComplete;
    expect(tip.matches(':popover-open')).to.equal(false);
  });

  it('says where a figure comes from while it is pointed at, until Escape wherever focus is', async () => {
    const element = await view('regions');
    element.style.width = '640px';
    const figure = await appears(element, '.figure');
    await untilScaled(inside(element, '.slide'));
    const tip = inside(element, '[role="tooltip"]');
    const { x, y, width, height } = figure.getBoundingClientRect();
    await sendMouse({ type: 'move', position: [Math.round(x + width / 2), Math.round(y + height / 2)] });
    await waitUntil(() => tip.matches(':popover-open'));
    const card = tip.getBoundingClientRect();
    await sendMouse({ type: 'move', position: [Math.round(card.x + 20), Math.round(card.y + 10)] });
    await new Promise((resolve) => setTimeout(resolve, 400));
    expect(tip.matches(':popover-open'), 'with the pointer on it').to.equal(true);
    expect(document.activeElement).to.equal(document.body);
    await press('Escape');
    await element.updateComplete;
    expect(tip.matches(':popover-open')).to.equal(false);
    await resetMouse();
  });

  it('names the rows, the query and its time while a figure is focused, also where the text can be edited', async () => {
    const element = await fixture<DeckView>(
      html`<deck-view .deck=${fixtureDeck()} slide-id="regions" editable provenance></deck-view>`,
    );
    const [, , , share] = await appears(element, '.figure').then(() => allInside(element, '.figure'));
    share!.focus();
    await element.updateComplete;
    const tip = inside(element, '[role="tooltip"]');
    await waitUntil(() => text(tip) !== '');
    expect(text(tip)).to.contain('share(value, region, "North")').and.to.contain('Computed from rows');
    expect(text(tip)).to.contain('4 rows').and.to.contain('Jul 1, 2026').and.to.contain('GROUP BY region');
    expect(allInside(element, '.trail-rows tbody td').slice(0, 2).map(text)).to.deep.equal([
      'North',
      '1204500',
    ]);
    await inBothSchemes(element, () => expect(element).to.be.accessible());
    allInside(element, '.figure')[2]!.focus();
    await element.updateComplete;
    expect(text(tip)).to.contain('1 of 4 rows');
  });

  it('marks what was typed as a figure, and says beside each statement whether it holds', async () => {
    const deck = fixtureDeck();
    const slide = deck.slides[1]!;
    slide.text += '\n- We expect 12% more';
    slide.claims = [
      { id: 'a', quote: slide.title, test: 'argmax(region, value) == "North"' },
      {
        id: 'b',
        quote: '{{argmin(region, value)}} is the smallest with {{min(value) | compact}}',
        test: 'min(value) > avg(value)',
      },
    ];
    const element = await fixture<DeckView>(
      html`<deck-view .deck=${deck} slide-id="regions" provenance></deck-view>`,
    );
    await appears(element, '.typed');
    expect(allInside(element, '.typed').map(text)).to.deep.equal(['four', '12%']);
    const marks = allInside(element, '.claim-mark');
    expect(marks.map((mark) => mark.getAttribute('aria-label'))).to.deep.equal([
      'Holds: North leads with 1.2M of 3.2M',
      'No longer holds: East is the smallest with 402.3K',
    ]);
    expect(text(inside(element, '[role="heading"]'))).to.equal('North leads with 1.2M of 3.2M');
    marks[1]!.focus();
    await waitUntil(() => text(inside(element, '[role="tooltip"]')) !== '');
    expect(text(inside(element, '[role="tooltip"]'))).to.contain('min(value) > avg(value)');
    inside(element, '.typed').focus();
    await element.updateComplete;
    expect(text(inside(element, '[role="tooltip"]'))).to.contain('not bound to data');
    await inBothSchemes(element, () => expect(element).to.be.accessible());
  });

  it('says behind each sentence that is not checked what it is instead, in the language of the page', async () => {
    const deck = fixtureDeck();
    deck.slides[1]!.text = 'Nord führt. Wir erwarten 12% mehr.\n\n- Es fehlt {{ max(vlaue) }}';
    const element = await fixture<DeckView>(
      html`<deck-view lang="de" .deck=${deck} slide-id="regions" provenance></deck-view>`,
    );
    await waitUntil(() => allInside(element, '.sentence-mark').length === 4);
    const marks = allInside(element, '.sentence-mark');
    await waitUntil(() => marks[0]!.getAttribute('aria-label')!.startsWith('Zahlen'));
    expect(marks.map((mark) => mark.getAttribute('aria-label'))).to.deep.equal([
      'Zahlen aus Zeilen berechnet, Wortlaut nicht geprüft',
      'Zahlen aus Zeilen berechnet, Wortlaut nicht geprüft',
      'Eine Zahl darin ist getippt',
      'Seine Zahlen oder seine Aussage stimmen nicht',
    ]);
    const heading = inside(element, '[role="heading"]');
    expect(heading.getAttribute('aria-label')).to.equal(text(heading));
    marks[2]!.focus();
    const tip = inside(element, '[role="tooltip"]');
    await waitUntil(() => text(tip) === 'Eine Zahl darin ist getippt');
    await inBothSchemes(element, () => expect(element).to.be.accessible());
    element.provenance = false;
    await element.updateComplete;
    expect(allInside(element, '.sentence-mark')).to.deep.equal([]);
  });

  it('moves no word of a slide for the marks of an editor', async () => {
    const places = async (provenance: boolean): Promise<number[]> => {
      const deck = fixtureDeck();
      const slide = deck.slides[1]!;
      slide.text += '\n- We expect 12% more';
      slide.text +=
        '\n- Sales rose. And rose again in all of the four regions. So they went on, and nobody was surprised.';
      slide.claims = [
        { id: 'a', quote: slide.title, test: 'count() > 0' },
        { id: 'b', quote: 'We expect 12% more', test: 'count() > 9' },
      ];
      const element = await fixture<DeckView>(
        html`<deck-view
          style="inline-size: 640px"
          .deck=${deck}
          slide-id="regions"
          ?provenance=${provenance}
        ></deck-view>`,
      );
      await appears(element, '.figure');
      await untilScaled(inside(element, '.slide'));
      return allInside(element, '.figure, .item, [role="heading"] p').flatMap((part) => {
        const { left, top, width, height } = part.getBoundingClientRect();
        const base = element.getBoundingClientRect();
        return [left - base.left, top - base.top, width, height];
      });
    };
    const plain = await places(false);
    expect(plain.length).to.be.above(20);
    const marked = await places(true);
    expect(marked.length).to.equal(plain.length);
    // Engines place text in parts of a pixel, and not always in the same.
    marked.forEach((value, index) => expect(value).to.be.closeTo(plain[index]!, 0.2));
  });

  it('edits a title in place as a template and applies it with Ctrl and Enter', async () => {
    const element = await view('regions', true);
    (await appears(element, '[data-edit="title"]')).click();
    const field = await editorIn(element);
    expect(field.source).to.equal('North leads with {{first(value) | compact}} of {{sum(value) | compact}}');
    expect(element.shadowRoot!.activeElement === field.content).to.equal(true);
    field.write('Total {{sum(value) | compact}}');
    const changed = next(element, 'deck-slide-change');
    await press('Control+Enter');
    const { edits, deck, slideId } = await changed;
    expect(slideId).to.equal('regions');
    expect(edits).to.deep.equal([
      {
        type: 'setSlideField',
        slideId: 'regions',
        field: 'title',
        value: 'Total {{sum(value) | compact}}',
      },
    ]);
    expect(deck).to.equal(element.deck);
    await element.updateComplete;
    expect(text(inside(element, '[role="heading"]'))).to.equal('Total 3.2M');
    expect((element.shadowRoot!.activeElement as HTMLElement).dataset['edit']).to.equal('title');
  });

  it('edits a text by a press on one of its figures as by one beside it', async () => {
    const element = await view('regions', true);
    const figure = await appears(element, '[role="heading"] .figure');
    figure.click();
    const field = await editorIn(element);
    expect(field.source).to.equal('North leads with {{first(value) | compact}} of {{sum(value) | compact}}');
  });

  it('keeps what is being typed when the slide is drawn again', async () => {
    const element = await view('next', true);
    (await appears(element, '[data-edit="text"]')).click();
    const field = await editorIn(element);
    field.write('Look at the So');
    element.requestUpdate();
    await element.updateComplete;
    expect(field.source).to.equal('Look at the So');
    expect(field.content.isConnected).to.equal(true);
  });

  it('keeps the text when editing is left with Escape', async () => {
    const element = await view('next', true);
    let changes = 0;
    element.addEventListener('deck-slide-change', () => (changes += 1));
    (await appears(element, '[data-edit="text"]')).click();
    const field = await editorIn(element);
    field.write('Something else');
    await press('Escape');
    await element.updateComplete;
    expect(element.shadowRoot!.querySelector('.editor')).to.equal(null);
    expect(element.deck!.slides[3]!.text).to.equal('Look at the East first.');
    expect(changes).to.equal(0);
  });

  it('applies an edit when the field loses focus, and not when nothing changed', async () => {
    const element = await view('next', true);
    let changes = 0;
    element.addEventListener('deck-slide-change', () => (changes += 1));
    for (const value of ['Look at the East first.', 'Look at the West first.']) {
      (await appears(element, '[data-edit="text"]')).click();
      const field = await editorIn(element);
      field.write(value);
      field.content.blur();
      await element.updateComplete;
    }
    expect(changes).to.equal(1);
    expect(element.deck!.slides[3]!.text).to.equal('Look at the West first.');
  });

  it('never changes the document it was given', async () => {
    const deck = fixtureDeck();
    const element = await fixture<DeckView>(
      html`<deck-view .deck=${deck} slide-id="next" editable></deck-view>`,
    );
    (await appears(element, '[data-edit="title"]')).click();
    const field = await editorIn(element);
    field.write('Other');
    field.content.blur();
    expect(deck.slides[3]!.title).to.equal('What next');
    expect(element.deck!.slides[3]!.title).to.equal('Other');
  });

  it('selects a slide in the grid and says which', async () => {
    const element = await fixture<DeckView>(html`<deck-view .deck=${fixtureDeck()} mode="grid"></deck-view>`);
    const picked = next(element, 'deck-slide-select');
    allInside(element, '.pick')[2]!.click();
    expect((await picked).slideId).to.equal('all');
    await element.updateComplete;
    expect(inside(element, '[aria-current="true"]').getAttribute('aria-label')).to.equal(
      'Slide 3 of 4: All regions',
    );
  });

  it('shows text of cells and titles as text, whatever it looks like', async () => {
    const deck = fixtureDeck();
    deck.slides[1]!.title = '<img src=x onerror="window.hacked=1"> {{argmax(region, value)}}';
    deck.sources['revenue']!.data!.rows[0]!['region'] = '<script>window.hacked=1</script>';
    const element = await fixture<DeckView>(html`<deck-view .deck=${deck} slide-id="regions"></deck-view>`);
    await appears(element, '[role="img"] svg');
    expect(element.shadowRoot!.querySelectorAll('img, script').length).to.equal(0);
    expect(text(inside(element, '[role="heading"]')))
      .to.contain('<img src=x')
      .and.to.contain('<script>');
    expect((window as { hacked?: number }).hacked).to.equal(undefined);
  });

  it('shows what is wrong in the place of a chart that cannot be drawn, and the rest of the slide', async () => {
    const deck = fixtureDeck();
    const [block] = deck.slides[1]!.blocks;
    deck.slides[1]!.blocks = [{ ...block!, source: 'nowhere' }];
    const element = await fixture<DeckView>(html`<deck-view .deck=${deck} slide-id="regions"></deck-view>`);
    expect(text(await appears(element, '.problem'))).to.contain('nowhere');
    expect(text(inside(element, '[role="heading"]'))).to.contain('North leads');
  });

  it('says that a deck has no slides', async () => {
    const element = await fixture<DeckView>(
      html`<deck-view .deck=${{ ...fixtureDeck(), slides: [] }}></deck-view>`,
    );
    expect(text(inside(element, '.base'))).to.equal('There are no slides yet.');
  });

  it('speaks German where the page does', async () => {
    const element = await fixture<DeckView>(html`<deck-view lang="de-CH"></deck-view>`);
    await appears(element, '.empty');
    await waitUntil(() => text(inside(element, '.base')) === 'Es gibt noch keine Folien.');
  });

  it('is accessible in every mode, light and dark', async () => {
    for (const mode of ['slide', 'list', 'grid']) {
      fixtureCleanup();
      const element = await fixture<DeckView>(
        html`<deck-view .deck=${fixtureDeck()} slide-id="regions" mode=${mode} editable></deck-view>`,
      );
      await appears(element, '[role="img"] svg');
      await inBothSchemes(element, () => expect(element).to.be.accessible());
    }
  });

  it('is accessible while a text is edited', async () => {
    const element = await view('regions', true);
    (await appears(element, '[data-edit="text"]')).click();
    await editorIn(element);
    await inBothSchemes(element, () => expect(element).to.be.accessible());
  });
});

/** The observer that scales reports after the next frame. */
async function untilScaled(slide: Element): Promise<void> {
  for (let turn = 0; turn < 100 && Math.abs(slide.getBoundingClientRect().width - 640) > 1; turn++) {
    await new Promise(requestAnimationFrame);
  }
}
