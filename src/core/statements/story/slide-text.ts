import { templateOf } from '../../deck/plain-text.js';
import type { Claim, Slide, Statement } from '../../deck/types.js';
import type { WidgetInput } from '../../stream/protocol.js';
import { plainText } from '../expressions.js';
import { readWidget, type Offer, type Reading } from '../offers.js';
import type { Register, Tested } from '../phrases/phrases.js';
import type { Mark } from '../types.js';
import { baseWords } from '../realize/base-words.js';
import { namesTest } from '../realize/test-words.js';
import { rowNotes } from '../shown/row-notes.js';
import type { DeckVoice } from './deck-voice.js';
import { towardsGoal } from './goal.js';
import { withoutReversed } from './reversed.js';
import { tell, type Told } from './tell.js';
import type { Chosen } from './wishes.js';

/** From this weight on a finding is worth a headline; below it the widget's own title says more. */
export const LEAST_TITLE = 0.19;
export const LEAST_POINT = 0.06;

/** What only adds to another finding is no headline. */
const NO_TITLES: ReadonlySet<string> = new Set([
  ...[
    'share',
    'tie',
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
    'middle-half',
  ],
]);

/** What one slide says once: of kinds of one topic the strongest. */
const TOPICS: Readonly<Record<string, string>> = {
  leader: 'first', gap: 'first', majority: 'first', 'few-hold-most': 'first', tie: 'first', 'top-group': 'first', 'first-two': 'first', 'latest-leader': 'first',
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
  /** What somebody else chose: it comes first. */
  chosen?: Chosen;
}

/**
 * Headline, bullets and notes of one widget: what was chosen, then the strongest finding and what adds to it. Without one the widget's own
 * title.
 */
export function slideText(
  widget: WidgetInput,
  deck: DeckVoice,
  { points, turn, chosen }: SlideTextOptions,
): SlideText {
  const reading = towardsGoal(withoutReversed(readWidget(widget), deck.reversed), deck.brief.goal);
  const own = typeof chosen?.title === 'string' ? chosen.title : undefined;
  const wanted = chosen?.title !== undefined && own === undefined ? [chosen.title as Offer] : [];
  const others = reading.offers.filter(
    (offer) => (isTitle(offer) || saysMore(offer)) && !chosen?.points.includes(offer),
  );
  const headline =
    own === undefined
      ? firstTold([...wanted, ...others], (offer) =>
          tell(widget, reading, offer, deck, {
            ...{ register: 'title', field: 'title', turn },
            // Beside the name of a chart a weak finding must be short.
            fits: !isTitle(offer) && !wanted.includes(offer),
          }),
        )
      : undefined;
  const bullets = tellPoints(widget, reading, headline, deck, {
    points,
    turn,
    ...(chosen ? { chosen } : {}),
  });
  const notes = tellNotes(widget, reading, headline?.offer, deck, { turn, ...(chosen ? { chosen } : {}) });
  const all = [...(headline ? [headline.told] : []), ...bullets, ...notes].filter((line) => 'claim' in line);
  const { claims, statements } = chosen?.kept ?? { claims: [], statements: [] };
  return {
    title: own ?? headline?.told.text ?? hostTitle(widget),
    text: bullets.map((line) => ('claim' in line ? `- ${line.text}` : line.text)).join('\n'),
    notes: notes.map(({ text }) => text).join(' '),
    claims: [...all.map(({ claim }) => claim), ...claims].map((claim, index): Claim => ({
      ...claim,
      id: `claim-${index + 1}`,
    })),
    statements: [...all.map(({ statement }) => statement), ...statements].map(
      (statement, index): Statement => ({
        ...statement,
        id: `statement-${index + 1}`,
      }),
    ),
    marks: headline
      ? [...(headline.offer.finding.marks ?? []), ...(reading.offers.find(isUnfinished)?.finding.marks ?? [])]
      : [],
  };
}

/** A line that is worded already. */
type Line = Told | { text: string };

export const isTitle = (offer: Offer): boolean =>
  offer.wished || (offer.weight >= LEAST_TITLE && mayLead(offer));

/** What was tested, compared with a year before, or differs widely says more than the name of a chart, though it leads nowhere else. */
const saysMore = (offer: Offer): boolean =>
  offer.weight >= LEAST_BESIDE_NAME &&
  // What a gauge shows is all that it says.
  (offer.kind === 'value' ||
    isWide(offer) ||
    (mayLead(offer) && (offer.finding.p !== undefined || SAYS_MORE.has(offer.kind))));

/** The highest of all groups is a tenth above the lowest, or more. */
function isWide({ kind, finding: { slots } }: Offer): boolean {
  const [most, least] = [slots['value'], slots['other']].map((slot) =>
    slot?.as === 'value' ? slot.value : undefined,
  );
  return kind === 'extremes' && least !== undefined && least > 0 && (most ?? 0) >= WIDE * least;
}
const WIDE = 1.1;

const LEAST_BESIDE_NAME = 0.1;
const SAYS_MORE: ReadonlySet<string> = new Set(['year-ago', 'unrelated', 'change']);

/** Whether findings of a kind say more than what adds to another one. */
export const isLeadingKind = (kind: string): boolean => !NO_TITLES.has(kind);

