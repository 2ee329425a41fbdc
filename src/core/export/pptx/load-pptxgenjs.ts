import type PptxGenJS from 'pptxgenjs';

/** The one place that loads the writer, at the first export. */
export async function createPresentation(): Promise<PptxGenJS> {
  const { default: Presentation } = await import('pptxgenjs');
  return new Presentation();
}
