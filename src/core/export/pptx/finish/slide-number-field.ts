import type { SlidePlan } from '../package-plan.js';
import { SLIDE_NUMBER_PLACEHOLDER } from './masters-and-layouts.js';
import { editShapes } from './shapes.js';
import { asPlaceholder } from './title-placeholder.js';

/** Any id will do, and the same one in every field. */
const FIELD = '<a:fld id="{B6F15528-21DE-4FAA-801E-634DDDAF4B2B}" type="slidenum">';

/**
 * Makes the slide number a field, so that it stays right when slides are moved in PowerPoint. The writer's own field
 * has the id 25 on every slide and cannot be placed with a style of ours.
 */
export function slideNumberField(xml: string, slide: SlidePlan): string {
  return editShapes(xml, slide, (shape, plan) => {
    if (plan.placeholder !== 'slide-number') return shape;
    const field = shape.replace(
      /<a:r>([\s\S]*?)<\/a:r>/u,
      (_run, content: string) => `${FIELD}${content}</a:fld>`,
    );
    return asPlaceholder(field, SLIDE_NUMBER_PLACEHOLDER);
  });
}
