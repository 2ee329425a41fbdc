import { ExportError } from '../../export-error.js';
import type { ShapePlan, SlidePlan } from '../package-plan.js';

/** Spelled out: WebKit misses matches of a back reference in text beyond Latin-1. */
const SHAPE = /<p:sp>[\s\S]*?<\/p:sp>|<p:pic>[\s\S]*?<\/p:pic>|<p:graphicFrame>[\s\S]*?<\/p:graphicFrame>/gu;

/** What the shape says of itself that holds the place of something else. */
export function identityAndPlace(shape: string, name: string): Record<'identity' | 'place', string> {
  const place = /<a:off\b[^>]*\/><a:ext\b[^>]*\/>/u.exec(shape)?.[0];
  const identity = /<p:cNvPr\b[^>]*?(?:\/>|>[\s\S]*?<\/p:cNvPr>)/u.exec(shape)?.[0];
  if (place === undefined || identity === undefined) {
    throw new ExportError('write_failed', `Shape "${name}" has no place.`, {
      hint: 'The version of pptxgenjs has changed: check the rules in export/pptx/finish.',
    });
  }
  return { identity, place };
}

/** Makes one thing of a shape right; `index` is its place among the shapes of its slide. */
export type ShapeRule = (shape: string, plan: ShapePlan, index: number) => string;

/** Edits every shape of a slide; shapes are found by the name they were written with, and one not found is an error. */
export function editShapes(xml: string, slide: SlidePlan, rules: readonly ShapeRule[]): string {
  const plans = new Map(slide.shapes.map((plan) => [plan.name, plan]));
  let index = 0;
  const edited = xml.replace(SHAPE, (shape) => {
    const name = /<p:cNvPr\b[^>]*? name="([^"]*)"/u.exec(shape)?.[1] ?? '';
    const plan = plans.get(name);
    if (plan === undefined) return shape;
    const at = index++;
    return rules.reduce((edited, rule) => rule(edited, plan, at), shape);
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
