export { LIST_INDENT_EM, paragraphIndent } from './list-indent.js';
export { breakLines, measureParagraph, type MeasuredParagraph, type TextLine } from './break-lines.js';
export { contrast, relativeLuminance } from './contrast.js';
export {
  defineLayout,
  findLayout,
  listLayouts,
  type Layout,
  type LayoutInput,
  type Region,
} from './define-layout.js';
export { FIT_SAFETY, fitText, type FitOptions, type FittedText } from './fit-text.js';
export { imageSize, type ImageSize } from './image-size.js';
export { isRightToLeft, layoutSlide, type LayoutSlideOptions } from './layout-slide.js';
export { layoutOf } from './layouts.js';
export { lintSlide, MIN_MARGIN, type LayoutProblem } from './lint.js';
export { measureText, truncateText, type TextStyle } from './measure.js';
export { toParagraphs, toPlainParagraphs } from './paragraphs.js';
export { slideSplit, type SlideSplit } from './slide-split.js';
export { columnLabel } from './column-widths.js';
export { tablePages } from './table-pages.js';
export type { BrandThemeOptions } from './brand-theme.js';
export { themeFromBrand } from './brand-theme.js';
export type { FontMetrics } from './font-families.js';
export { themeFonts } from './theme-fonts.js';
export { defaultTheme, otherMode, themes } from './themes.js';
export type { FallbackScript, ScriptFont, Theme, ThemeFont } from './theme-types.js';
export * from './types.js';
