import { expect, fixtureCleanup } from '@open-wc/testing';
import type { JournalRecord, SavedSession } from '../../../../src/core/deck/journal.js';
import { createPresence } from '../../../../src/elements/deck-builder/storage/presence.js';
import type { DeckBuilder } from '../../../../src/index.js';
import { fixtureDeck } from '../../fixture-deck.js';
import { allInside, appears, inBothSchemes, inside, next, text } from '../../inside.js';
import { clearStorage } from '../../fresh-storage.js';
import { answer, builder, notices, opened, rename, restore, saved, stored } from './storage-builder.js';
import { waitUntil } from '../../wait.js';

const button = (element: DeckBuilder, label: string): HTMLButtonElement =>
  inside<HTMLButtonElement>(element, `button[aria-label="${label}"]`);

/** Work that its page never saved: the builder is gone. */
async function leaveWork(title = 'My sales'): Promise<void> {
  const element = await opened();
  rename(element, title);
  button(element, 'Duplicate slide').click();
  await saved(element);
  fixtureCleanup();
}

describe('deck-builder, what is kept in the browser', () => {
  it('offers unsaved slides with their title and number, and restores them as they were left', async () => {
    const first = await opened();
    rename(first, 'My sales');
    button(first, 'Duplicate slide').click();
    await saved(first);
    const left = first.deck!;
    fixtureCleanup();

    const element = await builder();
    await waitUntil(() => notices(element).length === 1, 'nothing is offered');
    expect(notices(element)[0]).to.match(/Slides kept in this browser, from \d.*“My sales”, 5 slides/u);
    const changed = next(element, 'deck-change');
    await answer(element, 'Slides kept', 'Restore');
    const { deck, edits } = await changed;
    expect(deck).to.deep.equal(left);
    expect(edits).to.deep.equal([]);
    expect(element.deck).to.equal(deck);
    await appears(element, '.thumbnail');
    expect(button(element, 'Undo').disabled).to.equal(true);
    expect(notices(element)).to.deep.equal([]);
  });

  it('goes on with restored slides: what is done then is offered again, with all before', async () => {
    await leaveWork();
    const second = await builder();
    await restore(second, 'Slides kept');
    rename(second, 'My sales, better');
    await saved(second);
    fixtureCleanup();
    const third = await builder();
    await restore(third, '“My sales, better”, 5 slides');
    expect(third.deck!.slides.length).to.equal(5);
    expect((await stored<SavedSession>('sessions')).length).to.equal(1);
  });

  it('throws slides away for good when they are discarded', async () => {
    await leaveWork();
    const element = await builder();
    await answer(element, 'Slides kept', 'Discard');
    expect(notices(element)).to.deep.equal([]);
    await waitUntil(async () => (await stored('sessions')).length === 0, 'it is still there');
    expect(await stored('bases')).to.deep.equal([]);
    expect(await stored('rows')).to.deep.equal([]);
  });

  it('offers nothing where the page has the same document, and something where it has an older one', async () => {
    const first = await opened();
    rename(first, 'My sales');
    await saved(first);
    const left = first.deck!;
    fixtureCleanup();
    const same = await opened(structuredClone(left));
    await waitUntil(async () => (await stored('sessions')).length === 1, 'nothing was kept');
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(notices(same)).to.deep.equal([]);
    fixtureCleanup();
    const older = await opened();
    await restore(older, 'Slides kept');
    expect(older.deck).to.deep.equal(left);
  });

  it('keeps the work of two builders on a page apart, and offers neither to the other', async () => {
    const [one, two] = [await opened(), await opened()];
    rename(one, 'One');
    rename(two, 'Two');
    await Promise.all([saved(one), saved(two)]);
    const third = await builder();
    await appears(third, '.open-at-start');
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(notices(third)).to.deep.equal([]);
    const titles = (await stored<SavedSession>('sessions')).map(({ title }) => title);
    expect(titles.sort()).to.deep.equal(['One', 'Two']);
  });

  it('holds the slides on screen and those before them; older ones are offered to others', async () => {
    const element = await opened();
    for (const title of ['First', 'Second', 'Third']) {
      element.deck = { ...fixtureDeck(), id: title };
      await element.updateComplete;
      rename(element, title);
      await saved(element);
    }
    const other = await builder();
    await waitUntil(() => notices(other).length > 0, 'nothing is offered');
    expect(notices(other).join()).to.include('“First”');
    await answer(other, '“First”', 'Discard');
    expect(notices(other)).to.deep.equal([]);
  });

  it('keeps nothing with autosave="off", and by the key of the page where it gives one', async () => {
    const off = await opened();
    off.autosave = 'off';
    rename(off, 'Mine');
    await off.updateComplete;
    expect(off.shadowRoot!.querySelector('.save-state')).to.equal(null);
    fixtureCleanup();
    const keyed = await opened();
    keyed.autosave = 'report-7';
    rename(keyed, 'Report');
    await saved(keyed);
    expect((await stored<SavedSession>('sessions')).map(({ key }) => key)).to.deep.equal(['report-7']);
    fixtureCleanup();
    const other = await builder();
    await appears(other, '.open-at-start');
    other.autosave = 'report-7';
    await restore(other, '“Report”');
  });

  it('writes a change without the rows, and rows once', async () => {
    const element = await opened();
    for (const title of ['One', 'Two', 'Three']) rename(element, title);
    await saved(element);
    const records = await stored<JournalRecord>('records');
    expect(records.map(({ edits }) => edits.length)).to.deep.equal([1, 1]);
    expect(JSON.stringify(records)).not.to.contain('1204500');
    expect(JSON.stringify(await stored('bases'))).not.to.contain('1204500');
    expect((await stored('rows')).length).to.equal(1);
  });

  it('keeps the journal short however much is done, and all of it', async () => {
    const element = await opened();
    for (let at = 1; at <= 250; at++) rename(element, `Title ${at}`);
    await saved(element);
    expect((await stored('records')).length).to.be.lessThan(101);
    const left = element.deck;
    fixtureCleanup();
    const again = await builder();
    await restore(again, 'Title 250');
    expect(again.deck).to.deep.equal(left);
  });

  it('writes the whole document again when the browser’s data was cleared in the middle', async () => {
    const element = await opened();
    rename(element, 'Before');
    await saved(element);
    await clearStorage();
    rename(element, 'After');
    await waitUntil(async () => (await stored('bases')).length === 1, 'it was not written again');
    const left = element.deck;
    fixtureCleanup();
    const again = await builder();
    await restore(again, 'After');
    expect(again.deck).to.deep.equal(left);
  });

  it('keeps what arrived when the page goes while slides are written', async () => {
    const element = await builder();
    await appears(element, '.open-at-start');
    const generated = element.generate();
    await waitUntil(() => (element.deck?.slides.length ?? 0) > 1, 'no slide came');
    // As a page that is closed: nothing ends in an orderly way.
    fixtureCleanup();
    await generated;
    const left = element.deck!;
    const again = await builder();
    await restore(again, 'Slides kept');
    expect(again.deck).to.deep.equal(left);
    expect(again.deck!.sources['regions']!.data!.rows.length).to.equal(3);
  });

  it('keeps what was done before its code was there', async () => {
    const element = await builder();
    element.deck = fixtureDeck();
    await appears(element, '.deck-title');
    rename(element, 'Early');
    await saved(element);
    fixtureCleanup();
    await restore(await builder(), '“Early”');
  });

  it('tells the tabs of a page that is not served securely from each other', async () => {
    const [one, two] = [createPresence(undefined), createPresence(undefined)];
    const release = (await one.claim('session-a'))!;
    expect([...(await two.alive())]).to.deep.equal(['session-a']);
    expect(await two.claim('session-a')).to.equal(undefined);
    release();
    expect(await two.alive()).to.have.property('size', 0);
    expect(await two.claim('session-a')).to.be.a('function');
  });

  it('says beside the title that everything is kept, in its language', async () => {
    const element = await opened();
    expect(element.shadowRoot!.querySelector('.save-state')).to.equal(null);
    rename(element, 'My sales');
    await saved(element);
    expect(inside(element, '.save-state').ariaLabel).to.match(/^Saved in this browser\./u);
    expect(getComputedStyle(inside(element, '.is-saving')).visibility).to.equal('hidden');
    element.locale = 'de';
    await waitUntil(() => text(inside(element, '.is-saved')) === 'In diesem Browser gesichert', 'no German');
    element.style.inlineSize = '360px';
    await waitUntil(() => inside(element, '.save-state').offsetWidth === 0, 'it takes room on a phone');
  });

  it('is accessible with slides to restore, light and dark, wide and narrow', async () => {
    for (const width of ['1200px', '360px']) {
      await leaveWork();
      for (const show of [() => builder(width), () => opened(fixtureDeck(), width)]) {
        const element = await show();
        await appears(element, '.keep');
        if (allInside(element, '.sheet').length > 0) {
          await appears(inside(element, '.sheet deck-view'), '.text');
        }
        await inBothSchemes(element, () => expect(element).to.be.accessible());
        fixtureCleanup();
      }
    }
  });
});
