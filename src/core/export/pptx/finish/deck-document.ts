import { deckXml } from '../deck-xml.js';
import type { PackagePlan } from '../package-plan.js';
import { addRelationships, type Parts } from './parts.js';

const HEADER = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const RELATIONSHIPS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
/** Names the part for programs that bind to it; the same in every file, as they are told apart by their namespace. */
const ITEM_ID = '{6E5B2C0F-3D0A-4A57-9B1E-7C1D0A52F6D4}';

/**
 * Puts the deck into the file as a custom XML part (ECMA-376 part 1, 15.2.5), which programs that save the presentation keep:
 * such a file can be opened as a deck again.
 */
export function deckDocument(parts: Parts, { document }: PackagePlan): void {
  if (document === undefined) return;
  parts.set('customXml/item1.xml', deckXml(document));
  parts.set(
    'customXml/itemProps1.xml',
    `${HEADER}<ds:datastoreItem ds:itemID="${ITEM_ID}" xmlns:ds="http://schemas.openxmlformats.org/officeDocument/2006/customXml">` +
      '<ds:schemaRefs/></ds:datastoreItem>',
  );
  parts.set(
    'customXml/_rels/item1.xml.rels',
    `${HEADER}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">` +
      `<Relationship Id="rId1" Type="${RELATIONSHIPS}/customXmlProps" Target="itemProps1.xml"/></Relationships>`,
  );
  addRelationships(
    parts,
    'ppt/_rels/presentation.xml.rels',
    `<Relationship Id="rIdDeck" Type="${RELATIONSHIPS}/customXml" Target="../customXml/item1.xml"/>`,
  );
}
