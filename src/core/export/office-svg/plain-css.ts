/** Property and value of each declaration. */
export function declarationsOf(css: string): [property: string, value: string][] {
  return css.split(';').flatMap((declaration): [string, string][] => {
    const colon = declaration.indexOf(':');
    const property = declaration.slice(0, colon).trim();
    return colon < 0 || property === '' ? [] : [[property, declaration.slice(colon + 1).trim()]];
  });
}

interface Rule {
  kind: 'tag' | 'class' | 'id';
  name: string;
  declarations: [string, string][];
}
const KINDS = ['tag', 'class', 'id'] as const;

/** The rules of a style sheet as drawing programs write them, each for a tag, a class or an id. More would need a browser. */
export class PlainSheet {
  readonly #rules: Rule[] = [];

  /** Reads a sheet; false where it holds anything else. */
  add(css: string): boolean {
    const text = css.replaceAll(/\/\*[\s\S]*?\*\//gu, '').trim();
    if (/[@\\]|!important/u.test(text)) return false;
    let rest = text;
    for (const [whole, selectors = '', body = ''] of text.matchAll(/([^{}]+)\{([^{}]*)\}/gu)) {
      rest = rest.replace(whole, '');
      for (const selector of selectors.split(',')) {
        const match = /^\s*([.#]?)([\w-]+)\s*$/u.exec(selector);
        if (match === null) return false;
        const kind = match[1] === '.' ? 'class' : match[1] === '#' ? 'id' : 'tag';
        this.#rules.push({ kind, name: match[2] ?? '', declarations: declarationsOf(body) });
      }
    }
    return rest.trim() === '';
  }

  /** What holds for an element, the weakest first. */
  for(tag: string, attributes: ReadonlyMap<string, string>): [property: string, value: string][] {
    const classes = (attributes.get('class') ?? '').split(/\s+/u);
    const holds = ({ kind, name }: Rule): boolean =>
      kind === 'tag'
        ? name === tag
        : kind === 'class'
          ? classes.includes(name)
          : name === attributes.get('id');
    return KINDS.flatMap((kind) =>
      this.#rules.filter((rule) => rule.kind === kind && holds(rule)).flatMap((rule) => rule.declarations),
    );
  }
}
