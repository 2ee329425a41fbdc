import { expect } from '@open-wc/testing';
import { strFromU8, unzipSync } from 'fflate';
import { serializeDeck } from '../../../src/core/deck/parse-deck.js';
import { imageSize } from '../../../src/core/layout/index.js';
import type { Asset, Deck, DeckBuilder } from '../../../src/index.js';
import { fixtureDeck } from '../fixture-deck.js';
import { HOSTILE } from '../hostile-svgs.js';
import { allInside, appears, inBothSchemes, inside, text } from '../inside.js';
import { button, click, current, railBuilder, status } from './rail-builder.js';
import { waitUntil } from '../wait.js';

async function picture(
  name: string,
  type: string,
  width = 60,
  height = 30,
  color = '#d1495b',
): Promise<File> {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [width, height];
  const context = canvas.getContext('2d')!;
  context.fillStyle = color;
  context.fillRect(0, 0, width, height);
  context.fillStyle = '#00798c';
  context.fillRect(0, 0, width / 2, height / 2);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type));
  return new File([blob!], name, { type });
}

/** A photograph by a camera that was held upright: its pixels lie on their side, and EXIF says so. */
async function onItsSide(width: number, height: number): Promise<File> {
  const bytes = new Uint8Array(await (await picture('photo.jpg', 'image/jpeg', width, height)).arrayBuffer());
  const exif = [...'Exif\0\0MM\0*\0\0\0\x08\0\x01\x01\x12\0\x03\0\0\0\x01\0\x06\0\0\0\0\0\0'].map((c) =>
    c.charCodeAt(0),
  );
  const marker = [0xff, 0xe1, 0, exif.length + 2, ...exif];
  return new File([bytes.slice(0, 2), new Uint8Array(marker), bytes.slice(2)], 'photo.jpg', {
    type: 'image/jpeg',
  });
}

const WEBP = 'UklGRiIAAABXRUJQVlA4IBYAAAAwAQCdASoBAAEADsD+JaQAA3AAAAAA';
const bytesOf = (base64: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64), (c) => c.charCodeAt(0));

function transferOf(files: readonly File[]): DataTransfer {
  const dataTransfer = new DataTransfer();
  for (const file of files) dataTransfer.items.add(file);
  return dataTransfer;
}
function drag(element: DeckBuilder, type: string, files: readonly File[], on = '.sheet'): void {
  const init = { bubbles: true, composed: true, cancelable: true, dataTransfer: transferOf(files) };
  inside(element, on).dispatchEvent(new DragEvent(type, init));
}
function paste(target: EventTarget, files: readonly File[]): ClipboardEvent {
  const event = new ClipboardEvent('paste', { bubbles: true, composed: true, cancelable: true });
  Object.defineProperty(event, 'clipboardData', { value: transferOf(files) });
  target.dispatchEvent(event);
  return event;
}
function give(field: HTMLInputElement, files: readonly File[]): void {
  field.files = transferOf(files).files;
  field.dispatchEvent(new Event('change', { bubbles: true }));
}

const slideOf = (element: DeckBuilder) => element.deck!.slides.find(({ id }) => id === current(element))!;
const shown = (element: DeckBuilder): Asset[] =>
  slideOf(element).blocks.flatMap((block) =>
    block.kind === 'image' ? [element.deck!.assets[block.asset]!] : [],
  );
const has = (element: DeckBuilder, count: number): Promise<void> =>
  waitUntil(() => shown(element).length === count, `there were never ${count} pictures`);
const bytes = (deck: Deck): string => JSON.stringify({ ...deck, updatedAt: '' });

/** A builder whose first slide has a picture, with its fields in the panel. */
async function withPicture(): Promise<{ element: DeckBuilder; panel: Element; before: string }> {
  const element = await railBuilder();
  const before = bytes(element.deck!);
  give(await appears(element, '#picture-file'), [await picture('a.png', 'image/png')]);
  await has(element, 1);
  await element.updateComplete;
  if (!element.shadowRoot!.querySelector('deck-right-panel')) button(element, 'Details').click();
  const panel = await appears(element, 'deck-right-panel');
  await appears(panel, '.picture');
  return { element, panel, before };
}

