import type { PackagePlan } from '../package-plan.js';
import { escapeXml } from '../clean-text.js';
import { replaceXml, type Parts } from './parts.js';

/** Writes notes as paragraphs: the writer puts all of them into one run, where line ends count as spaces. */
export function notesText(parts: Parts, plan: PackagePlan): void {
  const language = escapeXml(plan.language);
  const properties = plan.rightToLeft ? '<a:pPr algn="r" rtl="1"/>' : '';
  plan.slides.forEach(({ notes }, index) => {
    const paragraphs = notes.split('\n').map((line) => {
      if (line === '') return `<a:p>${properties}<a:endParaRPr lang="${language}"/></a:p>`;
      return `<a:p>${properties}<a:r><a:rPr lang="${language}"/><a:t>${escapeXml(line)}</a:t></a:r></a:p>`;
    });
    const name = `ppt/notesSlides/notesSlide${index + 1}.xml`;
    // The first paragraph of the first text body: the notes; the slide number comes after.
    replaceXml(parts, name, /<a:p>[\s\S]*?<\/a:p>/u, paragraphs.join(''));
  });
}
