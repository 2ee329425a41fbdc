/** Functions of CSS that load nothing. */
const FUNCTIONS = new Set(
  (
    'rgb rgba hsl hsla hwb lab lch oklab oklch color color-mix light-dark var calc min max clamp ' +
    'matrix matrix3d translate translatex translatey translate3d scale scalex scaley rotate skew skewx skewy perspective ' +
    'blur brightness contrast drop-shadow grayscale hue-rotate invert opacity saturate sepia ' +
    'circle ellipse inset polygon path rect xywh linear-gradient radial-gradient conic-gradient format tech'
  ).split(' '),
);
const CALL = /([\w-]+)\(\s*((?:"[^"]*"|'[^']*'|[^)])*)/gu;
const OWN_PART = /^["']?#[^"'()\s]+["']?\s*$/u;
const PICTURE = /^["']?data:image\/(?:png|jpe?g|gif|webp);base64,[\w+/=]+["']?\s*$/iu;
const FONT =
  /^["']?data:(?:font\/|application\/(?:x-)?font-)[\w.-]+(?:;[\w=.-]+)*;base64,[\w+/=]+["']?\s*$/iu;

/**
 * Whether a value, or the declarations of a rule, name nothing outside of their picture. Escapes could spell any name, so there
 * are none.
 */
export function isHarmless(css: string, inside: RegExp = PICTURE): boolean {
  if (/[\\<@]|\/\*/u.test(css)) return false;
  for (const [, name = '', content = ''] of css.matchAll(CALL)) {
    const isUrl = name.toLowerCase() === 'url';
    if (isUrl ? !OWN_PART.test(content) && !inside.test(content) : !FUNCTIONS.has(name.toLowerCase()))
      return false;
  }
  return true;
}

/** What a `style` attribute says, as the browser reads it, without what leads away; '' where nothing is left. */
export function cleanDeclarations(css: string): string {
  const [rule, ...more] = rulesOf(`x{${css}}`);
  return rule instanceof CSSStyleRule && more.length === 0 ? declarations(rule.style) : '';
}

/** A style sheet, as the browser reads it, without imports, animations and what leads away. */
export const cleanSheet = (css: string): string => rulesOf(css).map(cleanRule).join('');

/** By a sheet that belongs to no document: it loads nothing, and no policy of the page forbids it. */
function rulesOf(css: string): CSSRule[] {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  return [...sheet.cssRules];
}

function cleanRule(rule: CSSRule): string {
  if (rule instanceof CSSStyleRule) {
    const body = declarations(rule.style);
    return body === '' || !isHarmless(rule.selectorText) ? '' : `${rule.selectorText}{${body}}`;
  }
  if (rule instanceof CSSMediaRule && isHarmless(rule.conditionText)) {
    const body = [...rule.cssRules].map(cleanRule).join('');
    return body === '' ? '' : `@media ${rule.conditionText}{${body}}`;
  }
  // A font that the picture brings along.
  if (rule instanceof CSSFontFaceRule && isHarmless(rule.style.cssText, FONT))
    return `@font-face{${rule.style.cssText}}`;
  return '';
}

function declarations(style: CSSStyleDeclaration): string {
  for (const name of [...style]) if (!isHarmless(style.getPropertyValue(name))) style.removeProperty(name);
  // A shorthand with variables shows its parts only as a whole.
  return isHarmless(style.cssText) ? style.cssText : '';
}
