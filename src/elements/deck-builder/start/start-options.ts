import type { BuilderDashboardConfig } from '../../../core/chart/types.js';
import type { Branding } from '../../../core/deck/types.js';
import type { StartOptions } from '../../../core/generation/index.js';
import type { Privacy } from '../../../core/stream/protocol.js';
import type { ApprovedOutline } from './outline.js';
import { orderedWidgets, TONE_HINTS, type StartChoices } from './start-choices.js';

/** What the page wants of a new deck, as properties of the element. */
export interface HostWishes {
  config: BuilderDashboardConfig | undefined;
  branding: Branding | undefined;
  audience: string | undefined;
  goal: string | undefined;
  privacy: Privacy;
}

export type TitledStart = StartOptions & { title: string };

/** What the person and the page have chosen, but for the look; undefined where nothing is. */
export function startOptions(
  host: HostWishes,
  choices: StartChoices,
  locale: string,
  approved?: ApprovedOutline,
): TitledStart | undefined {
  const { config, branding } = host;
  if (!config || config.widgets.length === 0) return undefined;
  const { widgets: order = choices.order, ...outline } = approved ?? {};
  const widgets = orderedWidgets(config, order).filter(({ id }) =>
    approved ? order.includes(id) : !choices.excluded.has(id),
  );
  return {
    config: { ...config, widgets },
    title: choices.title.trim() || config.name,
    locale,
    slides: choices.slides,
    story: choices.story,
    branding,
    ...wishesOf(host, choices),
    systemPromptHint: TONE_HINTS[choices.tone],
    ...outline,
  };
}

/** For whom, what for, and with how much of the rows: the person's word comes before the page's. */
export function wishesOf(
  host: HostWishes,
  choices: StartChoices,
): Pick<StartOptions, 'audience' | 'goal' | 'privacy'> {
  return {
    privacy: choices.privacy ?? host.privacy,
    audience: choices.audience ?? host.audience,
    goal: choices.goal ?? host.goal,
  };
}
