/** What a table has for the language of a locale, which may be foreign text: only its own entries count. */
export function ofLanguage<T>(table: Readonly<Record<string, T>>, locale: string): T | undefined {
  const language = locale.split('-')[0]?.toLowerCase() ?? '';
  return Object.hasOwn(table, language) ? table[language] : undefined;
}
