import type * as Core from 'echarts/core';
// @ts-expect-error The library types its parts, not its single file.
import { init as initAll } from 'echarts/dist/echarts.esm.min.mjs';

// Node reads the parts as six hundred files, which takes ten times as long as this one.
export const init: typeof Core.init = initAll as typeof Core.init;
