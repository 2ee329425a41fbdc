/** How a thing is counted: one of it and two of it have words of their own, which carry the number. */
export interface Forms {
  one: string;
  two: string;
  /** 3 to 10, and what ends so. */
  few: string;
  /** 11 to 99, and what ends so. */
  many: string;
  /** Whole hundreds and what follows them. */
  other: string;
}

const rules = new Intl.PluralRules('ar');
/** In the digits that the rest of the page has. */
export const number = (count: number): string => count.toLocaleString('ar-u-nu-latn');

export function plural(count: number, forms: Forms): string {
  const rule = rules.select(count);
  if (rule === 'one' || rule === 'two') return forms[rule];
  return `${number(count)} ${forms[rule === 'zero' ? 'other' : rule]}`;
}

export const SLIDES: Forms = {
  one: 'شريحة واحدة',
  two: 'شريحتان',
  few: 'شرائح',
  many: 'شريحة',
  other: 'شريحة',
};
export const ROWS: Forms = { one: 'صف واحد', two: 'صفان', few: 'صفوف', many: 'صفًا', other: 'صف' };
export const FIGURES: Forms = { one: 'رقم واحد', two: 'رقمان', few: 'أرقام', many: 'رقمًا', other: 'رقم' };
export const CLAIMS: Forms = {
  one: 'عبارة واحدة',
  two: 'عبارتان',
  few: 'عبارات',
  many: 'عبارة',
  other: 'عبارة',
};
export const SENTENCES: Forms = {
  one: 'جملة واحدة',
  two: 'جملتان',
  few: 'جمل',
  many: 'جملة',
  other: 'جملة',
};
export const QUERIES: Forms = {
  one: 'استعلام واحد',
  two: 'استعلامان',
  few: 'استعلامات',
  many: 'استعلامًا',
  other: 'استعلام',
};
