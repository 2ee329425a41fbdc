const TOTALS =
  'grand total|sub ?-?total|totals?|sum|overall|all|gesamtsumme|zwischensumme|endsumme|gesamtergebnis|ergebnis|gesamt|summe|insgesamt|total general|total global|sous ?-?total|' +
  'somme|ensemble|suma|totale complessivo|totale generale|totale|somma|subtotale|parziale|soma|total geral|razem|suma|ogolem|celkem|yhteensa|summa|eindtotaal|subtotaal|totaal|som|' +
  '合計|総計|小計|総合計|总计|合计|小计|总和|المجموع|الاجمالي|الإجمالي';
const AVERAGES =
  'average|avg|mean|median|durchschnitt|mittelwert|mittel|moyenne|mediane|promedio|media|mediana|gemiddelde|gemiddeld|mediaan|平均|平均值|المتوسط';
const AVERAGE = new RegExp(`^(?:ø|⌀|${AVERAGES})[:.]?$`);
const BEGINS = new RegExp(`^(?:ø |⌀ )?(?:${TOTALS}|${AVERAGES})(?=$|[\\s:.,(/–-])`);
const ENDS = new RegExp(`(?:^|[\\s(/–-])(?:${TOTALS}|${AVERAGES})[\\s:.)]*$`);

/** Whether a cell is, begins or ends with a word for totals, in the languages of the files that come in. Names can be alike: `Total Wine`. */
export function isTotalLabel(cell: string): boolean {
  if (cell.length > 60) return false;
  // As SAP marks sums of each level.
  if (/^\*{1,4}$/.test(cell)) return true;
  const text = folded(cell);
  return BEGINS.test(text) || ENDS.test(text) || /(?:合計|総計|小計|总计|合计|小计)$/.test(text);
}

/** Whether a cell is a word for averages and nothing else. */
export const isAverageLabel = (cell: string): boolean => cell.length < 20 && AVERAGE.test(folded(cell));

const folded = (cell: string): string =>
  cell
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/^[\s*=>»-]+/, '')
    .toLowerCase();
