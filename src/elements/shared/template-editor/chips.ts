import type { EditorState } from '@codemirror/state';
import { Facet, StateEffect, StateField, type Extension } from '@codemirror/state';
import { Decoration, EditorView, WidgetType, type DecorationSet } from '@codemirror/view';
import { resolveIn, type TemplateContext } from '../../../core/deck/template-context.js';
import { describeExpression } from '../../../core/template/describe-expression.js';
import {
  viewPlaceholders,
  type PlaceholderView,
  type TemplateViews,
} from '../../../core/template/placeholder-views.js';
import type { AllMessages } from '../all-words.js';

/** What the parts of an editor share. */
export interface EditorSetting {
  context: () => TemplateContext;
  words: AllMessages;
  /** Bold, italic and lists; a title has none. */
  markdown: boolean;
  /** Chips show their formats; where they are not seen they are only read aloud. */
  formats: boolean;
}

export const setting = Facet.define<EditorSetting, EditorSetting>({
  combine: ([first]) => first as EditorSetting,
});

/** The rows, or what can be named, are others now. */
export const contextChanged = StateEffect.define<null>();

/** The placeholders of the text, with their values. */
export const views = StateField.define<TemplateViews>({
  create: read,
  update: (value, transaction) =>
    transaction.docChanged || transaction.effects.some((effect) => effect.is(contextChanged))
      ? read(transaction.state)
      : value,
});

function read(state: EditorState): TemplateViews {
  const text = state.doc.toString();
  return viewPlaceholders(text, resolveIn(state.facet(setting).context(), text));
}

/** The placeholder that is selected as a whole, and nothing else. */
export function chosenChip(state: EditorState): PlaceholderView | undefined {
  const { from, to, empty } = state.selection.main;
  return empty
    ? undefined
    : state.field(views).placeholders.find(({ pos, end }) => pos === from && end === to);
}

/** A figure as it is read aloud: "Total of revenue: 3.2M". */
export function spokenChip(state: EditorState, view: PlaceholderView): string {
  const { words } = state.facet(setting);
  const { name, value, format } = chipTexts(view, words);
  return `${words.spokenFigure(name, value)}${format}`;
}

interface ChipTexts {
  name: string;
  value: string;
  /** In brackets; empty without one. */
  format: string;
  title: string;
}

function chipTexts(view: PlaceholderView, words: AllMessages): ChipTexts {
  const name = describeExpression(view.expression, words);
  if (!view.problem) {
    const format = view.format === undefined ? '' : ` (${shortFormat(view.format)})`;
    return { name, value: view.text ?? '', format, title: `{{ ${view.inside} }}` };
  }
  const { message, hint } = view.problem;
  const value = words.figureFails(hint === undefined ? message : `${message} ${hint}`);
  return { name, value, format: '', title: value };
}

/** What is longer than the figure itself stands in the tip. */
function shortFormat(format: string): string {
  const colon = format.indexOf(':');
  return format.length > 14 && colon > 0 ? `${format.slice(0, colon)} …` : format;
}

class Chip extends WidgetType {
  constructor(
    readonly texts: ChipTexts,
    readonly fails: boolean,
    readonly chosen: boolean,
    readonly formats: boolean,
  ) {
    super();
  }

  override eq(other: Chip): boolean {
    return (
      other.texts.name === this.texts.name &&
      other.texts.value === this.texts.value &&
      other.texts.title === this.texts.title &&
      other.fails === this.fails &&
      other.chosen === this.chosen
    );
  }

  override toDOM(): HTMLElement {
    const part = (className: string, text: string): HTMLElement => {
      const span = document.createElement('span');
      span.className = className;
      span.textContent = text;
      return span;
    };
    const chip = part(`figure-chip${this.fails ? ' failing' : ''}${this.chosen ? ' chosen' : ''}`, '');
    const { name, value, format, title } = this.texts;
    chip.title = title;
    // What fails is read with its reason, and shows what it was meant to be.
    chip.append(
      part('chip-name', name),
      part('visually-hidden', this.fails ? `: ${value}` : ': '),
      ...(this.fails ? [] : [part('chip-value', value)]),
      ...(format === '' ? [] : [part(this.formats ? 'chip-format' : 'visually-hidden', format)]),
    );
    return chip;
  }

  override ignoreEvent(): boolean {
    return false;
  }
}

function draw(state: EditorState): DecorationSet {
  const { words, formats } = state.facet(setting);
  const chosen = chosenChip(state);
  return Decoration.set(
    state.field(views).placeholders.map((view) => {
      const widget = new Chip(chipTexts(view, words), view.problem !== undefined, view === chosen, formats);
      return Decoration.replace({ widget }).range(view.pos, view.end);
    }),
  );
}

/** Placeholders as chips: a name and the value, passed over as one thing. */
export const chips: Extension = [
  views,
  EditorView.decorations.compute([views, 'selection'], draw),
  EditorView.atomicRanges.of((view) => {
    const { placeholders } = view.state.field(views);
    return Decoration.set(placeholders.map(({ pos, end }) => Decoration.mark({}).range(pos, end)));
  }),
];
