import type { PackagePlan } from '../package-plan.js';
import { bulletFont } from './bullet-font.js';
import { chartFrame, chartParts } from './native-charts.js';
import { contentTypes } from './content-types.js';
import { deckDocument } from './deck-document.js';
import { documentProperties } from './document-properties.js';
import { fontReferences } from './font-references.js';
import { hangingIndent } from './hanging-indent.js';
import { mediaParts, nameMedia, type Media } from './media.js';
import { notesMasterOrder } from './notes-master-order.js';
import { notesPageSize } from './notes-page-size.js';
import { notesText } from './notes-text.js';
import { notesTheme } from './notes-theme.js';
import { paragraphProperties } from './paragraph-properties.js';
import { slidePicture, slidePictureLinks } from './pictures.js';
import { readParts, readXml, writeParts, type Parts } from './parts.js';
import { shapeIdentity } from './shape-identity.js';
import { sections } from './sections.js';
import { editShapes, type ShapeRule } from './shapes.js';
import { slideLayouts } from './slide-layouts.js';
import { slideMaster } from './slide-master.js';
import { slidePlaceholder } from './slide-placeholders.js';
import { tableFlags } from './table-flags.js';
import { themeFonts } from './theme-fonts.js';
import { themeColors } from './theme-part.js';
import { themeReferences } from './theme-references.js';

const SHAPE_RULES: readonly ShapeRule[] = [
  chartFrame,
  slidePicture,
  paragraphProperties,
  hangingIndent, // before the bullets it takes away get a font
  bulletFont,
  tableFlags,
  shapeIdentity,
  fontReferences, // before what places say of fonts is taken away
  slidePlaceholder,
];

const PACKAGE_RULES: readonly ((parts: Parts, plan: PackagePlan & { media: Media }) => void)[] = [
  themeFonts,
  notesTheme, // copies the theme before its colours are set
  themeColors,
  slideMaster,
  slideLayouts,
  themeReferences,
  sections,
  notesMasterOrder,
  notesPageSize,
  notesText,
  chartParts,
  slidePictureLinks,
  mediaParts,
  documentProperties,
  deckDocument,
  contentTypes, // lists what is there in the end
];

/** Makes what the writer gives a valid package: one rule a defect, each in its own file with its reason. */
export function finishPackage(written: Uint8Array, plan: PackagePlan): Uint8Array {
  const parts = readParts(written);
  plan.slides.forEach((slide, index) => {
    const name = `ppt/slides/slide${index + 1}.xml`;
    parts.set(name, editShapes(readXml(parts, name), slide, SHAPE_RULES));
  });
  const named = { ...plan, media: nameMedia(plan) };
  for (const rule of PACKAGE_RULES) rule(parts, named);
  return writeParts(parts);
}
