import { expect, fixtureCleanup } from '@open-wc/testing';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { parseDeck, serializeDeck } from '../../../../src/core/deck/parse-deck.js';
import type { Deck, DeckBuilder } from '../../../../src/index.js';
import { fixtureDeck } from '../../fixture-deck.js';
import { allInside, appears, inBothSchemes, inside, next, text } from '../../inside.js';
import { COMMAND_KEY, press } from '../../press.js';
import { answer, builder, notices, opened, rename, saved } from './storage-builder.js';
import { waitUntil } from '../../wait.js';

const PIXEL =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const otherDeck = (): Deck => ({ ...fixtureDeck(), id: 'deck-other', title: 'From a file' });
const fileOf = (content: string, name = 'Other.deck.json'): File => new File([content], name);

function drag(element: DeckBuilder, type: string, files: readonly File[]): DragEvent {
  const dataTransfer = new DataTransfer();
  for (const file of files) dataTransfer.items.add(file);
  const event = new DragEvent(type, { bubbles: true, composed: true, cancelable: true, dataTransfer });
  inside(element, '.base').dispatchEvent(event);
  return event;
}

/** The page keeps the files that are saved. */
function keepFiles(element: DeckBuilder): Promise<File> {
  return new Promise((resolve) => {
    element.addEventListener('deck-export', (event) => {
      event.preventDefault();
      resolve(event.file);
    });
  });
}

async function chooseFrom(element: DeckBuilder, label: string): Promise<void> {
  inside<HTMLButtonElement>(element, '.file-tools > button').click();
  await appears(element, '#file-menu [role="menu"]');
  const items = allInside(element, '#file-menu .menu-item');
  items.find((item) => text(item).startsWith(label))!.click();
  await element.updateComplete;
}

