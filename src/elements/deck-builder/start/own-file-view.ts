import { html, nothing, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import type { DeclaredColumn } from '../../../core/intake/declared-column.js';
import type {
  ColumnReading,
  ColumnRole,
  ReadType,
  ReadValue,
  TableReading,
} from '../../../core/intake/reading.js';
import type { AllMessages } from '../../shared/all-words.js';
import type { OwnFile, OwnFiles } from './own-file.js';

const ACCEPT = '.csv,.tsv,.txt,.json,.ndjson,.jsonl,.xlsx,.xlsm,.parquet,.arrow,.gz,.zip';

/** The place where a person begins with a file: dropped, chosen, or pasted as cells. */
export function fileZone(files: OwnFiles, words: AllMessages): TemplateResult {
  const { state } = files;
  const isBusy = state.phase === 'reading' || state.phase === 'choosing';
  const paste = (event: ClipboardEvent): void => {
    const { clipboardData } = event;
    if (!clipboardData) return;
    const text = clipboardData.getData('text/plain');
    const given = clipboardData.files.length > 0 ? [...clipboardData.files] : [new File([text], 'data.tsv')];
    if (clipboardData.files.length === 0 && !/[\n\t,;]/.test(text)) return;
    event.preventDefault();
    void files.add(given);
  };
  const over = (event: DragEvent): void => {
    event.preventDefault();
    (event.currentTarget as Element).classList.toggle('over', event.type === 'dragover');
  };
  const drop = (event: DragEvent): void => {
    over(event);
    void files.add([...(event.dataTransfer?.files ?? [])]);
  };
  const choose = ({ target }: Event): void => {
    const input = target as HTMLInputElement;
    void files.add([...(input.files ?? [])]);
    input.value = '';
  };
  return html`<section
    class="file-zone"
    part="file-zone"
    aria-labelledby="file-heading"
    @dragover=${over}
    @dragleave=${over}
    @drop=${drop}
    @paste=${paste}
  >
    <h3 id="file-heading">${words.fileHeading}</h3>
    <p>${words.fileHint}</p>
    <label class="button primary">
      ${words.chooseFiles}
      <input
        class="visually-hidden"
        type="file"
        multiple
        accept=${ACCEPT}
        ?disabled=${isBusy}
        @change=${choose}
      />
    </label>
    <textarea
      class="field"
      rows="2"
      aria-label=${words.pasteCells}
      placeholder=${words.pasteCells}
    ></textarea>
    <div role="status">
      ${
        isBusy
          ? html`<span
                >${state.phase === 'reading' ? words.readingFile(state.name) : words.recommending}</span
              >
              <button class="button" type="button" @click=${() => files.cancel()}>${words.cancel}</button>`
          : nothing
      }
      ${state.phase === 'failed' ? html`<span class="failed">${state.message}</span>` : nothing}
    </div>
  </section>`;
}

/** How the columns of the files were read: questions first, then each column, which a person may correct. */
export function columnsRead(files: OwnFiles, words: AllMessages): TemplateResult {
  return html`<p class="other-file">
      <button class="button" type="button" @click=${() => files.clear()}>${words.otherFile}</button>
    </p>
    ${files.files.flatMap((own) =>
      (own.reading.tables ?? (own.reading.table ? [own.reading.table] : [])).map((table) =>
        tableRead(files, own, table, words),
      ),
    )}`;
}

function tableRead(files: OwnFiles, own: OwnFile, table: TableReading, words: AllMessages): TemplateResult {
  const { columns, rows, leftOut = {}, name } = table;
  const { preamble = 0, totals = 0, footer = 0 } = leftOut;
  const out = preamble + totals + footer;
  const empty = columns.flatMap(({ name: column, missing, misfits = [] }) => [
    ...Object.entries(missing ?? {}).map(([word, count]) => `${column}: “${word}” (${count})`),
    ...misfits.slice(0, 3).map(({ text }) => `${column}: “${text}”`),
  ]);
  const questions = columns.filter(({ question }) => question !== undefined);
  const correct = (wish: DeclaredColumn): void => void files.correct(own, wish);
  return html`<details class="card-box columns-read" part="columns-read" ?open=${questions.length > 0}>
    <summary>${words.howColumnsWereRead}: ${name}, ${words.tableSize(columns.length, rows)}</summary>
    ${questions.map((column) => question(column, words, correct))}
    ${out > 0 ? html`<p class="note">${words.leftOut(out)}</p>` : nothing}
    ${empty.length > 0 ? html`<p class="note" dir="auto">${words.readAsEmpty(empty.join(' · '))}</p>` : nothing}
    ${
      own.columns.length > 0
        ? html`<p class="note">
            ${own.isRemembered ? words.correctedBefore : nothing}
            <button class="button" type="button" @click=${() => void files.forget(own)}>
              ${words.forgetCorrections}
            </button>
          </p>`
        : nothing
    }
    <div class="table" tabindex="0" role="region" aria-label=${words.howColumnsWereRead}>
      <table>
        <thead>
          <tr>
            ${[words.columnName, words.columnKind, words.columnUse, words.columnUnit, words.firstValues].map((head) => html`<th scope="col">${head}</th>`)}
          </tr>
        </thead>
        <tbody>
          ${columns.map((column) => columnRow(column, words, correct))}
        </tbody>
      </table>
    </div>
  </details>`;
}

type Correct = (wish: DeclaredColumn) => void;

function question(
  { original, name, question: asked, sentinels }: ColumnReading,
  words: AllMessages,
  correct: Correct,
) {
  const options: [string, DeclaredColumn][] =
    asked?.what === 'date_order'
      ? [
          [words.dayFirst, { name: original, format: 'dmy' }],
          [words.monthFirst, { name: original, format: 'mdy' }],
        ]
      : asked?.what === 'number_format'
        ? [
            [words.pointDecimals, { name: original, format: '.' }],
            [words.commaDecimals, { name: original, format: ',' }],
          ]
        : [
            [words.isNoValue, { name: original, sentinels: 'missing' }],
            [words.isNumber, { name: original, sentinels: 'number' }],
          ];
  const text =
    asked?.what === 'date_order'
      ? words.askDateOrder(name)
      : asked?.what === 'number_format'
        ? words.askDecimals(name)
        : words.askSentinel(name, Object.keys(sentinels ?? {}).join(', '));
  return html`<div class="question" role="group" aria-label=${text}>
    <span>${text}</span>
    ${options.map(([label, wish]) => html`<button class="button" type="button" @click=${() => correct(wish)}>${label}</button>`)}
  </div>`;
}

function columnRow(column: ColumnReading, words: AllMessages, correct: Correct): TemplateResult {
  const { original, name, type, role, unit = '', first = [] } = column;
  const types: Record<ReadType, string> = {
    number: words.typeNumber,
    string: words.typeText,
    date: words.typeDate,
    datetime: words.typeDateTime,
    boolean: words.typeYesNo,
    time: words.typeTime,
  };
  const roles: Record<ColumnRole, string> = {
    measure: words.useMeasure,
    rate: words.useRate,
    category: words.useCategory,
    id: words.useId,
    time: words.useTime,
    label: words.useLabel,
    geo: words.usePlace,
    other: words.useOther,
  };
  const values = first.map(valueText).join(' · ');
  return html`<tr>
    <th scope="row" dir="auto">${name}</th>
    <td>
      ${choice(`${words.columnKind}: ${name}`, types, type, (chosen) => correct({ name: original, type: chosen }))}
    </td>
    <td>
      ${choice(`${words.columnUse}: ${name}`, roles, role, (chosen) => correct({ name: original, role: chosen }))}
    </td>
    <td>
      <input
        class="field"
        aria-label=${`${words.columnUnit}: ${name}`}
        .value=${live(unit)}
        @change=${({ target }: Event) => correct({ name: original, unit: (target as HTMLInputElement).value })}
      />
    </td>
    <td dir="auto">${values}</td>
  </tr>`;
}

function choice<Key extends string>(
  label: string,
  options: Record<Key, string>,
  value: Key,
  chosen: (key: Key) => void,
): TemplateResult {
  const keys = Object.keys(options) as Key[];
  return html`<select
    class="field"
    aria-label=${label}
    .value=${live(value)}
    @change=${({ target }: Event) => chosen((target as HTMLSelectElement).value as Key)}
  >
    ${keys.map((key) => html`<option value=${key} ?selected=${key === value}>${options[key]}</option>`)}
  </select>`;
}

function valueText(value: ReadValue): string {
  const text = value === null ? '–' : String(value);
  return text.length > 24 ? `${text.slice(0, 23)}…` : text;
}