describe('deck-builder, pictures of people', () => {
  it('puts a dropped picture on the slide, says where it goes before and that it is there after, as one step of undo', async () => {
    const element = await railBuilder();
    const before = bytes(element.deck!);
    const file = await picture('a.png', 'image/png');
    // A browser tells of it again and again while it goes on.
    await waitUntil(() => {
      drag(element, 'dragover', [file]);
      return element.shadowRoot!.querySelector('.drop-veil');
    }, 'the drop was never offered');
    expect(text(inside(element, '.drop-veil'))).to.contain('Drop the picture to put it on the slide');
    drag(element, 'drop', [file]);
    await has(element, 1);
    await element.updateComplete;
    expect(element.shadowRoot!.querySelector('.drop-veil')).to.equal(null);
    expect(status(element)).to.equal('1 picture is on the slide.');
    const view = inside(element, '.sheet deck-view');
    await waitUntil(() => view.shadowRoot!.querySelector<HTMLImageElement>('img.image')?.naturalWidth === 60);
    expect(inside(element, '.part.selected').getAttribute('aria-label')).to.equal('Picture');
    button(element, 'Undo').click();
    await element.updateComplete;
    expect(bytes(element.deck!)).to.equal(before);
  });

  it('says so where the layout had to change for it', async () => {
    const element = await railBuilder();
    drag(element, 'drop', [await picture('a.png', 'image/png')]);
    await has(element, 1);
    expect(slideOf(element).layout).to.equal('text-chart');
    const told = (): boolean => text(inside(element, '.base')).includes('it is “Text and chart” now');
    await waitUntil(told);
  });

  it('takes a picture that is dropped on the thumbnails, and a deck file that is dropped on the slide', async () => {
    const element = await railBuilder();
    drag(element, 'dragover', [await picture('a.png', 'image/png')], '.thumbnails');
    drag(element, 'drop', [await picture('a.png', 'image/png')], '.thumbnails');
    await has(element, 1);
    await element.updateComplete;
    expect(element.shadowRoot!.querySelector('.drop-veil')).to.equal(null);
    const other = { ...fixtureDeck(), id: 'deck-other', title: 'From a file' };
    drag(element, 'drop', [new File([serializeDeck(other)], 'Other.deck.json')]);
    await waitUntil(() => element.deck!.title === 'From a file');
  });

  it('pastes a picture where the slide has focus, and nowhere else', async () => {
    const element = await railBuilder();
    const file = await picture('a.png', 'image/png');
    const title = inside<HTMLInputElement>(element, '.deck-title');
    title.focus();
    expect(paste(title, [file]).defaultPrevented).to.equal(false);
    const stage = inside(element, '.stage');
    stage.focus();
    expect(paste(stage, [file]).defaultPrevented).to.equal(true);
    await has(element, 1);
    expect(Object.keys(element.deck!.assets).length).to.equal(1);
  });

  it('inserts several that are chosen with the command, as one step of undo', async () => {
    const element = await railBuilder();
    const before = bytes(element.deck!);
    const field = await appears<HTMLInputElement>(element, '#picture-file');
    let opened = false;
    field.addEventListener('click', (event) => {
      event.preventDefault();
      opened = true;
    });
    button(element, 'Insert a picture').click();
    expect(opened).to.equal(true);
    give(field, [await picture('a.png', 'image/png'), await picture('b.jpg', 'image/jpeg', 50, 50)]);
    await has(element, 2);
    await element.updateComplete;
    expect(status(element)).to.equal('2 pictures are on the slide.');
    button(element, 'Undo').click();
    await element.updateComplete;
    expect(bytes(element.deck!)).to.equal(before);
  });

  it('makes a large photograph smaller and turns it as its camera was held', async () => {
    const element = await railBuilder();
    give(await appears(element, '#picture-file'), [await onItsSide(3000, 1500)]);
    await has(element, 1);
    const [asset] = shown(element);
    expect(asset!.mediaType).to.equal('image/jpeg');
    expect(imageSize(asset!.dataUrl)).to.deep.equal({ width: 1280, height: 2560 });
    expect(atob(asset!.dataUrl.split(',')[1]!)).not.to.contain('Exif');
  });

  it('makes a PNG of WebP, and leaves small PNG, JPEG and GIF as they are', async () => {
    const element = await railBuilder();
    const png = await picture('a.png', 'image/png');
    const webp = new File([bytesOf(WEBP)], 'b.webp', { type: 'image/webp' });
    give(await appears(element, '#picture-file'), [png, webp]);
    await has(element, 2);
    const [same, anew] = shown(element);
    expect(atob(same!.dataUrl.split(',')[1]!).length).to.equal(png.size);
    expect(anew!.mediaType).to.equal('image/png');
    expect(imageSize(anew!.dataUrl)).to.deep.equal({ width: 1, height: 1 });
  });

  it('takes of an SVG what is drawn, and nothing that acts', async () => {
    const element = await railBuilder();
    drag(element, 'drop', [new File([HOSTILE['a script']!], 'a.svg', { type: 'image/svg+xml' })]);
    await has(element, 1);
    expect(decodeURIComponent(shown(element)[0]!.dataUrl))
      .to.contain('kept')
      .and.not.to.contain('script');
  });

  it('says of each file why it cannot be used, and inserts the others', async () => {
    const element = await railBuilder();
    give(await appears(element, '#picture-file'), [
      new File(['BM'], 'scan.bmp', { type: 'image/bmp' }),
      new File(['no picture'], 'broken.png', { type: 'image/png' }),
      new File(['<svg'], 'broken.svg', { type: 'image/svg+xml' }),
      new File([new Uint8Array(51 * 1024 * 1024)], 'huge.jpg', { type: 'image/jpeg' }),
      await picture('a.png', 'image/png'),
    ]);
    await has(element, 1);
    await waitUntil(() => text(inside(element, '.base')).includes('scan.bmp is no picture that can be used'));
    const told = text(inside(element, '.base'));
    expect(told).to.contain('broken.png cannot be read').and.to.contain('broken.svg cannot be read');
    expect(told).to.contain('huge.jpg is too large');
  });

  it('is described in the panel, or said to be decoration, each as one step of undo', async () => {
    const { element, panel } = await withPicture();
    const field = inside<HTMLTextAreaElement>(panel, '#picture-0');
    field.value = 'Our new office';
    field.dispatchEvent(new Event('change'));
    await waitUntil(() => shown(element)[0]!.alt === 'Our new office');
    await element.updateComplete;
    const image = (): HTMLImageElement => inside(inside(element, '.sheet deck-view'), 'img.image');
    await waitUntil(() => image().alt === 'Our new office');
    expect(inside(element, '.part.selected').getAttribute('aria-label')).to.equal('Picture: Our new office');
    inside(panel, '.decorative input').click();
    await waitUntil(() => shown(element)[0]!.alt === '');
    await waitUntil(() => image().alt === '');
    expect(inside<HTMLTextAreaElement>(panel, '#picture-0').disabled).to.equal(true);
    button(element, 'Undo').click();
    await waitUntil(() => shown(element)[0]!.alt === 'Our new office');
    button(element, 'Undo').click();
    await waitUntil(() => shown(element)[0]!.alt === undefined);
  });

  it('is replaced and removed, and what no slide shows stays neither in the document nor in a file', async () => {
    const { element, panel, before } = await withPicture();
    const old = shown(element)[0]!.dataUrl;
    give(inside<HTMLInputElement>(panel, '.picture-file input'), [
      await picture('b.png', 'image/png', 40, 40),
    ]);
    await waitUntil(() => shown(element)[0]!.dataUrl !== old);
    expect(Object.keys(element.deck!.assets).length).to.equal(1);
    give(inside<HTMLInputElement>(panel, '.picture-file input'), [
      new File(['x'], 'x.png', { type: 'image/png' }),
    ]);
    expect(text(await appears(panel, '.picture .problem'))).to.contain('x.png cannot be read');
    inside(panel, '.picture button[title="Remove"]').click();
    await waitUntil(() => shown(element).length === 0);
    expect(serializeDeck(element.deck!)).not.to.contain('data:image');
    for (let step = 0; step < 3; step++) {
      button(element, 'Undo').click();
      await element.updateComplete;
    }
    expect(bytes(element.deck!)).to.equal(before);
  });

  it('leaves the document with its slide', async () => {
    const { element } = await withPicture();
    await click(element, 0);
    inside(element, '.thumbnails [aria-current="true"]').dispatchEvent(
      new KeyboardEvent('keydown', { key: 'Delete', bubbles: true, composed: true, cancelable: true }),
    );
    await waitUntil(() => Object.keys(element.deck!.assets).length === 0);
  });

  it('stands in the PowerPoint file with its description', async () => {
    const { element, panel } = await withPicture();
    const field = inside<HTMLTextAreaElement>(panel, '#picture-0');
    field.value = 'Our new office';
    field.dispatchEvent(new Event('change'));
    await waitUntil(() => shown(element)[0]!.alt === 'Our new office');
    element.addEventListener('deck-export', (event) => event.preventDefault());
    const file = await element.export('pptx');
    const parts = unzipSync(new Uint8Array(await file!.arrayBuffer()));
    const slide = strFromU8(parts['ppt/slides/slide1.xml']!);
    expect(slide).to.match(/<p:pic>.*descr="Our new office"/su);
  });

  it('is accessible: the fields of a picture and the place it is dropped on, light and dark', async () => {
    const { element, panel } = await withPicture();
    await inBothSchemes(panel as HTMLElement, () => expect(panel).to.be.accessible());
    const file = await picture('b.png', 'image/png');
    drag(element, 'dragover', [file]);
    await appears(element, '.drop-veil');
    await inBothSchemes(element, () => expect(inside(element, '.drop-veil')).to.be.accessible());
    expect(allInside(element, '.drop-veil').length).to.equal(1);
  });
});
