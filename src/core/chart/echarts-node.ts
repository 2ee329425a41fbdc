import type * as Core from 'echarts/core';
// @ts-expect-error The library types its parts, not its single file.
import { graphic, init as initAll } from 'echarts/dist/echarts.esm.min.mjs';
import { registerOutline } from './outline-shape.js';

// Node reads the parts as six hundred files, which takes ten times as long as this one.
export const init: typeof Core.init = (...options) => {
  registerOutline(graphic as typeof Core.graphic);
  return (initAll as typeof Core.init)(...options);
};
