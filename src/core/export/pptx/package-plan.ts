import type { Layout } from '../../layout/define-layout.js';
import type { Rect } from '../../layout/place-text.js';
import type { Theme } from '../../layout/theme-types.js';
import type { ShapeBox, TextBox } from '../../layout/types.js';
import type { ReadImage } from '../read-image.js';
import type { ChartPart } from './native-chart/chart-part.js';
import type { PictureBox } from './prepare-pictures.js';

/** Kinds of places that a layout has, as the format names them (ECMA-376 part 1, 19.7.10). */
export type PlaceholderType = 'title' | 'ctrTitle' | 'subTitle' | 'body' | 'obj' | 'dt' | 'ftr' | 'sldNum';

/** What text in a place looks like until it says otherwise. */
export type TextLook = Pick<
  TextBox,
  'fontSize' | 'lineHeight' | 'font' | 'bold' | 'color' | 'align' | 'anchor'
>;

/** A place of a layout that a shape of its slides may take; slide pixels. */
export interface LayoutPlaceholder extends Rect {
  type: PlaceholderType;
  /** Finds it again from the slide; titles have none. */
  index?: number;
  /** Of those for charts, tables and pictures: the region of the layout. */
  region?: string;
  /** Of the others: how text in it looks. */
  look?: TextLook;
}

/** How a shape of a slide stands in a place of its layout. */
export interface PlaceholderUse {
  placeholder: LayoutPlaceholder;
  /** It lies where the layout has the place, in from its sides by the insets; else it has a place of its own. */
  insets?: Record<'left' | 'top' | 'right' | 'bottom', number>;
}

/** A picture that stands on every slide of a layout. */
export type FramePicture = Omit<PictureBox, 'drawing'> & Picture;

/** A layout of the file; the first one is what the master looks like. */
export interface LayoutPlan<Frame = ShapeBox | FramePicture> {
  /** As PowerPoint lists it. */
  name: string;
  /** Id among the product's layouts. */
  id: string;
  style: Layout['style'];
  background: string;
  /** What stands on every slide of it. */
  frame: Frame[];
  placeholders: LayoutPlaceholder[];
}

/** A picture of the file. */
export interface Picture {
  /** PNG, JPEG or GIF. */
  image: ReadImage;
  /** The same as a drawing, for programs that read SVG, by `officeSvg`. */
  svg?: string | undefined;
}

/** What the finishing rules must know about a shape that the writer cannot say. Found by its name. */
export interface ShapePlan {
  /** Unique on its slide. */
  name: string;
  alt?: string;
  /** Nothing that a screen reader should announce. */
  decorative?: boolean;
  /** The place of the layout that it takes. */
  placeholder?: PlaceholderUse;
  /** The picture that takes the place of the shape. */
  picture?: Picture;
  /** The chart that takes the place of the shape. */
  chart?: ChartPart;
  /** The first column of a table names its rows. */
  headerColumn?: boolean;
  /** Columns run from right to left. */
  rightToLeft?: boolean;
}

export interface SlidePlan {
  /** As the outline lists it; never empty. */
  title: string;
  shapes: ShapePlan[];
  notes: string;
  /** Index of its layout. */
  layout: number;
  /** It opens a part of the deck. */
  opensSection: boolean;
}

export interface PackagePlan {
  title: string;
  subtitle: string;
  company: string;
  author: string;
  /** BCP 47. */
  language: string;
  rightToLeft: boolean;
  theme: Theme;
  /** Milliseconds since 1970. */
  now: number;
  slides: SlidePlan[];
  layouts: LayoutPlan[];
  /** The text of a deck file, which travels inside the file. */
  document?: string | undefined;
}
