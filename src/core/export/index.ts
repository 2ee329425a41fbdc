export { captureSvgElement, type CapturedSvg, type CaptureSvgOptions } from './capture-svg-element.js';
export { ExportError, type ExportErrorCode } from './export-error.js';
export { exportToPptx } from './pptx/export-to-pptx.js';
export { importFromPptx, type PptxImport } from './pptx/import-from-pptx.js';
export type { ExportProgress, ExportToPptxOptions, ExportWarning } from './pptx/options.js';
export { preloadWorker } from './pptx/write-presentation.js';
