import { colorSlots } from '../../deck/color-slots.js';
import { hostTexts } from '../../deck/host-texts.js';
import { resolveSlide } from '../../deck/resolve.js';
import type { Deck, Slide } from '../../deck/types.js';
import { isRightToLeft, layoutSlide } from '../../layout/layout-slide.js';
import { rowsToGo, withAllRows } from '../../layout/table-pages.js';
import { defaultTheme } from '../../layout/themes.js';
import type { SlideGeometry } from '../../layout/types.js';
import { checkedOnly } from '../../statements/check-deck.js';
import { loadPhrases } from '../../statements/phrases/load.js';
import { inParallel } from '../../in-parallel.js';
import { Pace } from '../../base/pace.js';
import { ExportError } from '../export-error.js';
import { fileName } from '../file-name.js';
import type { PresentationJob } from './build-presentation.js';
import { cleanText } from './clean-text.js';
import { languageTag } from './language-tag.js';
import { deckPart, travellingDocument } from './deck-part.js';
import { planLayouts, type PlannedSlide } from './layouts/plan-layouts.js';
import type { SlideInput } from './draw-slide.js';
import {
  CHART_FORMS,
  TABLE_ROWS,
  UNCHECKED,
  type ExportToPptxOptions,
  type ExportWarning,
} from './options.js';
import { prepareFrames, preparePictures, type DrawableBox, type PictureContext } from './prepare-pictures.js';
import { speakerNotes } from './speaker-notes.js';
import { presentationWriter, type PresentationWriter } from './write-presentation.js';

const MEDIA_TYPE = 'application/vnd.openxmlformats-officedocument.presentationml.presentation';
/** A picture takes a dozen megabytes while it is drawn and packed. */
const SLIDES_AT_ONCE = 4;

/**
 * A PowerPoint file of the deck: exactly the boxes of `layoutSlide`, text and tables native, charts as pictures at twice
 * their size or as charts of its own, with alt text, speaker notes with the origin of every figure. Nothing is downloaded and no page is touched.
 * What cannot be drawn is left out or replaced by its message, and reported to `onWarning`.
 *
 * Rejects with `ExportError` (`unsupported`, `invalid_deck`, `no_rasterizer`, `write_failed`), or with `AbortError`.
 */
export async function exportToPptx(deck: Deck, options: ExportToPptxOptions = {}): Promise<File> {
  const { signal, onProgress } = options;
  signal?.throwIfAborted();
  checkOptions(deck, options);
  // It starts while charts are drawn.
  const writer = presentationWriter(signal);
  try {
    const now = timeOf(options);
    const job = await presentationJob(deck, options, { ...writer, now });
    const bytes = await writer.write(job, { signal, onProgress });
    // The last that is told may be what the host cancels at.
    signal?.throwIfAborted();
    const name = fileName(options.fileName ?? deck.title, 'pptx');
    return new File([bytes as Uint8Array<ArrayBuffer>], name, { type: MEDIA_TYPE, lastModified: now });
  } finally {
    writer.close();
  }
}

async function presentationJob(
  deck: Deck,
  options: ExportToPptxOptions,
  { now, encode, read }: Pick<PresentationWriter, 'encode' | 'read'> & { now: number },
): Promise<PresentationJob> {
  const { signal, onProgress } = options;
  await loadPhrases(deck.format.locale);
  const chosen = deckPart(deck, options);
  const document = options.unchecked === 'leave-out' ? await checkedOnly(chosen) : chosen;
  const warn = (warning: ExportWarning): void => options.onWarning?.(warning);
  const held = withoutFailed(document, warn);
  const part = options.tables === 'all' ? withAllRows(held) : held;
  const theme = deck.theme ?? defaultTheme;
  const total = part.slides.length;
  const pace = new Pace({ ...(signal && { signal }) });
  const geometries: SlideGeometry[] = [];
  for (const [index, slide] of part.slides.entries()) {
    if (pace.spent) await pace.turn(index / total);
    const geometry = layoutSlide(part, slide, { index });
    checkGeometry(geometry, warn);
    tellRowsToGo(part, slide, geometry, warn);
    geometries.push(geometry);
  }

  const charts = geometries.flatMap(({ boxes }) => boxes.filter(({ kind }) => kind === 'chart')).length;
  let chartsDone = 0;
  const drawn = (): void => onProgress?.({ stage: 'charts', done: ++chartsDone, total: charts });
  const form = options.charts ?? 'image';
  const images: PictureContext['images'] = new Map();
  const slots = colorSlots(deck);
  const pictures = {
    charts: form,
    deck: part,
    slots,
    theme,
    images,
    read,
    signal,
    pace,
    encode,
    warn,
    drawn,
  };
  const planned = planLayouts(part, part.slides, geometries);
  const boxes = await inParallel([...planned.slides.entries()], SLIDES_AT_ONCE, async ([index, slide]) => {
    if (pace.spent) await pace.turn(0);
    return preparePictures(geometries[index] as SlideGeometry, slide.boxes, pictures);
  });
  const layouts = await prepareFrames(planned.layouts, part.slides[0]?.id ?? '', pictures);
  signal?.throwIfAborted();

  const style = {
    theme,
    language: languageTag(deck.format.locale),
    rightToLeft: isRightToLeft(deck.format.locale),
    titles: new Map(part.slides.map((slide) => [slide.id, cleanText(resolveSlide(part, slide).title.text)])),
  };
  const kept = { notes: options.notes ?? true, provenance: options.provenance ?? true };
  const said = { ...kept, allowed: hostTexts(part) };
  const slides: SlideInput[] = [];
  for (const [index, slide] of part.slides.entries()) {
    if (pace.spent) await pace.turn(index / total);
    const geometry = geometries[index] as SlideGeometry;
    const { layout, placeholders } = planned.slides[index] as PlannedSlide;
    const sourceId = slide.source ?? '';
    const source = Object.hasOwn(deck.sources, sourceId) ? deck.sources[sourceId] : undefined;
    slides.push({
      boxes: boxes[index] ?? [],
      layout,
      placeholders,
      opensSection: planned.layouts[layout]?.style === 'divider',
      fallbackTitle: cleanText(source?.title ?? deck.title).trim() || String(index + 1),
      notes: speakerNotes(part, slide, geometry, said),
    });
  }

  const travels = options.document ?? kept.provenance;
  const shown = await shownPictures(images, boxes, layouts);
  return {
    slides,
    style,
    plan: {
      title: cleanText(deck.title),
      subtitle: cleanText(deck.subtitle ?? ''),
      company: cleanText(part.branding?.companyName ?? ''),
      author: cleanText(part.branding?.author ?? ''),
      now,
      layouts,
      ...(travels && { document: await travellingDocument(document, options, { shown, warn, pace }) }),
    },
  };
}