describe('deck-builder, deck files', () => {
  it('saves the deck by keyboard, also from within a field, with what is typed in it', async () => {
    const element = await opened();
    const file = keepFiles(element);
    const field = inside<HTMLInputElement>(element, '.deck-title');
    field.focus();
    field.select();
    await press('x');
    await press(`${COMMAND_KEY}+s`);
    const { name } = await file;
    expect(name).to.equal('x.deck.json');
    expect(parseDeck(await (await file).text())).to.deep.equal(element.deck);
  });

  it('saves without data from the menu of files', async () => {
    const element = await opened();
    const file = keepFiles(element);
    await chooseFrom(element, 'Save without data');
    expect(parseDeck(await (await file).text()).sources['revenue']!.data).to.equal(undefined);
  });

  it('opens a file that is chosen, and tells the page of the new document', async () => {
    const element = await opened();
    const chooser = inside<HTMLInputElement>(element, '#deck-file');
    const data = new DataTransfer();
    data.items.add(fileOf(serializeDeck(otherDeck())));
    chooser.files = data.files;
    const changed = next(element, 'deck-change');
    chooser.dispatchEvent(new Event('change'));
    const { deck, edits } = await changed;
    expect(deck).to.deep.equal(otherDeck());
    expect(edits).to.deep.equal([]);
    await waitUntil(() => inside<HTMLInputElement>(element, '.deck-title').value === 'From a file');
    expect(notices(element)).to.deep.equal([]);
  });

  it('opens a presentation that was exported, with its rows and placeholders', async () => {
    const element = await opened();
    const before = element.deck!;
    const file = keepFiles(element);
    await element.export('pptx');
    drag(element, 'drop', [await file]);
    await waitUntil(() => element.deck!.id !== before.id, 'it was not opened');
    expect(element.deck!.slides).to.deep.equal(before.slides);
    expect(element.deck!.sources).to.deep.equal(before.sources);
  });

  it('says that a presentation which was changed since is opened as it was exported', async () => {
    const element = await opened();
    const file = keepFiles(element);
    await element.export('pptx', { now: () => 0 });
    const parts = unzipSync(new Uint8Array(await (await file).arrayBuffer()));
    const properties = strFromU8(parts['docProps/core.xml']!);
    parts['docProps/core.xml'] = strToU8(properties.replace(/(modified[^>]*>)1970/u, '$12026'));
    drag(element, 'drop', [new File([zipSync(parts)], 'Edited.pptx')]);
    await waitUntil(() => notices(element).length > 0, 'nothing is said');
    expect(notices(element).join()).to.contain('Edited.pptx is open as it was exported');
  });

  it('says that pictures of a presentation were changed since', async () => {
    const element = await opened();
    const branding = { companyName: 'Acme', logoDataUrl: PIXEL };
    element.deck = { ...element.deck!, branding };
    const file = keepFiles(element);
    await element.export('pptx');
    const parts = unzipSync(new Uint8Array(await (await file).arrayBuffer()));
    for (const name of Object.keys(parts)) if (name.startsWith('ppt/media/')) delete parts[name];
    drag(element, 'drop', [new File([zipSync(parts)], 'Smaller.pptx')]);
    await waitUntil(() => notices(element).length > 0, 'nothing is said');
    expect(notices(element).join()).to.contain('Pictures in it were changed or taken out');
    expect(element.deck.branding).to.deep.equal({ companyName: 'Acme' });
  });

  it('says why a presentation without a deck is not opened', async () => {
    const element = await opened();
    const before = element.deck!;
    const file = keepFiles(element);
    await element.export('pptx', { document: false });
    drag(element, 'drop', [await file]);
    await waitUntil(() => notices(element).length > 0, 'nothing is said');
    expect(notices(element).join()).to.contain('holds no deck');
    expect(element.deck).to.equal(before);
  });

  it('opens a file that is dropped at the start and says before what will happen', async () => {
    const element = await builder();
    await appears(element, '.open-at-start');
    expect(drag(element, 'dragover', [fileOf('')]).defaultPrevented).to.equal(true);
    expect(text(await appears(element, '.drop-veil'))).to.contain('Drop the deck file to open it');
    drag(element, 'drop', [fileOf(serializeDeck(otherDeck()))]);
    await appears(element, '.thumbnail');
    expect(element.deck).to.deep.equal(otherDeck());
    expect(element.shadowRoot!.querySelector('.drop-veil')).to.equal(null);
  });

  it('keeps the deck that a file takes the place of, and goes back to it', async () => {
    const element = await opened();
    rename(element, 'My work');
    await saved(element);
    const left = element.deck!;
    drag(element, 'dragover', [fileOf('')]);
    expect(text(await appears(element, '.drop-veil'))).to.contain('you can go back to them');
    drag(element, 'drop', [fileOf(serializeDeck(otherDeck()))]);
    await waitUntil(() => element.deck!.id === 'deck-other');
    await answer(element, '“My work” is kept', 'Back to the previous deck');
    expect(element.deck).to.deep.equal(left);
    rename(element, 'My work goes on');
    await saved(element);
    fixtureCleanup();
    await answer(await builder(), '“My work goes on”', 'Restore');
  });

  it('goes back to the deck that a new one was generated in the place of', async () => {
    const element = await opened();
    rename(element, 'My work');
    const left = element.deck!;
    await element.generate();
    expect(element.deck!.id).to.not.equal(left.id);
    await answer(element, '“My work” is kept', 'Back to the previous deck');
    expect(element.deck).to.deep.equal(left);
  });

  it('keeps the deck when a new one is stopped before its first slide', async () => {
    const element = await opened();
    rename(element, 'My work');
    const left = element.deck!;
    element.runQuery = () => new Promise(() => undefined);
    void element.generate();
    (await appears(element, '.progress button')).click();
    (await appears(element, '.start')).querySelectorAll('button');
    const back = allInside(element, '.start button').find((item) => text(item) === 'Back to the slides')!;
    back.click();
    await appears(element, '.deck-title');
    expect(inside<HTMLInputElement>(element, '.deck-title').value).to.equal('My work');
    expect(element.deck).to.deep.equal(left);
  });

  const wrong: [what: string, file: () => File, says: string][] = [
    ['a table', () => fileOf('a,b\n1,2', 'sales.csv'), 'sales.csv is not a deck file.'],
    ['no JSON', () => fileOf('{', 'x.deck.json'), 'The deck is not valid JSON.'],
    ['another JSON file', () => fileOf('{"a":1}', 'x.json'), 'A deck file is a JSON object with'],
    [
      'a wrong field',
      () => fileOf(serializeDeck({ ...otherDeck(), title: 7 as unknown as string })),
      'title',
    ],
    [
      'a later version of another shape',
      () => fileOf('{"version":9,"pages":[]}'),
      'Open it with a newer release. The file was not changed.',
    ],
  ];
  for (const [what, file, says] of wrong) {
    it(`says what is wrong with a dropped file: ${what}`, async () => {
      const element = await opened();
      const before = element.deck;
      drag(element, 'drop', [file()]);
      await waitUntil(() => notices(element).some((one) => one.includes(says)), `it does not say "${says}"`);
      expect(inside(element, '.keep').getAttribute('role')).to.equal('alert');
      expect(element.deck).to.equal(before);
    });
  }

  it('takes one file at a time', async () => {
    const element = await opened();
    drag(element, 'drop', [fileOf('a'), fileOf('b')]);
    await answer(element, 'Drop one file at a time.', 'Dismiss');
    expect(notices(element)).to.deep.equal([]);
  });

  it('leaves what is dragged within the page alone', async () => {
    const element = await opened();
    const event = new DragEvent('dragover', {
      bubbles: true,
      cancelable: true,
      dataTransfer: new DataTransfer(),
    });
    inside(element, '.base').dispatchEvent(event);
    expect(event.defaultPrevented).to.equal(false);
  });

  it('shows a deck of a later version to be looked at, and gives its file back byte for byte', async () => {
    const element = await opened();
    const before = element.deck;
    const content = JSON.stringify({ ...otherDeck(), version: 2, motion: { kind: 'new' } }, null, 3);
    drag(element, 'drop', [fileOf(content)]);
    const dialog = await appears(element, '#newer-deck-dialog');
    expect(text(dialog)).to.contain('“From a file” was made with a newer version');
    expect(element.deck).to.equal(before);
    const saves: string[] = [];
    const create = URL.createObjectURL.bind(URL);
    const texts: Promise<string>[] = [];
    URL.createObjectURL = (file: Blob) => {
      texts.push(file.text());
      return create(file);
    };
    dialog.querySelector<HTMLButtonElement>('.modal-actions button')!.click();
    URL.createObjectURL = create;
    saves.push(...(await Promise.all(texts)));
    expect(saves).to.deep.equal([content]);
    await inBothSchemes(element, () => expect(element).to.be.accessible());
  });

  it('is accessible with its menu, a veil and a notice, light and dark, wide and narrow', async () => {
    for (const width of ['1200px', '360px']) {
      const element = await opened(fixtureDeck(), width);
      await appears(inside(element, '.sheet deck-view'), '.text');
      drag(element, 'drop', [fileOf('a', 'sales.csv')]);
      await appears(element, '.keep');
      await inBothSchemes(element, () => expect(element).to.be.accessible());
      drag(element, 'dragover', [fileOf('')]);
      await appears(element, '.drop-veil');
      await inBothSchemes(element, () => expect(element).to.be.accessible());
      inside<HTMLButtonElement>(element, '.file-tools > button').click();
      await appears(element, '#file-menu [role="menu"]');
      await inBothSchemes(element, () => expect(element).to.be.accessible());
      fixtureCleanup();
    }
  });
});
