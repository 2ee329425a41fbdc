import type * as Core from 'echarts/core';

type Graphic = Pick<typeof Core.graphic, 'extendShape' | 'registerShape' | 'extendPath'>;
type BuildPath = InstanceType<ReturnType<Graphic['extendPath']>>['buildPath'];

/** What a shape of free path data is called in the graphic component. */
const OUTLINE = 'outline';

/** The graphic component knows circles and rectangles, but no path data: this teaches it to draw outlines. */
export function registerOutline(graphic: Graphic): void {
  const Outline = graphic.extendShape({
    shape: { pathData: '' },
    buildPath(context: Parameters<BuildPath>[0], shape: { pathData: string }): void {
      const Parsed = graphic.extendPath(shape.pathData, {});
      new Parsed({}).buildPath(context, shape, false);
    },
  });
  graphic.registerShape(OUTLINE, Outline);
}
