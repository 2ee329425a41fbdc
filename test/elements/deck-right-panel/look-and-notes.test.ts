import { expect, fixture, html } from '@open-wc/testing';
import '../../../src/elements/deck-right-panel/define.js';
import type { DeckRightPanel } from '../../../src/index.js';
import { fixtureDeck } from '../fixture-deck.js';
import { HOSTILE } from '../hostile-svgs.js';
import { allInside, appears, inBothSchemes, inside, text } from '../inside.js';
import { editorIn } from '../template-field.js';
import { waitUntil } from '../wait.js';

async function opened(tab: string, content: string, width = '336px'): Promise<DeckRightPanel> {
  const element = await fixture<DeckRightPanel>(
    html`<deck-right-panel
      style="inline-size: ${width}; block-size: 600px"
      .deck=${fixtureDeck()}
      slide-id="regions"
    ></deck-right-panel>`,
  );
  allInside(element, '[role="tab"]')
    .find((button) => text(button) === tab)!
    .click();
  await appears(element, content);
  return element;
}
function give(field: HTMLInputElement, file: File): void {
  const transfer = new DataTransfer();
  transfer.items.add(file);
  field.files = transfer.files;
  field.dispatchEvent(new Event('change', { bubbles: true }));
}
const LOGO =
  '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"><rect width="40" height="20" fill="#0a7d5b"/></svg>';

describe('deck-right-panel, look', () => {
  it('gives the deck another look, its dark side, or a colour of its own', async () => {
    const element = await opened('Look', '.looks');
    inside<HTMLInputElement>(element, 'input[value="plum"]').click();
    expect(element.deck!.theme!.id).to.equal('plum');
    await element.updateComplete;
    inside(element, '.dark input').click();
    expect(element.deck!.theme!.id).to.equal('plum-dark');
    await element.updateComplete;
    const accent = inside<HTMLInputElement>(element, '#accent');
    accent.value = '#00aa88';
    accent.dispatchEvent(new Event('change'));
    expect(element.deck!.theme!.mode).to.equal('dark');
    expect(element.deck!.theme!.name).to.equal('Another colour');
    await element.updateComplete;
    expect(allInside(element, '.looks input').some((input) => (input as HTMLInputElement).checked)).to.equal(
      false,
    );
    inside(element, '.dark input').click();
    expect(element.deck!.theme!.mode).to.equal('light');
  });

  it('takes company and logo, offers the look of the logo, and takes both away', async () => {
    const element = await opened('Look', '#company');
    const company = inside<HTMLInputElement>(element, '#company');
    company.value = 'Acme';
    company.dispatchEvent(new Event('change'));
    give(inside<HTMLInputElement>(element, '#logo'), new File([LOGO], 'logo.svg', { type: 'image/svg+xml' }));
    await waitUntil(() => element.deck!.branding?.logoDataUrl);
    expect(element.deck!.branding!.companyName).to.equal('Acme');
    await appears(element, 'input[value="logo"]');
    await inBothSchemes(element, () => expect(element).to.be.accessible());
    inside(element, '.logo-shown button').click();
    expect(element.deck!.branding).to.deep.equal({ companyName: 'Acme' });
  });

  it('takes of a logo what is drawn, and no script', async () => {
    const element = await opened('Look', '#logo');
    const file = new File([HOSTILE['an SVG in an SVG']!], 'logo.svg', { type: 'image/svg+xml' });
    give(inside<HTMLInputElement>(element, '#logo'), file);
    await waitUntil(() => element.deck!.branding?.logoDataUrl);
    const logo = decodeURIComponent(element.deck!.branding!.logoDataUrl!);
    expect(logo)
      .to.contain('kept')
      .and.not.to.match(/script|onload/u);
  });

  it('says what is wrong with a file, and keeps the logo there was', async () => {
    const element = await opened('Look', '#logo');
    const problem = async (file: File, words: string): Promise<void> => {
      give(inside<HTMLInputElement>(element, '#logo'), file);
      await waitUntil(() => element.shadowRoot!.querySelector('.problem')?.textContent.includes(words));
      expect(element.deck!.branding).to.equal(undefined);
    };
    await problem(new File(['x'], 'logo.txt', { type: 'text/plain' }), 'no PNG, JPEG or SVG');
    await problem(new File(['x'], 'logo.png', { type: 'image/png' }), 'cannot be read');
    const large = new File([new Uint8Array(2 * 1024 * 1024 + 1)], 'logo.png', { type: 'image/png' });
    await problem(large, 'larger than 2 MB');
    await inBothSchemes(element, () => expect(element).to.be.accessible());
  });
});

describe('deck-right-panel, notes', () => {
  it('counts the words as they are spoken, and says how long they take', async () => {
    const element = await opened('Notes', '#notes');
    await waitUntil(() => text(inside(element, '.notes-length')).startsWith('3 words'));
    (await editorIn(element, '#notes')).write('word '.repeat(195));
    await element.updateComplete;
    expect(text(inside(element, '.notes-length'))).to.equal('195 words, about 1 min 30 s to say');
  });
});

describe('deck-right-panel, figures', () => {
  it('leads from a figure to its query', async () => {
    const element = await opened('Figures', '.figures');
    inside(element, '.figures summary').click();
    inside(element, '.to-rows').click();
    await appears(element, 'section[data-source="revenue"] pre');
    expect(text(inside(element, '[aria-selected="true"]'))).to.equal('Data');
    await waitUntil(() => element.shadowRoot!.activeElement?.localName === 'pre');
  });
});

describe('deck-right-panel, narrow', () => {
  it('brings each of its tabs into sight as the keyboard reaches it, in either direction', async () => {
    for (const direction of ['ltr', 'rtl']) {
      const element = await fixture<DeckRightPanel>(
        html`<deck-right-panel
          lang="de"
          dir=${direction}
          style="inline-size: 260px; block-size: 600px"
          .deck=${fixtureDeck()}
        ></deck-right-panel>`,
      );
      const last = (): string => text(allInside(element, '.tab').at(-1)!);
      await waitUntil(() => last() === 'Design', 'it speaks no German');
      const bar = inside(element, '.tabs').getBoundingClientRect();
      for (const tab of allInside(element, '.tab')) {
        tab.click();
        await element.updateComplete;
        const { left, right } = tab.getBoundingClientRect();
        expect(left).to.be.at.least(bar.left - 1);
        expect(right).to.be.at.most(bar.right + 1);
      }
      element.remove();
    }
  });
});
