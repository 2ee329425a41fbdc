import { cleanText, escapeXml } from '../clean-text.js';
import type { PackagePlan } from '../package-plan.js';
import { readXml, replaceXml, type Parts } from './parts.js';

const OFFICE_2010 = 'http://schemas.microsoft.com/office/powerpoint/2010/main';

/**
 * Sections of a deck, which PowerPoint folds and moves as one: each begins with a slide that opens a part, and is named by it; what comes
 * before has the name of the deck ([MS-PPTX] 2.6.2). Without such slides there are none.
 */
export function sections(parts: Parts, { slides, title }: PackagePlan): void {
  if (!slides.some(({ opensSection }) => opensSection)) return;
  const name = 'ppt/presentation.xml';
  const ids = [...readXml(parts, name).matchAll(/<p:sldId id="(\d+)"/gu)].map(([, id]) => id ?? '');
  const groups: { name: string; ids: string[] }[] = [];
  slides.forEach((slide, index) => {
    if (slide.opensSection || groups.length === 0)
      groups.push({ name: slide.opensSection ? slide.title : title, ids: [] });
    groups.at(-1)?.ids.push(ids[index] ?? '');
  });
  const list = groups.map(
    (group, index) =>
      `<p14:section name="${escapeXml(cleanText(group.name))}" id="${sectionId(index)}"><p14:sldIdLst>` +
      `${group.ids.map((id) => `<p14:sldId id="${id}"/>`).join('')}</p14:sldIdLst></p14:section>`,
  );
  replaceXml(
    parts,
    name,
    /<\/p:presentation>/u,
    '<p:extLst><p:ext uri="{521415D9-36F7-43E2-AB2F-B90AF26B5E84}">' +
      `<p14:sectionLst xmlns:p14="${OFFICE_2010}">${list.join('')}</p14:sectionLst></p:ext></p:extLst></p:presentation>`,
  );
}

/** Unique within the file is enough, and the same in every export; capital letters, as the format wants them. */
const sectionId = (index: number): string =>
  `{D5A0B7E4-52C1-4E0B-9A63-${(index + 1).toString(16).toUpperCase().padStart(12, '0')}}`;
