import { isKnownUnit, isCurrencyUnit, splitUnit } from '../../intake/columns/units.js';
import { foldedName } from '../../intake/roles/name-words.js';
import { quoteName, sqlLiteral } from '../../query/sql-text.js';
import { isMoneyName } from '../amount-names.js';
import type { Doubt } from './doubts.js';
import type { ColumnProfile } from './profile-columns.js';
import type { TextValues } from './text-values.js';

const UNIT =
  /^(?:(.+) )?(?:units?|uom|unit of measure|einheit|masseinheit|mengeneinheit|unite|unidad|unita|udm|unidade|eenheid)$|^(.*)(?:単位|单位|الوحده?)$/u;
const QUANTITY =
  /(?:^| )(?:quantity|qty|value|reading|measurement|result|weight|volume|duration|consumption|menge|wert|messwert|gewicht|dauer|verbrauch|quantite|valeur|poids|duree|cantidad|valor|peso|duracion|quantita|valore|durata|quantidade|duracao|hoeveelheid|waarde|duur|amount)(?= |$)|数量|値|重量|数值|الكميه|الكمية/u;
/** A part of the rows that speaks for the table. */
const MAIN = 0.5;
const NEARLY_ALL = 0.9;

/**
 * The columns, of which a quantity whose unit stands in a column beside it is that of the rows in the most frequent unit; where no unit has half
 * of the rows it is none at all.
 */
export function withOneUnit(
  columns: readonly ColumnProfile[],
  texts: readonly TextValues[],
): { columns: ColumnProfile[]; doubts: Doubt[] } {
  const beside = texts.find(({ column, values, isWhole }) => isWhole && UNIT.test(foldedName(column.name)) && areUnits(values)); // prettier-ignore
  if (!beside) return { columns: [...columns], doubts: [] };
  const { column: unit, values } = beside;
  const of = UNIT.exec(foldedName(unit.name))?.[1];
  const [main] = [...values].sort((a, b) => b.rows - a.rows);
  const all = values.reduce((sum, { rows }) => sum + rows, 0);
  const isMain = main !== undefined && main.rows >= MAIN * all;
  const doubts: Doubt[] = [];
  const measured = columns.map((column): ColumnProfile => {
    if (!isQuantity(column, of)) return column;
    const others = values.filter((one) => one !== main || !isMain).map(({ text }) => text);
    doubts.push({
      kind: 'units',
      column: column.name,
      figures: {
        rows: `COUNT(*) FILTER (WHERE ${quoteName(unit.name)} IN (${others.map(sqlLiteral).join(', ')}))`,
      },
    });
    if (!isMain) return { ...column, role: 'other' };
    return { ...column, unit: main.text, valid: [`${quoteName(unit.name)} = ${sqlLiteral(main.text)}`] };
  });
  return { columns: measured, doubts };
}

function areUnits(values: TextValues['values']): boolean {
  const all = values.reduce((sum, { rows }) => sum + rows, 0);
  const known = values.filter(({ text }) => isKnownUnit(text) && !isCurrencyUnit(text));
  return known.length > 1 && known.reduce((sum, { rows }) => sum + rows, 0) >= NEARLY_ALL * all;
}

function isQuantity({ name, role, type }: ColumnProfile, of: string | undefined): boolean {
  if (role !== 'measure' || type !== 'number' || splitUnit(name).unit !== undefined) return false;
  const folded = foldedName(name);
  return of === undefined ? QUANTITY.test(folded) && !isMoneyName(name) : folded.startsWith(of);
}
