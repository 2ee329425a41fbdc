import { ExportError } from '../../export-error.js';
import type { ShapePlan, SlidePlan } from '../package-plan.js';

/** Spelled out: WebKit misses matches of a back reference in text beyond Latin-1. */
const SHAPE = /<p:sp>[\s\S]*?<\/p:sp>|<p:pic>[\s\S]*?<\/p:pic>|<p:graphicFrame>[\s\S]*?<\/p:graphicFrame>/gu;

/** Edits every shape of a slide; shapes are found by the name they were written with, and one not found is an error. */
export function editShapes(
  xml: string,
  slide: SlidePlan,
  edit: (shape: string, plan: ShapePlan, index: number) => string,
): string {
  const plans = new Map(slide.shapes.map((plan) => [plan.name, plan]));
  let index = 0;
  const edited = xml.replace(SHAPE, (shape) => {
    const name = /<p:cNvPr\b[^>]*? name="([^"]*)"/u.exec(shape)?.[1] ?? '';
    const plan = plans.get(name);
    return plan === undefined ? shape : edit(shape, plan, index++);
  });
  if (index !== plans.size) {
    throw new ExportError(
      'write_failed',
      `Slide "${slide.title}" was written with ${index} of ${plans.size} shapes.`,
      {
        hint: 'The version of pptxgenjs has changed: check the rules in export/pptx/finish.',
      },
    );
  }
  return edited;
}
