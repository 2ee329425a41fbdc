import { resolveText } from '../deck/resolve.js';
import type { SlideText } from '../deck/slide-texts.js';
import type { Claim, Deck, Slide, Source, Statement, Variable } from '../deck/types.js';
import { checkClaims } from '../guard/claims.js';
import { findStatement, type Offer, type Reading } from '../statements/offers.js';
import { baseWords } from '../statements/realize/base-words.js';
import type { SentenceRun } from '../statements/sentence-runs.js';
import { deckVoice } from '../statements/story/deck-voice.js';
import { mayLead, topicOf } from '../statements/story/slide-text.js';
import { tell } from '../statements/story/tell.js';
import { tellPair } from '../statements/story/tell-pair.js';
import { checkStatements, partOf, readSource, type CheckedStatement } from '../statements/verify.js';
import { successorsOf } from './successors.js';

/** A statement of a slide that was checked over the rows of before, and every place where the slide says it. */
export interface SpokenStatement {
  checked: CheckedStatement;
  at: readonly { place: SlideText; run: SentenceRun }[];
}

/** What a statement is over the new rows. */
export interface FollowedStatement {
  offer: Offer;
  /** Its sentence, as template text. */
  quote: string;
  claim: Omit<Claim, 'id'>;
  /** What the sentence says beside it, and the claim of that. */
  beside?: { statement: NonNullable<Statement['with']>; claim: Omit<Claim, 'id'> };
  /** Expressions whose values the sentence shows. */
  figures: ReadonlySet<string>;
}

/** What a slide says already, so that no sentence comes to repeat another. */
interface Said {
  topics: Set<string>;
  figures: Set<string>;
}

export interface FollowedSlide {
  /** Undefined where nothing that a statement said holds any more. */
  followed: ReadonlyMap<SpokenStatement, FollowedStatement | undefined>;
  /** The slide's, and those that new sentences of several sources need. */
  variables: Record<string, Variable>;
}

/** Follows the statements of a slide to the rows of `deck`. Those that still hold come first: what takes the place of others must not repeat them. */
export function followStatements(
  spoken: readonly SpokenStatement[],
  slide: Slide,
  deck: Deck,
): FollowedSlide {
  const variables = { ...slide.variables };
  const followed = new Map<SpokenStatement, FollowedStatement | undefined>();
  const onSlide: Said = { topics: new Set(), figures: new Set() };
  const aloud: Said = { topics: new Set(), figures: new Set() };
  // A statement of the title that is told in the notes as well becomes the same there.
  const chosen = new Map<string, Offer>();
  const saidBeside = ({ at }: SpokenStatement): Said => (at[0]?.place.place === 'notes' ? aloud : onSlide);
  const settle = (one: SpokenStatement, found: FollowedStatement | undefined): void => {
    followed.set(one, found);
    if (!found) return;
    const said = saidBeside(one);
    said.topics.add(topicWithin(one, found.offer));
    for (const figure of found.figures) said.figures.add(figure);
    if (!chosen.has(keyOf(one))) chosen.set(keyOf(one), found.offer);
  };
  for (const one of spoken) {
    const same = asBefore(one, slide, deck) ?? inOtherWords(one, { ...slide, variables }, deck);
    if (same) settle(one, same);
  }
  for (const one of spoken.filter((each) => !followed.has(each))) {
    const reading = readingOf(one, deck);
    const said = saidBeside(one);
    const repeats = ({ figures }: FollowedStatement): boolean =>
      (one.checked.register === 'point' || one.checked.register === 'beside') &&
      [...figures].every((figure) => said.figures.has(figure));
    const headline = said === aloud ? chosen.get(keyOf(one)) : undefined;
    const candidates = reading ? successorsOf(one.checked, reading) : [];
    const found = firstOf([...(headline ? [headline] : []), ...candidates], (offer) => {
      if (said.topics.has(topicWithin(one, offer))) return undefined;
      const words = retold(one, offer, { ...slide, variables }, deck);
      return words && !repeats(words) ? words : undefined;
    });
    settle(one, found);
  }
  const title = spoken.find(({ checked }) => checked.statement.field === 'title');
  const headline = title && followed.get(title)?.offer;
  for (const one of spoken) {
    const found = followed.get(one);
    if (!found || one.checked.register !== 'beside' || isBaseOf(headline, found.offer, one, deck)) continue;
    const alone = { ...one, checked: { ...one.checked, register: 'point' as const } };
    followed.set(one, retold(alone, found.offer, { ...slide, variables }, deck));
  }
  return { followed, variables };
}

