/** The language of a locale as a file names it: without what only formats figures (`-u-nu-latn`); English where it is none. */
export function languageTag(locale: string): string {
  try {
    return new Intl.Locale(locale.replaceAll('_', '-')).baseName;
  } catch {
    return 'en-US';
  }
}
