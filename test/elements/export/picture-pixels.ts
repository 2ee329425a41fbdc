/** Pixels of a picture in a page. */
export class Pixels {
  private constructor(
    readonly width: number,
    readonly height: number,
    readonly data: Uint8ClampedArray,
  ) {}

  static async of(dataUrl: string): Promise<Pixels> {
    const image = new Image();
    await new Promise((resolve, reject) => {
      image.onload = resolve;
      image.onerror = reject;
      image.src = dataUrl;
    });
    const canvas = document.createElement('canvas');
    canvas.width = image.naturalWidth;
    canvas.height = image.naturalHeight;
    const context = canvas.getContext('2d') as CanvasRenderingContext2D;
    context.drawImage(image, 0, 0);
    const { width, height } = canvas;
    return new Pixels(width, height, context.getImageData(0, 0, width, height).data);
  }

  /** Red, green, blue and alpha. */
  at(x: number, y: number): number[] {
    return [...this.data.subarray((y * this.width + x) * 4, (y * this.width + x) * 4 + 4)];
  }

  /** Columns between the first and the last one with something drawn. */
  inkWidth(): number {
    const drawn = (x: number): boolean =>
      Array.from({ length: this.height }).some((_, y) => this.data[(y * this.width + x) * 4 + 3]! > 128);
    const columns = Array.from({ length: this.width }, (_, x) => x).filter(drawn);
    return columns.length === 0 ? 0 : columns.at(-1)! - columns[0]!;
  }
}
