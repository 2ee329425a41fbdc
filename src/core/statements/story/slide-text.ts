import type { Claim, Slide, Statement } from '../../deck/types.js';
import type { WidgetInput } from '../../stream/protocol.js';
import { plainText } from '../expressions.js';
import { readWidget, type Offer, type Reading } from '../offers.js';
import type { Mark } from '../types.js';
import type { DeckVoice } from './deck-voice.js';
import { tell, type Told } from './tell.js';

/** From this weight on a finding is worth a headline; below it the widget's own title says more. */
const LEAST_TITLE = 0.19;
export const LEAST_POINT = 0.06;

/** What only adds to another finding is no headline. */
const NO_TITLES: ReadonlySet<string> = new Set([
  ...[
    'share',
    'rank',
    'total',
    'rows',
    'missing',
    'partial',
    'sample',
    'above-line',
    'latest-average',
    'total-over-time',
    'value',
    'pace',
  ],
]);

/** What one slide says once: of kinds of one topic the strongest. */
const TOPICS: Readonly<Record<string, string>> = {
  leader: 'first', gap: 'first', majority: 'first', 'few-hold-most': 'first', tie: 'first', 'top-group': 'first', 'latest-leader': 'first',
  last: 'ends', extremes: 'ends', even: 'ends', change: 'course', trend: 'course', streak: 'course', turn: 'course', recovery: 'course',
  record: 'extreme', peak: 'extreme', low: 'low', 'fastest-growing': 'fastest', 'fastest-falling': 'slowest',
}; // prettier-ignore

export interface SlideText extends Pick<Slide, 'title' | 'text' | 'notes' | 'claims'> {
  statements: Statement[];
  /** What the chart shows of the headline. */
  marks: readonly Mark[];
}

export interface SlideTextOptions {
  /** At most so many bullets. */
  points: number;
  turn: number;
}

/** Headline, bullets and notes of one widget: the strongest finding, then what adds to it. Without one the widget's own title. */
export function slideText(
  widget: WidgetInput,
  deck: DeckVoice,
  { points, turn }: SlideTextOptions,
): SlideText {
  const reading = readWidget(widget);
  const { offers } = reading;
  const headline = firstTold(offers.filter(isTitle), (offer) =>
    tell(widget, reading, offer, deck, { register: 'title', field: 'title', turn }),
  );
  const bullets = tellPoints(widget, reading, headline, deck, { points, turn });
  const notes = tellNotes(widget, reading, headline?.offer, deck, turn);
  const all = [...(headline ? [headline.told] : []), ...bullets, ...notes];
  return {
    title: headline?.told.text ?? hostTitle(widget),
    text: bullets.map(({ text }) => `- ${text}`).join('\n'),
    notes: notes.map(({ text }) => text).join(' '),
    claims: all.map(({ claim }, index): Claim => ({ ...claim, id: `claim-${index + 1}` })),
    statements: all.map(({ statement }, index): Statement => ({
      ...statement,
      id: `statement-${index + 1}`,
    })),
    marks: headline?.offer.finding.marks ?? [],
  };
}

export const isTitle = (offer: Offer): boolean =>
  offer.wished || (offer.weight >= LEAST_TITLE && mayLead(offer));

/** Whether a finding is one that a headline may say, however much it matters. */
export const mayLead = ({ kind, finding }: Offer): boolean =>
  !NO_TITLES.has(kind) && finding.form !== 'extremes';

/** The widget's title as template text. */
export const hostTitle = ({ title }: Pick<WidgetInput, 'title'>): string =>
  plainText(title).replaceAll('{{', '\\{{');

function firstTold(
  offers: readonly Offer[],
  say: (offer: Offer) => Told | undefined,
): { offer: Offer; told: Told } | undefined {
  for (const offer of offers) {
    const told = say(offer);
    if (told) return { offer, told };
  }
  return undefined;
}

/** What a kind speaks of, whoever and whatever it is about. */
export const topicOfKind = (kind: string): string => TOPICS[kind] ?? kind;

export const topicOf = ({ kind, finding: { args } }: Offer): string =>
  `${topicOfKind(kind)} ${args['who'] ?? ''} ${args['series'] ?? ''} ${args['by'] ?? ''} ${args['measure'] ?? ''}`;

/** Bullets: strongest first, one of a topic, and none whose figures all stand on the slide already. */
function tellPoints(
  widget: WidgetInput,
  reading: Reading,
  headline: { offer: Offer; told: Told } | undefined,
  deck: DeckVoice,
  { points, turn }: SlideTextOptions,
): Told[] {
  const topics = new Set(headline ? [topicOf(headline.offer)] : []);
  const figures = new Set(headline?.told.figures);
  const found: Told[] = [];
  for (const offer of reading.offers) {
    if (found.length >= points) break;
    if (offer.weight < LEAST_POINT || offer === headline?.offer || topics.has(topicOf(offer))) continue;
    const told = tell(widget, reading, offer, deck, { register: 'point', field: 'text', turn });
    if (!told || [...told.figures].every((figure) => figures.has(figure))) continue;
    topics.add(topicOf(offer));
    for (const figure of told.figures) figures.add(figure);
    found.push(told);
  }
  return found;
}

/** What is said aloud: the headline in other words, what is left out, and what the rows are. */
function tellNotes(
  widget: WidgetInput,
  reading: Reading,
  headline: Offer | undefined,
  deck: DeckVoice,
  turn: number,
): Told[] {
  const beside = reading.offers.filter(
    ({ kind }) => kind === 'missing' || kind === 'partial' || kind === 'sample' || kind === 'rows',
  );
  return [...(headline ? [headline] : []), ...beside].flatMap(
    (offer) =>
      tell(widget, reading, offer, deck, { register: 'note', field: 'notes', turn, again: true }) ?? [],
  );
}
