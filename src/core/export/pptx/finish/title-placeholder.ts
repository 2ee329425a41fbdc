import type { SlidePlan } from '../package-plan.js';
import { editShapes } from './shapes.js';

/**
 * Makes the title a title. The writer gives its title placeholders the index 100, and PowerPoint's outline and screen
 * readers look for a placeholder of type `title` without one (ECMA-376 part 1, 19.3.1.36): they found none.
 */
export function titlePlaceholder(xml: string, slide: SlidePlan): string {
  return editShapes(xml, slide, (shape, plan) =>
    plan.placeholder === 'title' ? asPlaceholder(shape, '<p:ph type="title"/>') : shape,
  );
}

/** A placeholder is no text box, and cannot be grouped. */
export function asPlaceholder(shape: string, placeholder: string): string {
  return shape
    .replace(/<p:cNvSpPr[^>]*\/>/u, '<p:cNvSpPr><a:spLocks noGrp="1"/></p:cNvSpPr>')
    .replace(/<p:nvPr>[\s\S]*?<\/p:nvPr>|<p:nvPr\/>/u, `<p:nvPr>${placeholder}</p:nvPr>`);
}
