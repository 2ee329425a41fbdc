import { expect, fixture, html } from '@open-wc/testing';
import '../../../src/elements/deck-right-panel/define.js';
import type { DeckRightPanel } from '../../../src/index.js';
import { fixtureDeck } from '../fixture-deck.js';
import { allInside, inside, text } from '../inside.js';
import { waitUntil } from '../wait.js';

const CHART = {
  ar: 'المخطط',
  de: 'Diagramm',
  en: 'Chart',
  es: 'Gráfico',
  fr: 'Graphique',
  ja: 'グラフ',
  pt: 'Gráfico',
  zh: '图表',
};

/** As wide as the builder shows it. */
const panel = (): Promise<DeckRightPanel> =>
  fixture<DeckRightPanel>(
    html`<deck-right-panel
      lang="en"
      style="inline-size: 335px; block-size: 700px"
      .deck=${fixtureDeck()}
    ></deck-right-panel>`,
  );
const chartTab = (element: DeckRightPanel): string => text(allInside(element, '.tab')[2]!);

describe('deck-right-panel, languages', () => {
  it('changes its words when its language changes', async () => {
    const element = await panel();
    expect(chartTab(element)).to.equal('Chart');
    element.lang = 'de';
    await waitUntil(() => chartTab(element) === 'Diagramm', 'stays English');
    element.lang = 'en';
    await waitUntil(() => chartTab(element) === 'Chart', 'stays German');
  });

  for (const [language, chart] of Object.entries(CHART))
    it(`has all its tabs in sight (${language})`, async () => {
      const element = await panel();
      element.lang = language;
      await waitUntil(() => chartTab(element) === chart, 'its words never came');
      const tabs = inside(element, '.tabs');
      expect(tabs.scrollWidth).to.be.at.most(tabs.clientWidth);
    });
});
