/** Width and height are what the SVG is drawn at, in CSS pixels; the picture has `scale` times as many. */
export interface RasterizeOptions {
  width: number;
  height: number;
  scale: number;
  /** CSS colour painted behind; absent: transparent. */
  background?: string;
  signal?: AbortSignal;
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