/** Without slides that hold nothing but a chart whose query failed: they are for the editor, who mends them. */
function withoutFailed(deck: Deck, warn: (warning: ExportWarning) => void): Deck {
  const reasonOf = ({ text, notes = '', blocks, source: own = '' }: Slide): string | undefined => {
    const problems = blocks.map(({ source = own }) =>
      Object.hasOwn(deck.sources, source) ? deck.sources[source]?.problem : undefined,
    );
    const isBare = text.trim() === '' && notes.trim() === '' && problems.length > 0;
    return isBare && problems.every((problem) => problem !== undefined) ? problems[0]?.message : undefined;
  };
  const reasons = new Map(deck.slides.map((slide) => [slide, reasonOf(slide)]));
  const slides = deck.slides.filter((slide) => reasons.get(slide) === undefined);
  if (slides.length === 0 || slides.length === deck.slides.length) return deck;
  for (const [slide, reason] of reasons) {
    if (reason === undefined) continue;
    const message = `Slide "${slide.title}" is left out: nothing is on it but a chart without rows. ${reason}`;
    warn({ code: 'block_failed', slideId: slide.id, message });
  }
  return { ...deck, slides };
}

/** The addresses of those pictures whose own bytes stand in the file, and how a deck inside it refers to them. */
async function shownPictures(
  images: PictureContext['images'],
  boxes: readonly DrawableBox[][],
  layouts: PresentationJob['plan']['layouts'],
): Promise<Map<string, string>> {
  const drawn = [...boxes.flat(), ...layouts.flatMap(({ frame }) => frame)];
  const shown = new Set(drawn.map((box) => (box.kind === 'picture' ? box.image : undefined)));
  const references = new Map<string, string>();
  for (const [address, reading] of images) {
    const picture = await reading;
    if (typeof picture !== 'string' && shown.has(picture.image)) references.set(address, picture.reference);
  }
  return references;
}

function checkOptions(deck: Deck, options: ExportToPptxOptions): void {
  checkOption('charts', options.charts, CHART_FORMS);
  checkOption('tables', options.tables, TABLE_ROWS);
  checkOption('unchecked', options.unchecked, UNCHECKED);
  if (deck.slides.length === 0) {
    throw new ExportError('invalid_deck', 'The deck has no slides.', {
      path: 'slides',
      hint: 'Generate or add a slide before exporting.',
    });
  }
}

/** A time that a file can name, milliseconds. */
function timeOf({ now = Date.now }: ExportToPptxOptions): number {
  const time = now();
  if (Number.isFinite(new Date(time).getTime())) return time;
  throw new ExportError('unsupported', `now: ${time} is no time.`, {
    path: 'options.now',
    hint: 'Give milliseconds since 1970, as Date.now() does.',
  });
}

function checkOption(name: string, value: string | undefined, known: readonly string[]): void {
  if (value === undefined || known.includes(value)) return;
  throw new ExportError('unsupported', `${name}: '${value}' is not one of its values.`, {
    path: `options.${name}`,
    hint: `Leave it out, or give ${known.map((it) => `'${it}'`).join(' or ')}.`,
  });
}

/** A position that is no number would make a file that does not open. */
function checkGeometry({ slideId, boxes }: SlideGeometry, warn: (warning: ExportWarning) => void): void {
  for (const box of boxes) {
    const numbers = [box.x, box.y, box.width, box.height];
    if (!numbers.every(Number.isFinite) || box.width < 0 || box.height < 0) {
      const message = `Box "${box.id}" of slide "${slideId}" lies at ${numbers.join(', ')}.`;
      throw new ExportError('invalid_deck', message, {
        path: `slides.${slideId}`,
        hint: 'Check the layout of the slide.',
      });
    }
    if (box.kind === 'problem') {
      warn({ code: 'block_failed', slideId, message: `Block "${box.blockId}": ${box.message}` });
    }
    if (box.kind === 'text' && box.overflow) {
      warn({ code: 'text_overflow', slideId, message: `Text "${box.id}" is longer than its box.` });
    }
  }
}

/** Of rows that the next slide goes on with nothing is said. */
function tellRowsToGo(
  deck: Deck,
  slide: Slide,
  { slideId, boxes }: SlideGeometry,
  warn: (warning: ExportWarning) => void,
): void {
  for (const box of boxes) {
    const left = box.kind === 'table' ? rowsToGo(deck, slide, box) : 0;
    if (box.kind !== 'table' || left <= 0) continue;
    const message = `Table "${box.id}" shows ${box.rows.length} rows; ${left} do not fit.`;
    warn({ code: 'rows_omitted', slideId, message });
  }
}
