import { plainForm, bounded, matchFolded, type Pattern } from '../template/fold.js';

/** A span of time whose rows a sentence would need; `never`: one that the day of reading decides, which no rows know. */
export type PeriodUnit = 'day' | 'week' | 'month' | 'quarter' | 'season' | 'year' | 'decade' | 'never';

const UNITS: Record<Exclude<PeriodUnit, 'never'>, string> = {
  day: 'days?|tage?[sn]?|jours?|dias?',
  week: 'weeks?|wochen?|semaines?|semanas?',
  month: 'months?|monate?[sn]?|mois|mes(?:es)?',
  quarter: 'quarters?|quartale?[sn]?|trimestres?',
  season:
    'seasons?|summers?|winters?|springs?|autumns?|semesters?|terms?|rentrees?|saison(?:en|s)?|sommer|temporadas?',
  year: 'years?|jahre?[sn]?|annees?|ans|anos?|ejercicios?',
  decade: 'decades?|jahrzehnte?[sn]?|decennies?|decadas?',
};
const ONE = Object.values(UNITS).join('|');

/** "Last year", "Vorjahr", "l'année précédente", "el año pasado": plain text. */
const RELATIVE: readonly Pattern<PeriodUnit>[] = [
  ...(Object.keys(UNITS) as Exclude<PeriodUnit, 'never'>[]).map((unit): Pattern<PeriodUnit> => {
    const word = UNITS[unit];
    return [
      unit,
      bounded(
        [
          `(?:last|this|past|previous|prior|preceding|next|current) (?:${word})`,
          `(?:${word}) (?:ago|earlier|before)`,
          `(?:${word})[- ](?:on|over)[- ](?:${word})`,
          `(?:vor|vorvor)(?:${word})`,
          `(?:vorig|vergangen|vorangegangen|laufend|kommend)e[nrsm]? (?:${word})`,
          `(?:${word}) (?:derniere?s?|precedente?s?|passee?s?|en cours|anterior(?:es)?|pasad[oa]s?|previ[oa]s?|en curso)`,
        ].join('|'),
      ),
    ];
  }),
  [
    'never',
    bounded(
      'in (?:the |its |our )?history|of all time|ever|seit beginn|jemals|de l.?histoire|de la historia|year to date|month to date|so far this (?:year|month|quarter|week)|ytd|seit jahresbeginn|bis jahresende|(?:in diesem|im laufenden) jahr|bisher in diesem (?:jahr|monat)|depuis le debut de l.?(?:annee|exercice)|cette annee|en lo que va de (?:ano|mes|trimestre)|este ano|today|yesterday|tomorrow|heute|gestern|aujourd.?hui|demain|hoy|ayer',
    ),
  ],
];

/** Places where a text speaks of a span of time relative to the rows' or the reader's, with its unit. */
export const relativePeriods = (text: string): ReturnType<typeof matchFolded<PeriodUnit>> =>
  matchFolded(text, RELATIVE);

const IN_TEXT: readonly Pattern<PeriodUnit>[] = (Object.keys(UNITS) as Exclude<PeriodUnit, 'never'>[]).map(
  (unit) => [unit, bounded(UNITS[unit])],
);
const ANY_UNIT = new RegExp(ONE);

/** The units that a text of the host speaks of: column names, titles, SQL. */
export function unitsIn(text: string): PeriodUnit[] {
  const spaced = text.replace(/_/g, ' ');
  return ANY_UNIT.test(plainForm(spaced)) ? matchFolded(spaced, IN_TEXT).map(({ kind }) => kind) : [];
}