function firstOf<Item, Found>(
  items: readonly Item[],
  find: (item: Item) => Found | undefined,
): Found | undefined {
  for (const item of items) {
    const found = find(item);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Whether the new title says whose rows a bullet speaks of that had left it to the title. */
function isBaseOf(title: Offer | undefined, offer: Offer, one: SpokenStatement, deck: Deck): boolean {
  const frame = readingOf(one, deck)?.frame;
  if (!title || !frame) return false;
  const voice = deckVoice(deck.format.locale);
  return baseWords(frame, title.finding, voice) === baseWords(frame, offer.finding, voice);
}

const keyOf = ({ checked: { statement } }: SpokenStatement): string =>
  JSON.stringify([statement.source, statement.kind, Object.entries(statement.args).sort()]);

const topicWithin = ({ checked: { statement } }: SpokenStatement, offer: Offer): string =>
  `${statement.source} ${topicOf(offer)}`;

const sourceOf = ({ checked: { statement } }: SpokenStatement, { sources }: Deck): Source | undefined =>
  Object.hasOwn(sources, statement.source) ? sources[statement.source] : undefined;

function readingOf(one: SpokenStatement, deck: Deck): Reading | undefined {
  const source = sourceOf(one, deck);
  return source && readSource(source);
}

/** The sentence as it is, where code would write it over the new rows too: only its figures are others. */
function asBefore(one: SpokenStatement, slide: Slide, deck: Deck): FollowedStatement | undefined {
  const { statement } = one.checked;
  // A bullet may leave it to the title to say whose rows both are of.
  const titles = (slide.statements ?? []).filter((other) => other.field === 'title' && other !== statement);
  const checked = checkStatements(
    { ...slide, statements: [statement, ...titles] },
    deck.sources,
    deck.format,
  );
  const still = checked.find((other) => other.statement === statement);
  if (!still) return undefined;
  const { quote, source } = statement;
  const { parts, problems } = resolveText(deck, slide, quote);
  const values = parts.filter((part) => part.kind === 'value');
  if (problems.length > 0 || values.some(({ value, text }) => value === null || text.trim() === ''))
    return undefined;
  const claim = { quote, test: still.offer.finding.claim, source };
  const other = statement.with && partOf(statement.with, deck.sources);
  const beside = statement.with && other && besideOf(statement.with, other.offer, quote);
  const numbers = values.filter(({ value }) => typeof value === 'number');
  if (![claim, ...(beside ? [beside.claim] : [])].every((one) => holds(one, slide, deck))) return undefined;
  const figures = new Set(numbers.map(({ expression }) => expression));
  return { offer: still.offer, quote, claim, figures, ...(beside ? { beside } : {}) };
}

/** The same kind of the same columns, told of other rows, or as what it has turned into: fell where it rose. */
function inOtherWords(one: SpokenStatement, slide: Slide, deck: Deck): FollowedStatement | undefined {
  const { statement, offer: old, register } = one.checked;
  const reading = readingOf(one, deck);
  const offer = reading && findStatement(reading.frame, statement.kind, statement.args);
  if (!offer || (register === 'title' && mayLead(old) && !mayLead(offer))) return undefined;
  const together = statement.with && toldTogether(statement, slide, deck);
  if (together) return together;
  return retold(one, offer, slide, deck);
}

const besideOf = (
  { source }: NonNullable<Statement['with']>,
  { kind, finding }: Offer,
  quote: string,
): NonNullable<FollowedStatement['beside']> => ({
  statement: { kind, source, args: { ...finding.args } },
  claim: { quote, test: finding.claim, source },
});

/** Two statements that one sentence said, where they still come to something together: fell where one of them rose. */
function toldTogether(statement: Statement, slide: Slide, deck: Deck): FollowedStatement | undefined {
  if (!statement.with) return undefined;
  const parts = [statement, statement.with].map(({ kind, source, args }) => {
    const found = partOf({ kind, source, args }, deck.sources);
    return found && { ...found, widget: { ...found.reading.frame.widget, id: source } };
  });
  const [one, other] = parts;
  const told = one && other && tellPair(one, other, deckVoice(deck.format.locale), slide.variables);
  if (!one || !other || !told?.claimWith) return undefined;
  if (![told.claim, told.claimWith].every((claim) => holds(claim, slide, deck))) return undefined;
  const { text: quote, claim, figures } = told;
  return { offer: one.offer, quote, claim, figures, beside: besideOf(statement.with, other.offer, quote) };
}

/** Another statement in the register of the one before and, where they fit, in the words of the same place among its wordings. */
function retold(
  { checked }: SpokenStatement,
  offer: Offer,
  slide: Slide,
  deck: Deck,
): FollowedStatement | undefined {
  const { register, wording, statement } = checked;
  const { source: id, field } = statement;
  const reading = readSource(deck.sources[id] as Source);
  if (!reading) return undefined;
  const told = tell({ ...reading.frame.widget, id }, reading, offer, deckVoice(deck.format.locale), {
    register, field, turn: wording, again: true, ...(id === slide.source ? {} : { variables: slide.variables }),
  }); // prettier-ignore
  if (!told || !holds(told.claim, slide, deck)) return undefined;
  return { offer, quote: told.text, claim: { ...told.claim, source: id }, figures: told.figures };
}

const holds = (claim: Omit<Claim, 'id'>, slide: Slide, { sources, format }: Deck): boolean =>
  checkClaims({ ...slide, claims: [{ id: '', ...claim }] }, sources, format)[0]?.holds === true;
