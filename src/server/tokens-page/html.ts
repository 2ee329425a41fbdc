/** Markup that is safe to stand in a page. */
export class Markup {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

type Part = string | number | Markup | readonly Part[] | false | undefined;

/** Markup with texts in it: whatever is no markup itself is escaped, also within quotes of an attribute. */
export function html(strings: TemplateStringsArray, ...parts: Part[]): Markup {
  return new Markup(strings.map((text, index) => text + written(parts[index])).join(''));
}

function written(part: Part): string {
  if (part === undefined || part === false) return '';
  if (part instanceof Markup) return part.text;
  if (typeof part === 'object') return part.map(written).join('');
  return String(part).replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

/**
 * An answer that shows a page. Nothing runs in it, nothing is loaded but its style sheet, no page frames it, and no cache
 * keeps it: a new token may stand in it.
 */
export function pageResponse(title: string, body: Markup, { status = 200, headers = {} } = {}): Response {
  const page = html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title}</title>
        <link rel="stylesheet" href="/tokens/style.css" />
      </head>
      <body>
        <main>${body}</main>
      </body>
    </html> `;
  return new Response(page.text, {
    status,
    headers: { 'content-type': 'text/html; charset=utf-8', ...SAFE_HEADERS, ...headers },
  });
}

export const SAFE_HEADERS: Readonly<Record<string, string>> = {
  'cache-control': 'no-store',
  'content-security-policy':
    "default-src 'none'; style-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  // Not "no-referrer": forms would then be sent with the origin "null".
  'referrer-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
};
