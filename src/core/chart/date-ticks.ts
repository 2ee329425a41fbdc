import type { Frame } from './frame.js';
import { labelWidth } from './frame.js';
import { timeTicks, type Pace } from './time-ticks.js';

/** A labelled place on a horizontal axis, and the larger unit below it where that one begins. */
export interface DateTick {
  at: number;
  label: string;
  below?: string | undefined;
}

/** As many round calendar times between two wall times as their labels leave room for in `width` px. */
export function dateTicks(
  frame: Frame,
  { from, to, ...pace }: Pace & { from: number; to: number },
  width: number,
): DateTick[] {
  // The labels are known only once there are ticks.
  for (let most = Math.max(2, Math.floor(width / (frame.fontSize * 3))); most > 2; most -= 1) {
    const ticks = timeTicks(from, to, pace, most, frame.locale);
    const widest = Math.max(
      ...ticks.flatMap((tick) => [labelWidth(frame, tick.label), labelWidth(frame, tick.below ?? '')]),
    );
    const nearest = Math.min(...ticks.slice(1).map((tick, i) => tick.time - (ticks[i]?.time ?? 0)));
    const apart = (to === from ? 0 : nearest / (to - from)) * width > widest + frame.fontSize * 1.4;
    if (ticks.length < 2 || apart) return ticks.map(tickOf);
  }
  return timeTicks(from, to, pace, 2, frame.locale).map(tickOf);
}

const tickOf = ({ time, label, below }: ReturnType<typeof timeTicks>[number]): DateTick => ({
  at: time,
  label,
  below,
});
