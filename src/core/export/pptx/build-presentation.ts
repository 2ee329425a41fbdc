import type { ShapeBox } from '../../layout/types.js';
import { Pace } from '../../base/pace.js';
import { officeSvg } from '../office-svg/office-svg.js';
import { drawSlide, type SlideInput } from './draw-slide.js';
import type { TextStyle } from './draw-text.js';
import { finishPackage } from './finish/finish-package.js';
import { createPresentation } from './load-pptxgenjs.js';
import type { ExportProgress } from './options.js';
import type { LayoutPlan, PackagePlan, Picture, SlidePlan } from './package-plan.js';
import type { PictureBox } from './prepare-pictures.js';

/** All that a presentation is made of, as data that a worker can be sent: text placed, charts drawn. */
export interface PresentationJob {
  slides: SlideInput[];
  style: TextStyle;
  plan: Pick<PackagePlan, 'title' | 'subtitle' | 'company' | 'author' | 'now' | 'document'> & {
    layouts: LayoutPlan<ShapeBox | PictureBox>[];
  };
}

export interface BuildHooks {
  signal?: AbortSignal | undefined;
  onProgress?: ((progress: ExportProgress) => void) | undefined;
}

const LAYOUT_NAME = 'deckwright';

/** The bytes of the file; the same for the same job. */
export async function buildPresentation(
  { slides, style, plan }: PresentationJob,
  { signal, onProgress }: BuildHooks = {},
): Promise<Uint8Array> {
  const presentation = await createPresentation();
  signal?.throwIfAborted();
  presentation.defineLayout({ name: LAYOUT_NAME, width: 1280 / 96, height: 720 / 96 });
  presentation.layout = LAYOUT_NAME;
  presentation.rtlMode = style.rightToLeft;
  const total = slides.length;
  const plans: SlidePlan[] = [];
  const unique = uniqueNames();
  const pictureOf = officePictures();
  const layouts = plan.layouts.map((layout): LayoutPlan => ({
    ...layout,
    frame: layout.frame.map((box) => (box.kind === 'shape' ? box : { ...box, ...pictureOf(box) })),
  }));
  const pace = new Pace({ ...(signal && { signal }) });
  for (const [index, slide] of slides.entries()) {
    if (pace.spent) await pace.turn(index / total);
    const layout = layouts[slide.layout] as LayoutPlan;
    plans.push(drawSlide(presentation.addSlide(), slide, { style, layout, unique, pictureOf }));
    onProgress?.({ stage: 'slides', done: index + 1, total });
  }
  onProgress?.({ stage: 'package', done: 0, total: 1 });
  const written = (await presentation.write({ outputType: 'uint8array' })) as Uint8Array;
  signal?.throwIfAborted();
  const bytes = finishPackage(written, { ...plan, ...style, layouts, slides: plans });
  onProgress?.({ stage: 'package', done: 1, total: 1 });
  return bytes;
}

/** Gives each name once: one that was there before gets a number behind it. */
function uniqueNames(): (name: string) => string {
  const taken = new Set<string>();
  return (name) => {
    let own = name;
    for (let n = 2; taken.has(own); n++) own = `${name} (${n})`;
    taken.add(own);
    return own;
  };
}

/** Writes a drawing once, however many boxes of the same size show it. */
function officePictures(): (box: PictureBox) => Picture {
  const known = new Map<string, string | undefined>();
  return ({ image, drawing }) => {
    if (!drawing) return { image };
    const key = JSON.stringify(drawing);
    if (!known.has(key)) known.set(key, officeSvg(drawing.svg, drawing));
    return { image, svg: known.get(key) };
  };
}
