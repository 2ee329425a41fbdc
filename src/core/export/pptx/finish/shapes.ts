import type { ShapePlan, SlidePlan } from '../package-plan.js';

const SHAPE = /<p:(sp|pic|graphicFrame)>[\s\S]*?<\/p:\1>/gu;

/** Edits every shape of a slide that has a plan; shapes are found by the name they were written with. */
export function editShapes(
  xml: string,
  slide: SlidePlan,
  edit: (shape: string, plan: ShapePlan, index: number) => string,
): string {
  const plans = new Map(slide.shapes.map((plan) => [plan.name, plan]));
  let index = 0;
  return xml.replace(SHAPE, (shape) => {
    const name = /<p:cNvPr\b[^>]*? name="([^"]*)"/u.exec(shape)?.[1] ?? '';
    const plan = plans.get(name);
    return plan === undefined ? shape : edit(shape, plan, index++);
  });
}
