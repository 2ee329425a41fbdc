import { autocompletion } from '@codemirror/autocomplete';
import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { setDiagnostics } from '@codemirror/lint';
import { Annotation, EditorState, Prec, type Extension } from '@codemirror/state';
import { EditorView, keymap, tooltips, type Command, type KeyBinding } from '@codemirror/view';
import type { PlaceholderView } from '../../../core/template/placeholder-views.js';
import type { TemplateContext } from '../../../core/deck/template-context.js';
import { isRightToLeft } from '../../../core/layout/layout-slide.js';
import { adoptStyles } from '../adopt-styles.js';
import type { AllMessages } from '../all-words.js';
import { oneLine, singleLine } from '../code-editor/single-line.js';
import { tipTheme } from '../code-editor/tip-theme.js';
import { typeOverSelection } from '../code-editor/type-over-selection.js';
import { placeCard } from '../place-card.js';
import { chipPointer, choose, chooseAfter, chooseBefore, spokenChips } from './chip-keys.js';
import { chips, chosenChip, contextChanged, setting, views, type EditorSetting } from './chips.js';
import { EditBar, insertFigure } from './edit-bar.js';
import { figureOptions, insideOptions } from './figure-completion.js';
import { FigurePopover } from './figure-popover.js';
import { raise, topLayer } from './layer.js';
import {
  indent,
  joinBack,
  lineBreak,
  newParagraph,
  outdent,
  toggleEmphasis,
  toggleList,
} from './markdown-keys.js';
import { markdownLook } from './markdown-look.js';
import { TOOL_KEYS } from './tool-keys.js';
import { templateEditorStyles } from './template-editor.styles.js';
import { panelTheme, slideTheme } from './template-editor.theme.js';

export { templateContext } from '../../../core/deck/template-context.js';
export { allWords } from '../all-words.js';

export interface TemplateEditorOptions {
  /** Where the editor is put; it is in the page. */
  parent: HTMLElement;
  root: ShadowRoot;
  text: string;
  /** Selected at first, UTF-16 units; the end of the text where it is absent. */
  selection?: { from: number; to: number } | undefined;
  label: string;
  /** What the keys do. */
  hint: string;
  /** A title is one line without Markdown. */
  field: 'title' | 'text' | 'notes';
  /** BCP 47; what the text is written in. */
  language: string;
  words: AllMessages;
  context: () => TemplateContext;
  /** On a slide the editor looks as the text does, and its tools float above it. */
  place: 'slide' | 'panel';
  changed?: (text: string) => void;
  apply?: () => void;
  cancel?: () => void;
  /** Focus went to something that is not the editor's. */
  left?: () => void;
}

/** What the host brings in is no typing. */
const fromOutside = Annotation.define<boolean>();

/** A field for a template: figures are chips with their values, Markdown looks as it will be read. */
export class TemplateEditor {
  readonly parent: HTMLElement;
  readonly #options: TemplateEditorOptions;
  readonly #layer: HTMLElement;
  readonly #bar: EditBar;
  readonly #popover: FigurePopover;
  readonly #view: EditorView;
  readonly #events = new AbortController();

