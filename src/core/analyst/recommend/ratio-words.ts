import { ofLanguage } from '../../of-language.js';
import { singular } from '../../statements/frame/english-nouns.js';
import { readableName } from '../../statements/frame/names.js';
import type { Titles } from './title-words.js';

/** What one amount is to another. */
export type RatioForm =
  /** Money or an amount for each of something. */
  | 'per'
  /** The same for each hundred: litres per 100 km. */
  | 'perHundred'
  /** Per head of those who were there in a period. */
  | 'perHead'
  /** A part of what holds it. */
  | 'share'
  /** What was done of what was meant to be, which may be more. */
  | 'relative'
  /** Money by money. */
  | 'times';

/** No word by which titles say what a chart is split by stands in them, so that a title can be read back. `{a}` stands above the line, `{b}` below it. Sums of what there is at the end of each `{period}` count heads in each of them. */
type RatioWords = Readonly<Record<RatioForm, string>> & { head: string };

const EN: RatioWords = {
  per: '{a} per {b}', perHundred: '{a} per 100 {b}', perHead: '{a} per {b} and {period}', share: '{a} as a share of {b}', relative: '{a} relative to {b}', times: 'ratio of {a} to {b}', head: 'employee',
}; // prettier-ignore

const WORDS: Readonly<Record<string, RatioWords>> = {
  en: EN,
  de: { per: '{a} pro {b}', perHundred: '{a} pro 100 {b}', perHead: '{a} pro {b} und {period}', share: '{a} im Verhältnis zu {b}', relative: '{a} im Verhältnis zu {b}', times: 'Verhältnis {a} zu {b}', head: 'Kopf' },
  fr: { per: '{a} / {b}', perHundred: '{a} aux 100 {b}', perHead: '{a} / {b} / {period}', share: '{a} en part de {b}', relative: '{a} rapporté à {b}', times: 'Rapport {a} / {b}', head: 'salarié' },
  es: { per: '{a} / {b}', perHundred: '{a} cada 100 {b}', perHead: '{a} / {b} / {period}', share: '{a} como proporción de {b}', relative: '{a} en relación con {b}', times: 'Relación {a} / {b}', head: 'empleado' },
  pt: { per: '{a} / {b}', perHundred: '{a} a cada 100 {b}', perHead: '{a} / {b} / {period}', share: '{a} como proporção de {b}', relative: '{a} em relação a {b}', times: 'Relação {a} / {b}', head: 'funcionário' },
  ja: { per: '{b}あたりの{a}', perHundred: '100{b}あたりの{a}', perHead: '{b}・{period}あたりの{a}', share: '{b}に対する{a}の割合', relative: '{b}に対する{a}の比率', times: '{b}に対する{a}の倍率', head: '従業員1人' },
  zh: { per: '每{b}的{a}', perHundred: '每100{b}的{a}', perHead: '每{b}每{period}的{a}', share: '{a}占{b}的比例', relative: '{a}与{b}之比', times: '{a}与{b}的倍数', head: '员工' },
  ar: { per: '{a} لكل {b}', perHundred: '{a} لكل 100 {b}', perHead: '{a} لكل {b} في {period}', share: '{a} كنسبة من {b}', relative: '{a} مقارنةً بـ{b}', times: 'نسبة {a} إلى {b}', head: 'موظف' },
}; // prettier-ignore

const HEADS =
  /headcount|head count|employees|\bftes?\b|\bstaff\b|mitarbeiter|effectif|empleados|funcionarios|dipendenti|werknemers/i;
/** `headcount eom`: when it is counted. */
const WHEN = / (?:eom|eop|bom|bop|eoy|at end|end|month end|period end)$/i;

/** The name of a ratio in the language of the titles: "cost per click", "clicks as a share of impressions". */
export function ratioName(
  form: RatioForm,
  above: string,
  below: string,
  titles: Titles,
  { period, isHour = false }: { period: string; isHour?: boolean },
): string {
  const words = ofLanguage(WORDS, titles.locale) ?? EN;
  // `sick_days`, `pick_minutes`: what is counted in them says so.
  const noun = (column: string): string =>
    (/[_ ](?:days|minutes|hours)$/i.test(column) ? readableName(column) : titles.noun(column)).replace(
      WHEN,
      '',
    );
  const whole = noun(below);
  const one =
    form === 'per' && isHour
      ? titles.words.hour
      : form === 'perHead' && HEADS.test(below)
        ? words.head
        : titles.isEnglish && form.startsWith('per')
          ? singular(whole)
          : whole;
  const slots: Readonly<Record<string, string>> = {
    a: noun(above),
    b: form === 'perHundred' ? distanceUnit(below) : one,
    period,
  };
  return words[form].replace(/\{(\w+)\}/g, (_, name: string) => slots[name] ?? '');
}

/** The unit of a distance, which stands in for its name: `km since last` is in km. */
export const distanceUnit = (column: string): string =>
  /(?<!\p{L})(?:mi|miles?)(?!\p{L})/iu.test(column.replaceAll('_', ' ')) ? 'miles' : 'km';
