import type { WidgetType } from '../../core/chart/types.js';
import type { Frame } from '../../core/statements/frame/frame.js';
import type { GenerateDeckRequest, ModifySlideRequest, WidgetInput } from '../../core/stream/protocol.js';
import { columnsOf, languageOf, rowsOf } from './chart-slide-prompt.js';
import { REWRITE_RULES } from './choice-system-prompt.js';
import { fence } from './fence.js';
import { cut } from './short-texts.js';
import type { StatementList } from './statement-list.js';

/** What a model chooses from. */
export interface ChoicePrompt {
  list: StatementList;
  widget?: WidgetInput | undefined;
  types: readonly WidgetType[];
  locale: string;
  deckTitle: string;
  /** How many points there is room for. */
  points: number;
}

const SAID = 'The summary or the closing of the deck leads here for these, so each is the title or a point:';

/**
 * What a model needs to choose the statements of a widget's slide.
 * @param said ids of those that the deck says elsewhere
 */
export function buildChoicePrompt(
  request: GenerateDeckRequest,
  { said = [], ...offered }: ChoicePrompt & { said?: readonly string[] },
): string {
  return [
    ...offeredParts(offered),
    ...(said.length > 0 ? [SAID, fence('said', said)] : []),
    ...wishesOf(request),
    'Answer with the JSON object.',
  ].join('\n');
}

/** What readers wish for a deck; nothing where they wish for nothing. */
export function wishesOf({ audience, goal, systemPromptHint }: GenerateDeckRequest): string[] {
  const wishes = {
    ...(systemPromptHint ? { hint: cut(systemPromptHint) } : {}),
    ...(audience ? { audience: cut(audience) } : {}),
    ...(goal ? { goal: cut(goal) } : {}),
  };
  return Object.keys(wishes).length > 0 ? ['Wishes of the readers:', fence('wishes', wishes)] : [];
}

/** The same for a slide that is there, and what the reader asks for. */
export function buildRewritePrompt(
  { slide, instruction, deck, privacy }: ModifySlideRequest,
  offered: ChoicePrompt,
): string {
  const places = { title: 'title', text: 'points', notes: 'notes' } as const;
  const now = offered.list.standing.map(({ field, id }) => [places[field], id]);
  const block = slide.blocks.find(({ kind }) => kind === 'chart');
  const spec = block?.kind === 'chart' ? block.spec : undefined;
  const { sort, top, highlight } = spec?.config ?? {};
  return [
    REWRITE_RULES,
    ...offeredParts(offered),
    'What stands on the slide now, in its order:',
    fence('slide', now),
    ...(spec ? ['Its chart:', fence('chart', { type: spec.type, sort, top, highlight })] : []),
    ...(privacy === 'none'
      ? ['Characters from U+E000 to U+F8FF stand for values that are not shown to you.']
      : []),
    'Titles of the other slides:',
    fence('outline', deck.outline.slice(0, 60).map(cut)),
    'What the reader asks for:',
    fence('request', { instruction }),
    'Answer with the JSON object, with "wording", "sort", "top", "highlight" and "color" in it as well.',
  ].join('\n');
}

function offeredParts({ list, widget, types, locale, deckTitle, points }: ChoicePrompt): string[] {
  const { entries, kinds, reading } = list;
  const statements = entries.map(({ id, wish, sentence }) => ({
    id,
    ...('kind' in wish ? { kind: wish.kind, ...(reading?.frame.seen ? {} : { args: wish.args }) } : {}),
    sentence: cut(sentence),
  }));
  return [
    `Language of the deck: ${languageOf(locale)}. Room for ${points} points.`,
    ...(widget ? widgetParts(widget, deckTitle, reading?.frame) : []),
    reading && !reading.frame.seen
      ? 'The rows are not shown to you. Statements that their columns let somebody look for, {slots} in place of figures and names; code keeps those that hold and adds others where too few do:'
      : 'Statements that hold, the strongest first:',
    fence('statements', statements),
    ...(kinds.length > 0
      ? ['Kinds for statements of your own, with their arguments:', fence('kinds', kinds)]
      : ['Make no statements of your own.']),
    ...(types.length > 0 ? ['Chart types that fit the columns:', fence('types', types)] : []),
    ...(widget?.rows && widget.rows.length > 0 ? rowsOf(widget) : []),
  ];
}

function widgetParts(widget: WidgetInput, deckTitle: string, frame: Frame | undefined): string[] {
  const { title, description, type, rowCount, columns, stats = [] } = widget;
  const roles = frame ? rolesOf(frame) : new Map<string, string>();
  return [
    'What the slide shows:',
    fence('widget', {
      deck: cut(deckTitle),
      title: cut(title),
      ...(description ? { description: cut(description) } : {}),
      type,
      rows: rowCount,
    }),
    'Its columns:',
    fence(
      'columns',
      columnsOf(columns, stats).map((column) => {
        const role = roles.get(column.name);
        return { ...column, ...(role === undefined ? {} : { role }) };
      }),
    ),
  ];
}

/** What each column is to the statements: whether amounts may be added up is half of what can be said of them. */
export function rolesOf({ dimension, series, measure, against }: Frame): Map<string, string> {
  const roles = new Map<string, string>();
  if (dimension) roles.set(dimension.column, dimension.grain ? 'time' : 'category');
  if (series) roles.set(series.column, 'series');
  for (const one of [against, measure])
    if (one) roles.set(one.column, one.additive ? 'measure that adds up' : 'measure that does not add up');
  return roles;
}
