import { editChart } from '../../core/analyst/edit-chart.js';
import { keptWith } from '../../core/analyst/fill-slide.js';
import { writeWidgetSlide } from '../../core/analyst/write-slide.js';
import type { Block, Slide, StatementField } from '../../core/deck/types.js';
import { followMarks } from '../../core/statements/marks-config.js';
import { findStatement } from '../../core/statements/offers.js';
import { readBrief } from '../../core/statements/story/brief.js';
import { deckVoice } from '../../core/statements/story/deck-voice.js';
import { sameArgs, type Wish } from '../../core/statements/story/wishes.js';
import type { Mark } from '../../core/statements/types.js';
import type { ModifySlideRequest, WidgetInput } from '../../core/stream/protocol.js';
import type { Choice } from './read-choice.js';
import type { Choosable, StatementList } from './statement-list.js';

/** Wordings are taken in turns, of which some do not fit: so many are tried for words that differ. */
const MOST_TURNS = 6;

/**
 * A slide as a model chose to change it; a line for each edit that its chart does not allow. What nothing was chosen for stays: its title,
 * its text, its notes.
 * @param widget the one whose rows the slide's own expressions read
 */
export function rewrittenSlide(
  { slide, widget: shown, locale = 'en-US' }: ModifySlideRequest,
  choice: Choice,
  list: StatementList,
  widget: WidgetInput | undefined,
): { slide: Slide; problems: string[] } {
  const wishes = (['title', 'text', 'notes'] as const).flatMap((field) => wishesFor(field, choice, list));
  const said = widget
    ? inStatements(slide, { widget, locale, wishes, choice, list })
    : inItsOwnLines(slide, wishes);
  return editChart({ ...said, origin: 'service' }, choice.edits, shown, locale);
}

/** What is chosen for a field. What stands there in these words already keeps them, unless other words are asked for. */
function wishesFor(
  field: StatementField,
  { wishes, reworded, register }: Choice,
  { standing, entries }: StatementList,
): Wish[] {
  const there = standing.filter((line) => line.field === field);
  const chosen = wishes.filter((wish) => wish.field === field);
  const asWritten = !reworded && (field !== 'text' || register === 'point');
  const wishOf = (id: string) => entries.find((entry) => entry.id === id)?.wish;
  if (chosen.length === 0)
    return there.map(({ id, text }) => ({ field, ...(reworded ? (wishOf(id) ?? { text }) : { text }) }));
  return chosen.map((wish) => {
    const line = asWritten && there.find(({ id }) => sameWish(wishOf(id), wish));
    return line ? { field, text: line.text } : wish;
  });
}

const sameWish = (one: Choosable['wish'] | undefined, other: Wish): boolean =>
  one !== undefined &&
  'kind' in one &&
  'kind' in other &&
  one.kind === other.kind &&
  sameArgs(one.args, other.args);

interface Rewriting {
  widget: WidgetInput;
  locale: string;
  wishes: readonly Wish[];
  choice: Choice;
  list: StatementList;
}

function inStatements(slide: Slide, rewriting: Rewriting): Slide {
  const { widget, locale, wishes, choice, list } = rewriting;
  const { phrasing, brief: sent } = slide.ext ?? {};
  const brief = readBrief(sent);
  const turn = typeof phrasing === 'number' && Number.isInteger(phrasing) && phrasing >= 0 ? phrasing : 0;
  const manner = { register: choice.register, kept: keptWith(wishes, slide) };
  const write = (at: number): Slide =>
    writeWidgetSlide(slide.id, widget, {
      deck: deckVoice(locale, brief),
      turn: at,
      points: 0,
      wishes,
      manner,
    });
  let at = choice.reworded ? turn + 1 : turn;
  let written = write(at);
  const seen = list.reading?.frame.seen === true;
  const ownTitle = wishes.some((wish) => wish.field === 'title' && 'text' in wish);
  const same = (): boolean => (ownTitle ? written.text === slide.text : written.title === slide.title);
  for (let tries = 1; seen && choice.reworded && same() && tries < MOST_TURNS; tries += 1)
    written = write((at += 1));
  const { title, text, notes, claims, statements = [], variables, ext } = written;
  // The page writes what stands on the slide, over the blocks that are there.
  const words = seen ? { title, text, ...(notes === undefined ? {} : { notes }), claims, statements } : {};
  return {
    ...slide,
    ...words,
    variables: { ...slide.variables, ...variables },
    blocks: seen && title !== slide.title ? withHeadline(slide, written, rewriting) : slide.blocks,
    ext: { ...slide.ext, ...ext, ...(seen ? {} : { kept: true, points: 0 }) },
  };
}

/** A chart that showed what the title said shows what it says now; one that somebody changed stays as it is. */
function withHeadline(slide: Slide, written: Slide, { widget, list }: Rewriting): Block[] {
  const marksOf = ({ statements = [] }: Slide): readonly Mark[] | undefined => {
    const title = statements.find(({ field }) => field === 'title');
    return title && list.reading && findStatement(list.reading.frame, title.kind, title.args)?.finding.marks;
  };
  const marks = { was: marksOf(slide), is: marksOf(written), own: widget.config };
  return slide.blocks.map((block) =>
    block.kind === 'chart' && (block.source ?? slide.source) === widget.id
      ? { ...block, spec: followMarks(block.spec, marks) }
      : block,
  );
}

/** A slide without a widget of its own: lines that stand on it are kept or left out, and a remark is added. */
function inItsOwnLines(slide: Slide, wishes: readonly Wish[]): Slide {
  const of = (field: StatementField): string[] =>
    wishes.flatMap((wish) => (wish.field === field && 'text' in wish ? [wish.text] : []));
  const [title = slide.title] = of('title');
  const { claims, statements } = keptWith(wishes, slide);
  const notes = of('notes').join(' ');
  return { ...slide, title, text: of('text').join('\n'), notes, claims, statements };
}
