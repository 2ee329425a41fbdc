/** A template that says a text as it is written. */
export const templateOf = (text: string): string => text.replaceAll('{{', '\\{{');

/** A template in Markdown that does: what marks emphasis, links, headings and lists there stands behind a backslash. */
export const markdownOf = (text: string): string =>
  templateOf(
    text
      .replaceAll(/[\\*_[\]]/gu, '\\$&')
      .replaceAll(/^(\s*)(#{1,6}|[+-])(?=\s|$)/gmu, '$1\\$2')
      .replaceAll(/^(\s*\d+)(?=[.)](?:\s|$))/gmu, '$1\\'),
  );
