import type { Grain } from '../frame/time-grain.js';
import type { Magnitude, Times } from '../magnitude.js';
import type { EN } from './en.js';

/** Which wordings a finding has. English has them all; every other language has the same. */
export type Form = keyof typeof EN.forms;
/** Findings that leave something open, and which words say so. */
export type OpenForm = keyof typeof EN.open;
/** Two findings that one sentence says together. */
export type PairForm = keyof typeof EN.pairs;
/** What a finding says of a group beside another one about it. */
export type Role = Exclude<keyof typeof EN.group, 'lead' | 'join'>;

/** Where a sentence is: headline, bullet, or what is said aloud. */
export type Register = 'title' | 'point' | 'note';
/** A bullet among those of other charts: its measure stands before it. */
export type Labelled = 'labelled';
/** A bullet with the published test that supports it, for readers who check; and that test alone, below the headline that it supports. */
export type Tested = 'tested' | 'test';
/** A bullet below a headline that says already whose rows both speak of. */
export type Beside = 'beside';
/** What is still to be looked at, on a closing slide: it names its measure. */
export type Open = 'open';
/** All manners in which a finding is worded. */
export type Manner = Register | Labelled | Tested | Beside | Open;

/**
 * The sentences of one language. Wordings of a form are parted by ` | `, all true under the same test; `{slot}` is filled, and `{Slot}` is
 * the same with a capital, for the start of a sentence. A wording whose slot is not there is passed over.
 */
export interface Phrases {
  /** As a tag of two letters. */
  language: string;
  forms: Record<Form, Readonly<Record<Register, string>>>;
  /** What a finding leaves open. */
  open: Readonly<Record<OpenForm, string>>;
  /** Two halves of a sentence, each filled with a finding of its own; whose rows they speak of may follow each of them. */
  pairs: Readonly<Record<PairForm, readonly [string, string]>>;
  /** Two findings about one group: how the sentence begins, what joins both, and either of them by its role. */
  group: Readonly<Record<Role | 'lead' | 'join', string>>;
  words: Words;
  /** Puts a number of things before their noun: the forms of the template's `plural`. Undefined where the language cannot inflect it. */
  counted?: (noun: string) => readonly string[];
  /** Verbs that agree with what they speak of, in languages where they need it. */
  agree?: {
    isPlural(noun: string): boolean;
    /** With the measure before or behind them: `{is}` is the first form of one thing, the second of several. */
    verbs: Readonly<Record<string, readonly [string, string]>>;
    /** Whether a group's name is that of several; `noun` is what the groups are called. */
    isGroupPlural(label: string, noun: string): boolean;
    /** Verbs beside a group, as wordings have them for one, and the same for several. */
    groupVerbs: Readonly<Record<string, string>>;
  };
  /** The noun as it is inside a sentence, for languages that write nouns in lower case. */
  lowerNouns: boolean;
}

export interface Words {
  /** The name of a measure by what was taken of it: `{noun}` is the host's. */
  aggregate: Record<
    'average' | 'median' | 'maximum' | 'minimum' | 'distinct' | 'deviation' | 'share' | 'change',
    string
  >;
  /** Behind a number of rows that were counted, in languages that number nothing without a counter. */
  counter?: string;
  /** Rows that were counted, where their table gives them no name; and values without a name. */
  records: string;
  values: string;
  /** The time of day of an hour. */
  hour: string;
  /** A measure of one series. */
  ofSeries: string;
  /** In a period: `{when}`. `hour` and `weekday` are places of a cycle. */
  at: Record<Exclude<Grain, 'half'> | 'hour' | 'weekday' | 'other', string>;
  /** A week by its first day, where it is not a period that runs from or to one. */
  week: string;
  moved: Record<Magnitude, string>;
  /** Without a figure, where there is no base for one; and in percentage points. */
  movedPlain: Record<'rose' | 'fell', string>;
  movedPoints: Record<'rose' | 'fell', string>;
  points: string;
  times: Record<Times, string>;
  /** Forms of the template's `plural` for `{times}`, and for percentage points, where what is counted goes with the number. */
  agreeing?: Readonly<Record<'times' | 'points', string>>;
  /** Forms of the template's `plural`, with `#` for the number: categories, rows, periods. */
  counts: Record<'category' | 'rows' | Exclude<Grain, 'half'>, string>;
  /** Whose rows these are. `{names}`, `{noun}`, `{count}`; bounds of amounts (`above` …) and of times (`since` …) with `{value}` or `{low}` and `{high}`. */
  base: Record<
    | 'top'
    | 'bottom'
    | 'some'
    | 'sample'
    | 'larger'
    | 'least'
    | 'only'
    | 'without'
    | 'above'
    | 'atLeast'
    | 'below'
    | 'atMost'
    | 'between'
    | 'since'
    | 'before'
    | 'until'
    | 'range'
    | 'filled'
    | 'known'
    | 'filtered'
    | 'groups'
    | 'against'
    | 'rows'
    | 'unknown',
    string
  > &
    // Bounds of times at a day, where it takes an article that a year does not take.
    Partial<Record<'sinceDay' | 'beforeDay' | 'untilDay' | 'rangeDay', string>>;
  /** A bullet of one of several lines or measures: `{label}`, `{sentence}`. */
  labelled: string;
  /** The sentence with its base. */
  withBase: string;
  and: string;
  /** Neutral names of what has none. */
  category: string;
}
