import { html, nothing, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import { tableColumnNames } from '../../../core/intake/column-names.js';
import type { DeclaredColumn } from '../../../core/intake/declared-column.js';
import type {
  ColumnReading,
  ColumnRole,
  ReadType,
  ReadValue,
  TableReading,
} from '../../../core/intake/reading.js';
import type { AllMessages } from '../../shared/all-words.js';
import { NO_CORRECTIONS } from './corrections.js';
import { tablesRead, type OwnFile, type OwnFiles } from './own-files.js';

/** How the columns of the files were read: questions first, then each column, which a person may correct. */
export const columnsRead = (files: OwnFiles, words: AllMessages): TemplateResult[] =>
  files.files.flatMap((own) => tablesRead(own).map((table) => tableRead(files, own, table, words)));

function tableRead(files: OwnFiles, own: OwnFile, table: TableReading, words: AllMessages): TemplateResult {
  const { columns, rows, name } = table;
  // What a column is called where nobody has called it otherwise.
  const { names: keys } = tableColumnNames(name, columns.map(({ original }) => original)); // prettier-ignore
  const named = columns.map((column, at) => ({ column, key: keys[at] as string }));
  const questions = named.filter(({ column }) => column.question !== undefined);
  const correct = (wish: DeclaredColumn): void => void files.correctColumn(own, wish);
  return html`<details class="card-box columns-read" part="columns-read" ?open=${questions.length > 0}>
    <summary>${words.howColumnsWereRead}: ${name}, ${words.tableSize(columns.length, rows)}</summary>
    ${questions.map(({ column, key }) => question(column, key, words, correct))}
    ${leftOut(files, own, table, words)} ${readAsEmpty(table, words)} ${headerRow(files, own, table, words)}
    ${
      own.corrections !== NO_CORRECTIONS
        ? html`<p class="reading-note">
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
          ${named.map(({ column, key }) => columnRow(column, key, words, correct))}
        </tbody>
      </table>
    </div>
  </details>`;
}

function leftOut(files: OwnFiles, own: OwnFile, { leftOut: out = {} }: TableReading, words: AllMessages) {
  const { preamble = 0, totals = 0, footer = 0, repeatedHeaders = 0 } = out;
  const { keepTotals = false } = own.corrections;
  const count = preamble + totals + footer + repeatedHeaders;
  if (count === 0 && !keepTotals) return nothing;
  return html`<p class="reading-note">
    ${count > 0 ? words.leftOut(count) : nothing}
    ${
      totals > 0 || keepTotals
        ? html`<label>
            <input
              type="checkbox"
              .checked=${live(keepTotals)}
              @change=${({ target }: Event) =>
                void files.correct(own, { keepTotals: (target as HTMLInputElement).checked })}
            />
            ${words.keepTotals}
          </label>`
        : nothing
    }
  </p>`;
}

function readAsEmpty({ columns }: TableReading, words: AllMessages): TemplateResult | typeof nothing {
  const empty = columns.flatMap(({ name, missing, misfits = [] }) => [
    ...Object.entries(missing ?? {}).map(([word, count]) => `${name}: “${word}” (${count})`),
    ...misfits.slice(0, 3).map(({ text }) => `${name}: “${text}”`),
  ]);
  if (empty.length === 0) return nothing;
  return html`<p class="reading-note" dir="auto">${words.readAsEmpty(empty.join(' · '))}</p>`;
}

/** The row of the file that names the columns, counted from 1 as spreadsheets do; none where it is 0. */
function headerRow(files: OwnFiles, own: OwnFile, { header }: TableReading, words: AllMessages) {
  // What is said of the rows of one sheet is not true of another one's.
  if (header === null || tablesRead(own).length > 1) return nothing;
  return html`<p class="reading-note">
    <label>
      ${words.headerRow}
      <input
        class="field"
        type="number"
        min="0"
        max="1000"
        .value=${live(String(header + 1))}
        @change=${({ target }: Event) => {
          const field = target as HTMLInputElement;
          if (field.value !== '' && field.validity.valid)
            void files.correct(own, { header: field.valueAsNumber - 1 });
          else field.value = String(header + 1);
        }}
      />
    </label>
  </p>`;
}

type Correct = (wish: DeclaredColumn) => void;

function question(
  { name, question: asked, sentinels }: ColumnReading,
  key: string,
  words: AllMessages,
  correct: Correct,
) {
  const options: [string, DeclaredColumn][] =
    asked?.what === 'date_order'
      ? [
          [words.dayFirst, { name: key, format: 'dmy' }],
          [words.monthFirst, { name: key, format: 'mdy' }],
        ]
      : asked?.what === 'number_format'
        ? [
            [words.pointDecimals, { name: key, format: '.' }],
            [words.commaDecimals, { name: key, format: ',' }],
          ]
        : [
            [words.isNoValue, { name: key, sentinels: 'missing' }],
            [words.isNumber, { name: key, sentinels: 'number' }],
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

function columnRow(column: ColumnReading, key: string, words: AllMessages, correct: Correct): TemplateResult {
  const { name, type, role, unit = '', first = [] } = column;
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
    <th scope="row">
      <input
        class="field name"
        dir="auto"
        aria-label=${`${words.columnName}: ${name}`}
        .value=${live(name)}
        @change=${({ target }: Event) => {
          const field = target as HTMLInputElement;
          if (field.value.trim() === '') field.value = name;
          else correct({ name: key, as: field.value.trim() });
        }}
      />
    </th>
    <td>
      ${choice(`${words.columnKind}: ${name}`, types, type, (chosen) => correct({ name: key, type: chosen }))}
    </td>
    <td>
      ${choice(`${words.columnUse}: ${name}`, roles, role, (chosen) => correct({ name: key, role: chosen }))}
    </td>
    <td>
      <input
        class="field"
        aria-label=${`${words.columnUnit}: ${name}`}
        .value=${live(unit)}
        @change=${({ target }: Event) => correct({ name: key, unit: (target as HTMLInputElement).value })}
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
