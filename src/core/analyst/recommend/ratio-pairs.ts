import { namedUnit } from '../../statements/frame/units.js';
import { isCurrencyUnit } from '../../intake/columns/units.js';
import { foldedName, isCountName, isLevelName, isScoreName } from '../../intake/roles/name-words.js';
import { isMoneyName } from '../amount-names.js';
import { isCumulative, isRecurring, isResult, isState } from './interest.js';
import type { ColumnProfile } from './profile-columns.js';
import type { RatioForm } from './ratio-words.js';
import { sharesWord } from './shares-word.js';

/** A column that may stand above or below a line, by what its values are of. */
export interface Part extends ColumnProfile {
  currency?: string;
  kind: 'money' | 'count' | 'time' | 'distance' | 'volume' | 'heads' | 'marks';
}

export interface Pair {
  above: Part;
  below: Part;
}

/** How two columns go together over the rows. */
export interface PairFacts {
  /** Rows with both. */
  n: number;
  sumAbove: number;
  sumBelow: number;
  /** Pearson's r. */
  r: number;
  /** Part of the rows in which the first is no more than the second. */
  within: number;
  /** Part of the rows in which it is no less. */
  beyond: number;
  /** Part of the rows with something above the line and nothing below it. */
  alone: number;
  /** Some row has nothing of the first and something of the second. */
  mayBeNone: boolean;
  /** And the other way round. */
  otherMayBeNone: boolean;
  /** Standard deviation of what one ratio for all rows leaves of the first, as a part of its mean. */
  rest: number;
}

const DISTANCE =
  /(?<!\p{L})(?:km|kms|kilomet(?:er|re)s?|mi|miles?|mileage|distance|distanz|strecke|fahrleistung)(?!\p{L})/iu;
const HOURS = /(?:^| )(?:std|stunden|hours|hrs|heures|horas|uren)(?: |$)/;
const TIME_UNITS = /^(?:h|min|s|days|sec)$/;
const MOST_POSSIBLE =
  /^(?:max|maximum|possible|available|total)(?: |$)|(?: (?:max|maximum|possible|available))$/;

/** What a column of numbers is of, where its sum over rows is one of something; undefined for levels, rates and marks. */
export function partOfRatio(column: ColumnProfile, hasTime: boolean, arePeriods: boolean): Part | undefined {
  const { name, type, role, unit, least, additive, distinct } = column;
  const folded = foldedName(name);
  if (type !== 'number' || typeof least !== 'number' || distinct < 2) return undefined;
  if (least < 0 && !isProfitName(name)) return undefined;
  if (unit === '%' || isCumulative(name) || isRecurring(name)) return undefined;
  if (isScoreName(folded) || MOST_POSSIBLE.test(folded))
    return role === 'measure' && isScoreName(folded) ? { ...column, kind: 'marks' } : undefined;
  // What is left of a budget is neither earned nor spent.
  if (LEFT.test(folded)) return undefined;
  if (hasTime && isState(name)) return { ...column, kind: 'heads' };
  const currency = isCurrencyUnit(unit) ? unit : namedUnit(name).currency;
  if (currency !== undefined || (additive && (isMoneyName(name) || MONEY.test(folded))))
    return isLevelName(folded)
      ? undefined
      : { ...column, kind: 'money', ...(currency !== undefined && { currency }) };
  // Counts of a day or a month are few whole numbers, which look like codes.
  if (role === 'category')
    return arePeriods && (additive || isPlainCount(folded)) ? { ...column, kind: 'count' } : undefined;
  if (role !== 'measure') return undefined;
  if (unit !== undefined && TIME_UNITS.test(unit)) return { ...column, kind: 'time' };
  if (HOURS.test(folded)) return { ...column, kind: 'time', unit: 'h' };
  if (DISTANCE.test(name.replaceAll('_', ' '))) return { ...column, kind: 'distance' };
  if (!additive || isLevelName(folded)) return undefined;
  return { ...column, kind: isVolume(column) ? 'volume' : 'count' };
}

/** What is left of sales once costs are paid, or is not. */
export const isProfitName = (name: string): boolean =>
  /(?:^| )(?:profits?|operating profit|net income|ebit|ebitda|gewinn|ergebnis|benefice|beneficio|utile|lucro|winst)$|利益|利润/u.test(
    foldedName(namedUnit(name).name),
  );

/** Money by its name, in a currency that is not told. */
const MONEY =
  /(?:^| )(?:amount|amounts|betrag|montant|importe|valor|wert|order value|invoice value|net|netto|gross|fees?|fares?|charges?|payments?|rechnung)(?: |$)|金額|金额|売上/u;

const LEFT =
  /(?:^| )(?:left|remaining|balance|verbleibend|ubrig|restant|restante|rimanente|saldo|solde)(?: |$)|残高|余额/u;

const isPlainCount = (folded: string): boolean => isCountName(folded) || /\p{L}{3}s$/u.test(folded);

const isVolume = ({ unit, least, most, name }: ColumnProfile): boolean =>
  unit !== undefined ||
  !Number.isInteger(least) ||
  !Number.isInteger(most) ||
  /quantity|menge|volume|weight|gewicht/i.test(name);

/** Both ways of every two columns that could be a ratio at all. */
export function pairsOf(parts: readonly Part[]): Pair[] {
  return parts.flatMap((above) =>
    parts.flatMap((below) => (above !== below && mayDivide(above, below) ? [{ above, below }] : [])),
  );
}

