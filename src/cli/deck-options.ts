import type { Branding } from '../core/deck/types.js';
import { CHART_FORMS, UNCHECKED, type ChartForm, type Unchecked } from '../core/export/pptx/options.js';
import type { Theme } from '../core/layout/theme-types.js';
import type { Options, Values } from './command.js';
import { brandingOf, LOOK_OPTIONS, themeOf } from './look.js';
import { UsageError } from './usage-error.js';

/** How a deck is made, whichever command makes it. */
export const DECK_OPTIONS = {
  title: { argument: '<text>', help: "the deck's title (default: the name of what it shows)" },
  audience: {
    argument: '<text>',
    help: 'for whom: executives get a summary first and two points a slide, analysts the tests in the points',
  },
  goal: {
    argument: '<text>',
    help: 'what for, such as "grow revenue in the North": what it names comes first',
  },
  tone: {
    argument: '<text>',
    help: 'how it reads where no audience says more: formal names the tests, friendly is brief, persuasive says the findings first',
  },
  ...LOOK_OPTIONS,
  charts: {
    choices: CHART_FORMS,
    help: 'in a .pptx file: pictures, the same everywhere, or charts that PowerPoint edits (default: image)',
  },
  unchecked: {
    choices: UNCHECKED,
    help: 'in a .pptx file: sentences whose wording is not checked are kept or left out (default: keep)',
  },
  currency: { argument: '<code>', help: 'currency of "currency" formats (default: USD)' },
  locale: { argument: '<tag>', help: 'language and number formats, such as de-DE (default: en-US)' },
} as const satisfies Options;

type DeckValues = Values<typeof DECK_OPTIONS>;

/** What the options say, checked. */
export interface DeckSettings {
  title: string | undefined;
  audience: string | undefined;
  goal: string | undefined;
  tone: string | undefined;
  branding: Branding;
  theme: Theme;
  charts: ChartForm | undefined;
  unchecked: Unchecked | undefined;
  currency: string | undefined;
  locale: string | undefined;
}

/** @throws UsageError for a value that no deck can be made with */
export async function deckSettings(values: DeckValues, output: string): Promise<DeckSettings> {
  if (values.charts && !output.endsWith('.pptx'))
    throw new UsageError(`--charts is for .pptx files, not for "${output}".`);
  if (values.unchecked && !output.endsWith('.pptx'))
    throw new UsageError(`--unchecked is for .pptx files, not for "${output}".`);
  const branding = await brandingOf(values);
  return {
    title: values.title,
    audience: values.audience,
    goal: values.goal,
    tone: values.tone,
    branding,
    theme: await themeOf(values, branding),
    charts: values.charts,
    unchecked: values.unchecked,
    currency: currencyOf(values),
    locale: localeOf(values),
  };
}

/** The locale in its usual spelling. Throws a `UsageError` for one that is not known here. */
export function localeOf({ locale }: Pick<DeckValues, 'locale'>): string | undefined {
  if (locale === undefined) return undefined;
  const [known] = supportedLocales(locale);
  if (known !== undefined) return known;
  throw new UsageError(`--locale takes a language tag such as en-GB, de-DE or ja, not "${locale}".`);
}

function supportedLocales(tag: string): string[] {
  try {
    return Intl.NumberFormat.supportedLocalesOf(tag);
  } catch {
    // Not even the form of a tag, such as "en_US".
    return [];
  }
}

function currencyOf({ currency }: DeckValues): string | undefined {
  const code = currency?.toUpperCase();
  if (code === undefined || Intl.supportedValuesOf('currency').includes(code)) return code;
  throw new UsageError(`--currency takes a code of ISO 4217 such as EUR or JPY, not "${currency}".`);
}
