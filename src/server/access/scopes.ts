/** What a token allows. */
export const TOKEN_SCOPES = {
  'decks:write': 'generate decks and reports, rewrite slides, stop runs',
  'data:describe': 'recommend widgets, classify datasets, detect log formats',
  'queries:write': 'turn questions into SQL',
  'queries:run': 'run SQL on the service’s engine',
  'tokens:manage': 'create, list and revoke tokens and add credits on the page /tokens',
} as const;

export type TokenScope = keyof typeof TOKEN_SCOPES;

/** What a token allows where nothing else is asked for: all that reads no table and gives no rights away. */
export const DEFAULT_SCOPES: readonly TokenScope[] = ['decks:write', 'data:describe', 'queries:write'];

/** What each endpoint of the protocol takes; `any` is every token that holds. */
const SCOPE_OF_ENDPOINT: Readonly<Record<string, TokenScope | 'any'>> = {
  'generate-deck-slides': 'decks:write',
  'modify-deck-slides': 'decks:write',
  'generate-report-sections': 'decks:write',
  'cancel-run': 'decks:write',
  'query-from-prompt': 'queries:write',
  'run-query': 'queries:run',
  'widget-flow/fast-recommend': 'data:describe',
  'widget-flow/classify': 'data:describe',
  'detect-log-format': 'data:describe',
  capabilities: 'any',
};

/** The scope that an endpoint takes; nothing for one that is not in the protocol: no token opens that. */
export function scopeOf(endpoint: string): TokenScope | 'any' | undefined {
  return Object.hasOwn(SCOPE_OF_ENDPOINT, endpoint) ? SCOPE_OF_ENDPOINT[endpoint] : undefined;
}

export function isTokenScope(text: string): text is TokenScope {
  return Object.hasOwn(TOKEN_SCOPES, text);
}