function mayDivide(above: Part, below: Part): boolean {
  if (above.kind === 'marks' || below.kind === 'marks')
    return (
      above.kind === below.kind &&
      MOST_POSSIBLE.test(foldedName(below.name)) &&
      !MOST_POSSIBLE.test(foldedName(above.name))
    );
  if (above.kind === 'heads' || isProfitName(below.name)) return false;
  // For each hour; nobody asks for anything by the minute or by the second.
  if (below.kind === 'time' && above.kind !== 'time' && below.unit !== 'h') return false;
  if (above.kind === 'money' && below.kind === 'money') return above.currency === below.currency;
  // Money for each of something, never something for each euro.
  if (below.kind === 'money') return false;
  if (above.kind === 'distance') return below.kind === 'time' || below.kind === 'distance';
  return true;
}

const FORETOLD =
  /(?:^| )(?:planned|plan|target|budget|scheduled|expected|available|geplant|soll|plan|ziel|prevu|planifie|objetivo|previsto|plano|meta)(?: |$)/;
const isForetold = (name: string): boolean => FORETOLD.test(foldedName(name));

/** Less than this and the amount below the line does not say why the one above is large. */
const EXPLAINS = 0.45;
/** A part grows with its whole, however rare it is. */
const HOLDS = 0.2;
const NEARLY_ALL = 0.985;
/** A ratio that hardly differs between rows is a price or a conversion. */
const CONSTANT = 0.03;
/** What is most of something is a part of it, though there is always some. */
const MOSTLY = 0.5;
const RARELY = 0.1;
const VARIED = 0.4;
const MOST_ALONE = 0.03;

/** What a pair is called as, and how much people want to know it; undefined where it makes no sense. */
export function ratioOf(
  { above, below }: Pair,
  facts: PairFacts,
): { form: RatioForm; worth: number } | undefined {
  const { sumAbove, sumBelow, r, within, alone, rest, mayBeNone } = facts;
  const ratio = sumAbove / sumBelow;
  // The margin, before all else; a loss in all is told by itself.
  if (isProfitName(above.name))
    return isIncome(below.name) && ratio > 0 && ratio < 1 && rest >= CONSTANT
      ? { form: 'share', worth: 0.97 }
      : undefined;
  if (!(ratio > 0) || !Number.isFinite(ratio) || rest < CONSTANT || alone > MOST_ALONE) return undefined;
  const wanted = isResult(above.name) ? 0.92 : 0.84;
  // What is nearly the same everywhere is no news.
  const worth = wanted * (0.8 + 0.2 * Math.max(0, r)) * (0.8 + 0.2 * Math.min(1, rest / VARIED));
  const isSame = above.kind === below.kind && above.unit === below.unit;
  // Of each line of an order there is one unit at least: lines are no part of units.
  const isWholeOf = facts.beyond >= NEARLY_ALL && facts.otherMayBeNone;
  const isPart =
    isSame && within >= NEARLY_ALL && ratio < 0.98 && (mayBeNone || ratio >= MOSTLY || ratio <= RARELY);
  if (above.kind === 'marks') return within >= NEARLY_ALL ? { form: 'share', worth: 0.93 } : undefined;
  if (isForetold(below.name) && isSame && !isForetold(above.name) && !isIncome(above.name))
    return r >= EXPLAINS ? { form: 'relative', worth: 0.93 } : undefined;
  if (isForetold(above.name)) return undefined;
  if (below.kind === 'heads') {
    if (above.kind === 'count' && within >= NEARLY_ALL)
      return r >= HOLDS ? { form: 'share', worth } : undefined;
    return r >= HOLDS ? { form: 'perHead', worth } : undefined;
  }
  if (isPart && (above.kind !== 'volume' || above.unit !== undefined || sharesWord(above.name, below.name)))
    return r >= (mayBeNone ? HOLDS / 2 : HOLDS) ? { form: 'share', worth: Math.max(worth, 0.86) } : undefined;
  // What comes in by what it takes.
  if (above.kind === 'money' && below.kind === 'money')
    return r >= HOLDS && isIncome(above.name) && !isIncome(below.name)
      ? { form: 'times', worth: worth + 0.1 }
      : undefined;
  if (r < EXPLAINS) return undefined;
  if (above.kind === 'money') return ratio >= 0.05 ? { form: 'per', worth } : undefined;
  if (isSame) return ratio > 1 && !isWholeOf ? { form: 'per', worth: worth - 0.1 } : undefined;
  if (below.kind === 'distance')
    return above.kind === 'volume' ? { form: ratio < 1 ? 'perHundred' : 'per', worth } : undefined;
  if (above.kind === 'time') return below.kind === 'count' ? { form: 'per', worth } : undefined;
  if (below.kind === 'time')
    return above.kind !== 'count' || below.unit === 'h' ? { form: 'per', worth: worth - 0.05 } : undefined;
  if (above.kind === 'volume' && below.kind === 'count') return { form: 'per', worth: worth - 0.05 };
  return undefined;
}

const isIncome = (name: string): boolean =>
  /revenue|sales|turnover|income|gross|earnings|umsatz|erlos|chiffre d affaires|(?:^| )ca(?: |$)|ventes|ventas|ingresos|receita|vendas|ricavi|omzet|売上|销售额|收入/u.test(
    foldedName(name),
  );