/** Whether a finding is one that a headline may say, however much it matters. */
export const mayLead = ({ kind, finding }: Offer): boolean =>
  isLeadingKind(kind) && (finding.form !== 'extremes' || finding.impact >= LEAST_TITLE);

/** The widget's title as template text. */
export const hostTitle = ({ title }: Pick<WidgetInput, 'title'>): string => templateOf(plainText(title));

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

/** Bullets: what was chosen, then strongest first, one of a topic, and none whose figures all stand on the slide already. */
function tellPoints(
  widget: WidgetInput,
  reading: Reading,
  headline: { offer: Offer; told: Told } | undefined,
  deck: DeckVoice,
  { points, turn, chosen }: SlideTextOptions,
): Line[] {
  const topics = new Set(headline ? [topicOf(headline.offer)] : []);
  const figures = new Set(headline?.told.figures);
  const found: Line[] = [];
  const all = chosen?.points ?? [];
  // What fills the place of statements that do not hold stands before lines of somebody's own at the end.
  const last = all.findLastIndex((line) => typeof line !== 'string') + 1;
  const [wanted, closing] = [all.slice(0, last), all.slice(last)];
  const said = new Set(headline ? [headline.offer] : []);
  const test = headline && wanted.length === 0 ? testOf(widget, reading, headline.offer, deck) : undefined;
  if (test) found.push(test);
  // What the chart draws and no figure counts is said beside it.
  const unfinished = wanted.length === 0 && points > 1 ? reading.offers.find(isUnfinished) : undefined;
  const others = reading.offers.filter((offer) => offer !== unfinished);
  const isLast = (): boolean => found.length + closing.length >= points - (unfinished ? 1 : 0);
  for (const offer of [...wanted, ...others]) {
    if (isLast()) break;
    if (typeof offer === 'string') {
      found.push({ text: offer });
      continue;
    }
    const isWanted = wanted.includes(offer);
    if (said.has(offer) || (!isWanted && (offer.weight < LEAST_POINT || topics.has(topicOf(offer)))))
      continue;
    said.add(offer);
    const wording = registerOf(offer, chosen?.register, deck);
    const isBeside = wording === 'point' && headline && saysBaseOf(reading, headline.offer, offer, deck);
    const register = isBeside ? 'beside' : wording;
    const told = tell(widget, reading, offer, deck, { register, field: 'text', turn });
    // "All but Q2 rose" adds what no figure says.
    const adds = isWanted || register === 'tested' || offer.kind === 'pair-directions';
    if (!told || (!adds && [...told.figures].every((figure) => figures.has(figure)))) continue;
    topics.add(topicOf(offer));
    for (const figure of told.figures) figures.add(figure);
    found.push(told);
  }
  const told =
    unfinished && tell(widget, reading, unfinished, deck, { register: 'point', field: 'text', turn });
  return [...found, ...(told ? [told] : []), ...closing.map((line) => ({ text: line as string }))];
}

const isUnfinished = ({ kind, finding: { args } }: Offer): boolean =>
  kind === 'partial' && args['end'] === 'last';

/** Below a headline for readers who check stands the test that supports it. */
const testOf = (widget: WidgetInput, reading: Reading, offer: Offer, deck: DeckVoice): Told | undefined =>
  deck.brief.tests === true && namesTest(offer.finding.form)
    ? tell(widget, reading, offer, deck, { register: 'test', field: 'text', turn: 0, again: true })
    : undefined;

/** The headline says of whose rows the bullet speaks; who checks figures reads it at each of them. */
const saysBaseOf = ({ frame }: Reading, headline: Offer, { finding }: Offer, deck: DeckVoice): boolean => {
  if (deck.brief.tests === true) return false;
  const base = baseWords(frame, finding, deck);
  return base !== '' && base === baseWords(frame, headline.finding, deck);
};

/** How a bullet is worded: as somebody chose, else as much as the readers want to know. */
function registerOf(
  { finding }: Offer,
  chosen: Register | undefined,
  { brief }: DeckVoice,
): Register | Tested {
  if (chosen !== undefined && chosen !== 'point') return chosen;
  return brief.tests === true && namesTest(finding.form) ? 'tested' : 'point';
}

/** What is said aloud: the headline in other words, what is left out, and what the rows are. */
function tellNotes(
  widget: WidgetInput,
  reading: Reading,
  headline: Offer | undefined,
  deck: DeckVoice,
  { turn, chosen }: Omit<SlideTextOptions, 'points'>,
): Line[] {
  const beside = reading.offers.filter(
    ({ kind }) => kind === 'missing' || kind === 'partial' || kind === 'sample' || kind === 'rows',
  );
  const wanted = chosen?.notes ?? [];
  const all = wanted.length > 0 ? wanted : [...(headline ? [headline] : []), ...beside];
  const told = all.flatMap((offer) =>
    typeof offer === 'string'
      ? { text: offer }
      : (tell(widget, reading, offer, deck, { register: 'note', field: 'notes', turn, again: true }) ?? []),
  );
  return [...told, ...rowNotes(reading.frame, deck.locale).map((text) => ({ text }))];
}
