import type { PackagePlan, SlidePlan } from '../package-plan.js';
import { ExportError } from '../../export-error.js';
import { replaceXml, type Parts } from './parts.js';
import { editShapes } from './shapes.js';

const CHART = 'http://schemas.openxmlformats.org/drawingml/2006/chart';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const RELATIONSHIPS = 'http://schemas.openxmlformats.org/package/2006/relationships';

/** Within a slide; the writer numbers its own `rId1`, `rId2` … */
const relationshipId = (index: number): string => `rIdChart${index + 1}`;

/** Puts charts in the place of the shapes that hold it: the writer's own charts do not pass the validator. */
export function chartFrames(xml: string, slide: SlidePlan): string {
  let index = 0;
  return editShapes(xml, slide, (shape, { name, chart }) => {
    if (chart === undefined) return shape;
    const place = /<a:off\b[^>]*\/><a:ext\b[^>]*\/>/u.exec(shape)?.[0];
    const identity = /<p:cNvPr\b[^>]*?(?:\/>|>[\s\S]*?<\/p:cNvPr>)/u.exec(shape)?.[0];
    if (place === undefined || identity === undefined) {
      throw new ExportError('write_failed', `Shape "${name}" of slide "${slide.title}" has no place.`, {
        hint: 'The version of pptxgenjs has changed: check the rules in export/pptx/finish.',
      });
    }
    return (
      `<p:graphicFrame><p:nvGraphicFramePr>${identity}<p:cNvGraphicFramePr><a:graphicFrameLocks noGrp="1"/></p:cNvGraphicFramePr><p:nvPr/></p:nvGraphicFramePr>` +
      `<p:xfrm>${place}</p:xfrm><a:graphic><a:graphicData uri="${CHART}">` +
      `<c:chart xmlns:c="${CHART}" r:id="${relationshipId(index++)}"/></a:graphicData></a:graphic></p:graphicFrame>`
    );
  });
}

/** The parts of the charts and their workbooks, numbered through the file. */
export function chartParts(parts: Parts, { slides }: PackagePlan): void {
  let number = 0;
  slides.forEach(({ shapes }, slide) => {
    const charts = shapes.flatMap(({ chart }) => chart ?? []);
    const links = charts.map(({ xml, workbook }, index) => {
      number += 1;
      const name = `chart${number}.xml`;
      parts.set(`ppt/charts/${name}`, xml);
      parts.set(`ppt/embeddings/workbook${number}.xlsx`, workbook);
      parts.set(
        `ppt/charts/_rels/${name}.rels`,
        '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n' +
          `<Relationships xmlns="${RELATIONSHIPS}"><Relationship Id="rId1" Type="${OFFICE}/package" Target="../embeddings/workbook${number}.xlsx"/></Relationships>`,
      );
      return `<Relationship Id="${relationshipId(index)}" Type="${OFFICE}/chart" Target="../charts/${name}"/>`;
    });
    if (links.length === 0) return;
    replaceXml(
      parts,
      `ppt/slides/_rels/slide${slide + 1}.xml.rels`,
      /<\/Relationships>/u,
      `${links.join('')}</Relationships>`,
    );
  });
}
