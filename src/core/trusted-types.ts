interface Policy {
  createHTML(text: string): string;
  createScriptURL(url: string): string;
}
interface PolicyFactory {
  createPolicy(name: string, rules: Policy): Policy;
}
let policy: Policy | undefined;

/**
 * Where a page enforces Trusted Types (`require-trusted-types-for 'script'`), text goes into a parser and an address into a worker only
 * through a policy; ours is named `deckwright`. Elsewhere what is given comes back as it is.
 */
export const trusted: Policy = {
  /** For `DOMParser`, whose document runs nothing. */
  createHTML: (text) => ours()?.createHTML(text) ?? text,
  /** For the engine's worker. @throws TypeError where the address is no blob of this page */
  createScriptURL: (url) => ours()?.createScriptURL(url) ?? url,
};

function ours(): Policy | undefined {
  const factory = (globalThis as { trustedTypes?: PolicyFactory }).trustedTypes;
  // A page may forbid a second policy of the same name: it is made once, when it is first needed.
  policy ??= factory?.createPolicy('deckwright', {
    createHTML: (text) => text,
    createScriptURL: (url) => {
      if (url.startsWith('blob:')) return url;
      throw new TypeError(`${url} is no blob of this page.`);
    },
  });
  return policy;
}
