import { expect, fixture, html } from '@open-wc/testing';
import '../../../src/elements/deck-right-panel/define.js';
import type { DeckRightPanel } from '../../../src/index.js';
import { fixtureDeck } from '../fixture-deck.js';
import { allInside, inside, text } from '../inside.js';
import { waitUntil } from '../wait.js';

/** As wide as the builder shows it. */
const panel = (): Promise<DeckRightPanel> =>
  fixture<DeckRightPanel>(
    html`<deck-right-panel
      lang="en"
      style="inline-size: 335px; block-size: 700px"
      .deck=${fixtureDeck()}
    ></deck-right-panel>`,
  );
const notesTab = (element: DeckRightPanel): string => text(allInside(element, '.tab')[1]!);

describe('deck-right-panel, languages', () => {
  it('changes its words when its language changes', async () => {
    const element = await panel();
    expect(notesTab(element)).to.equal('Notes');
    element.lang = 'de';
    await waitUntil(() => notesTab(element) === 'Notizen', 'stays English');
    element.lang = 'en';
    await waitUntil(() => notesTab(element) === 'Notes', 'stays German');
  });

  it('has all its tabs in sight in every language', async () => {
    const element = await panel();
    const names = new Set([notesTab(element)]);
    for (const language of ['ar', 'de', 'es', 'fr', 'ja', 'pt', 'zh']) {
      const before = allInside(element, '.tab').map(text).join();
      element.lang = language;
      await waitUntil(() => allInside(element, '.tab').map(text).join() !== before, language);
      const tabs = inside(element, '.tabs');
      expect(tabs.scrollWidth, language).to.be.at.most(tabs.clientWidth);
      names.add(notesTab(element));
    }
    expect(names.size).to.be.greaterThan(5);
  });
});
