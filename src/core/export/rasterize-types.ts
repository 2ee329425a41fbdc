/** Width and height are what the SVG is drawn at, in CSS pixels; the picture has `scale` times as many. */
export interface RasterizeOptions {
  width: number;
  height: number;
  scale: number;
  /** CSS colour painted behind; absent: transparent. */
  background?: string;
  signal?: AbortSignal;
  /** Makes a PNG beside the page, which takes the bitmap; undefined where it cannot. Absent, or outside of pages: it is made here. */
  encode?: ((drawn: ImageBitmap) => Promise<Uint8Array | undefined>) | undefined;
  /** Told of what this platform cannot draw. */
  onWarning?: (message: string) => void;
}

export interface RasterizedImage {
  /** PNG. */
  bytes: Uint8Array;
  /** Pixels of the picture. */
  width: number;
  height: number;
}

/** Red, green, blue and alpha of each pixel, 0 to 255, row by row. */
export interface ImagePixels {
  data: ArrayLike<number>;
  width: number;
}
