import type { PackagePlan } from '../package-plan.js';
import { addRelationships, type Parts } from './parts.js';
import { identityAndPlace, type ShapeRule } from './shapes.js';

const CHART = 'http://schemas.openxmlformats.org/drawingml/2006/chart';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const RELATIONSHIPS = 'http://schemas.openxmlformats.org/package/2006/relationships';

/** Of the `index`-th shape of a slide; the writer numbers its own `rId1`, `rId2` … */
const relationshipId = (index: number): string => `rIdChart${index + 1}`;

/** Puts a chart in the place of the shape that holds it: the writer's own charts do not pass the validator. */
export const chartFrame: ShapeRule = (shape, { name, chart }, index) => {
  if (chart === undefined) return shape;
  const { identity, place } = identityAndPlace(shape, name);
  return (
    `<p:graphicFrame><p:nvGraphicFramePr>${identity}<p:cNvGraphicFramePr><a:graphicFrameLocks noGrp="1"/></p:cNvGraphicFramePr><p:nvPr/></p:nvGraphicFramePr>` +
    `<p:xfrm>${place}</p:xfrm><a:graphic><a:graphicData uri="${CHART}">` +
    `<c:chart xmlns:c="${CHART}" r:id="${relationshipId(index)}"/></a:graphicData></a:graphic></p:graphicFrame>`
  );
};

/** The parts of the charts and their workbooks, numbered through the file. */
export function chartParts(parts: Parts, { slides }: PackagePlan): void {
  let number = 0;
  slides.forEach(({ shapes }, slide) => {
    const links = shapes.map(({ chart }, index) => {
      if (chart === undefined) return '';
      const { xml, workbook } = chart;
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
    addRelationships(parts, `ppt/slides/_rels/slide${slide + 1}.xml.rels`, links.join(''));
  });
}
