import { expect, fixture, html } from '@open-wc/testing';
import { resetMouse } from '@web/test-runner-commands';
import '../../src/elements/deck-builder/define.js';
import { themes } from '../../src/core/layout/themes.js';
import type { DeckBuilder } from '../../src/index.js';
import { bars, moveTo, shown, view } from './chart-marks.js';
import { fixtureDeck } from './fixture-deck.js';
import { allInside, inBothSchemes, inside } from './inside.js';

describe('every look is accessible', () => {
  afterEach(() => resetMouse());

  for (const [id, theme] of Object.entries(themes)) {
    it(`a slide in ${id} with a value of its chart shown`, async () => {
      const element = await view({ ...fixtureDeck(), theme });
      await moveTo({ x: 2, y: 2 });
      await moveTo(bars(element)[0]!);
      expect(shown(element)).to.equal('North 1.2M');
      // A slide has the colours of its theme in either scheme.
      await expect(element).to.be.accessible();
    });
  }

  it('the start with each of them chosen, for light slides and for dark ones', async () => {
    const config = {
      name: 'Sales',
      widgets: [{ id: 'regions', type: 'bar' as const, title: 'Revenue', dataKey: 'SELECT 1' }],
    };
    const element = await fixture<DeckBuilder>(
      html`<deck-builder
        service="local"
        style="block-size: 590px; inline-size: 790px"
        .config=${config}
      ></deck-builder>`,
    );
    const looks = allInside(element, 'input[name="look"]');
    expect(looks.length).to.be.at.least(6);
    for (const [at, look] of looks.entries()) {
      look.focus();
      look.click();
      const dark = inside<HTMLInputElement>(element, '.dark input');
      if (dark.checked !== (at % 2 === 1)) dark.click();
      await element.updateComplete;
      await inBothSchemes(element, () => expect(element).to.be.accessible());
    }
  });
});