  constructor(options: TemplateEditorOptions) {
    const { parent, root, words, place, selection } = options;
    this.parent = parent;
    this.#options = options;
    adoptStyles(root, [templateEditorStyles]);
    const shared: EditorSetting = {
      context: options.context,
      words,
      markdown: options.field !== 'title',
      // On a slide text has the room it will have without the editor, as far as it can.
      formats: place === 'panel',
    };
    this.#bar = new EditBar(
      (view) => this.#openNew(view, view.state.selection.main, ''),
      (view) => this.#openChosen(view),
    );
    this.#bar.element.classList.add(place === 'slide' ? 'floating' : 'standing');
    if (place === 'panel') parent.append(this.#bar.element);
    this.#layer = topLayer(parent, words.direction);
    if (place === 'slide') this.#layer.append(this.#bar.element);
    this.#popover = new FigurePopover(this.#layer, root, shared);
    const text = this.#fitting(options.text);
    const end = text.length;
    this.#view = new EditorView({
      parent,
      root,
      state: EditorState.create({
        doc: text,
        selection: {
          anchor: Math.min(selection?.from ?? end, end),
          head: Math.min(selection?.to ?? end, end),
        },
        extensions: this.#extensions(shared),
      }),
    });
    this.#listen();
    this.#drawn();
  }

  get text(): string {
    return this.#view.state.doc.toString();
  }

  /** Text from outside; what is the same stays, and the caret in it. */
  setText(text: string): void {
    const before = this.text;
    const after = this.#fitting(text);
    if (before === after) return;
    let from = 0;
    while (from < Math.min(before.length, after.length) && before[from] === after[from]) from += 1;
    let same = 0;
    const most = Math.min(before.length, after.length) - from;
    while (same < most && before.at(-1 - same) === after.at(-1 - same)) same += 1;
    const changes = { from, to: before.length - same, insert: after.slice(from, after.length - same) };
    if (this.#popover.isOpen) {
      this.focus();
      this.#popover.close();
    }
    this.#view.dispatch({ changes, annotations: fromOutside.of(true) });
  }

  /** The rows are others now, or what can be named. */
  refresh(): void {
    this.#view.dispatch({ effects: contextChanged.of(null) });
    this.#underline();
  }

  focus(): void {
    if (!this.#layer.matches(':popover-open')) raise(this.#layer);
    this.#view.focus();
    this.#placeBar();
  }

  destroy(): void {
    this.#events.abort();
    this.#popover.close();
    this.#view.destroy();
    this.#layer.remove();
    this.#bar.element.remove();
  }

  #fitting(text: string): string {
    return this.#options.field === 'title' ? oneLine(text) : text;
  }

  #extensions(shared: EditorSetting): Extension[] {
    const { label, hint, field, language, place } = this.#options;
    const title = field === 'title';
    return [
      setting.of(shared),
      history(),
      chips,
      spokenChips,
      chipPointer((view, chip) => this.#openChip(view, chip)),
      title ? singleLine : markdownLook,
      typeOverSelection,
      autocompletion({
        override: [figureOptions((view, range, inside) => this.#openNew(view, range, inside)), insideOptions],
        icons: false,
        maxRenderedOptions: 80,
      }),
      tooltips({ parent: this.#layer, position: 'fixed' }),
      place === 'slide' ? slideTheme : panelTheme,
      tipTheme,
      EditorView.lineWrapping,
      EditorView.contentAttributes.of({
        'aria-label': label,
        'aria-description': hint,
        'aria-multiline': String(!title),
        tabindex: '0',
        spellcheck: 'true',
        lang: language,
        dir: isRightToLeft(language) ? 'rtl' : 'ltr',
      }),
      Prec.high(keymap.of([...this.#keys(), ...(title ? [] : TEXT_KEYS)])),
      keymap.of([...historyKeymap, ...defaultKeymap]),
      EditorView.updateListener.of(({ docChanged, transactions, selectionSet, geometryChanged }) => {
        const outside = transactions.some((transaction) => transaction.annotation(fromOutside));
        if (docChanged && !outside) this.#options.changed?.(this.text);
        if (docChanged || selectionSet || geometryChanged) this.#drawn();
      }),
    ];
  }

  #keys(): KeyBinding[] {
    const { apply, cancel, field } = this.#options;
    const run =
      (act: (() => void) | undefined): Command =>
      () => {
        act?.();
        return act !== undefined;
      };
    const enter: Command = (view) => this.#openChosen(view) || (field === 'title' && run(apply)(view));
    return [
      { key: 'Enter', run: enter },
      // A Mac has both keys.
      { key: 'Mod-Enter', run: run(apply) },
      { key: 'Ctrl-Enter', run: run(apply) },
      { key: 'Escape', run: run(cancel) },
      { key: 'Backspace', run: chooseBefore },
      { key: 'Delete', run: chooseAfter },
      {
        key: TOOL_KEYS.insertFigure.replaceAll('+', '-'),
        run: (view) => insertFigure(view, (editor) => this.#openNew(editor, editor.state.selection.main, '')),
      },
      {
        key: 'Alt-F10',
        run: () => {
          this.#bar.focus();
          return true;
        },
      },
    ];
  }

  #listen(): void {
    const { parent, left } = this.#options;
    const { signal } = this.#events;
    // What is typed here is text: shortcuts of the page and of the builder must not see it. What no field does by itself they may.
    parent.addEventListener(
      'keydown',
      (event) => {
        if (event.defaultPrevented || !(event.ctrlKey || event.metaKey)) event.stopPropagation();
      },
      { signal },
    );
    parent.addEventListener('focusin', ({ relatedTarget }) => this.#entered(relatedTarget), { signal });
    parent.addEventListener(
      'focusout',
      ({ relatedTarget }) => {
        if (parent.contains(relatedTarget as Node | null) || !parent.isConnected) return;
        this.#popover.apply();
        if (this.#layer.matches(':popover-open')) this.#layer.hidePopover();
        left?.();
      },
      { signal },
    );
    // Beside the text there is text to be written, too.
    parent.addEventListener(
      'mousedown',
      (event) => {
        if (event.target !== parent) return;
        event.preventDefault();
        this.focus();
      },
      { signal },
    );
    for (const type of ['scroll', 'resize'])
      window.addEventListener(type, () => this.#placeBar(), { signal, capture: true, passive: true });
  }

  #entered(from: EventTarget | null): void {
    if (from instanceof Node && this.parent.contains(from)) return;
    raise(this.#layer);
    this.#placeBar();
  }

  #drawn(): void {
    this.#bar.draw(this.#view);
    this.#placeBar();
    queueMicrotask(() => this.#underline());
  }

  #placeBar(): void {
    if (this.#options.place !== 'slide' || !this.#layer.matches(':popover-open')) return;
    placeCard(this.#bar.element, this.parent.getBoundingClientRect(), 'above');
  }

  /** Marks what is wrong outside of chips: braces that are open while the figure is being written are not. */
  #underline(): void {
    const { state } = this.#view;
    const { head } = state.selection.main;
    const diagnostics = state
      .field(views)
      .loose.filter(({ pos, end }) => head < pos || head > end)
      .map(({ pos, end, message, hint }) => ({
        from: pos,
        to: Math.min(end, state.doc.length),
        severity: 'error' as const,
        message: hint === undefined ? message : `${message} ${hint}`,
      }));
    const key = JSON.stringify(diagnostics);
    if (key === this.#underlined) return;
    this.#underlined = key;
    this.#view.dispatch(setDiagnostics(state, diagnostics));
  }
  #underlined = '[]';

  readonly #openChosen = (view: EditorView): boolean => {
    const chip = chosenChip(view.state);
    if (chip) this.#openChip(view, chip);
    return chip !== undefined;
  };

  #openChip(view: EditorView, chip: PlaceholderView): void {
    choose(view, chip);
    const { pos: from, end: to, inside } = chip;
    this.#open(view, { from, to }, inside, false);
  }

  #openNew(view: EditorView, range: { from: number; to: number }, inside: string): void {
    this.#open(view, range, inside, true);
  }

  #open(view: EditorView, { from, to }: { from: number; to: number }, inside: string, isNew: boolean): void {
    const box = this.parent.getBoundingClientRect();
    const [start, end] = [view.coordsAtPos(from) ?? box, view.coordsAtPos(to) ?? box];
    // The whole figure stays in sight, where it goes over lines too.
    const anchor = new DOMRect(Math.min(start.left, end.left), start.top, 0, end.bottom - start.top);
    raise(this.#layer);
    this.#popover.open({
      inside,
      isNew,
      anchor,
      done: (written, goneOn) => {
        if (written !== undefined && (written !== '' || !isNew)) {
          const insert = written === '' ? '' : `{{ ${written} }}`;
          view.dispatch({
            changes: { from, to, insert },
            selection: { anchor: from + insert.length },
            userEvent: 'input',
          });
        }
        if (!goneOn) view.focus();
      },
    });
  }
}

const TEXT_KEYS: KeyBinding[] = [
  { key: 'Enter', run: newParagraph, shift: lineBreak },
  { key: 'Backspace', run: joinBack },
  { key: 'Tab', run: indent, shift: outdent },
  { key: TOOL_KEYS.bold.replaceAll('+', '-'), run: toggleEmphasis('strong') },
  { key: TOOL_KEYS.italic.replaceAll('+', '-'), run: toggleEmphasis('em') },
  { key: TOOL_KEYS.bulletList.replaceAll('+', '-'), run: toggleList('bullet') },
  { key: TOOL_KEYS.numberList.replaceAll('+', '-'), run: toggleList('number') },
];
