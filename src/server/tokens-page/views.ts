import type { TokenInfo } from '../access/token-manager.js';
import { addCreditsForm, hidden, newTokenForm, type FormKeys, type SentForm } from './form-views.js';
import { html, type Markup } from './html.js';

export function signInView(problem?: string): Markup {
  return html`<h1>Tokens</h1>
    ${problem !== undefined && html`<p class="note bad" role="alert">${problem}</p>`}
    <p>
      On the machine that runs the service, open the link that it printed when it started. Anywhere else, sign
      in with a token that has the scope <code>tokens:manage</code>.
    </p>
    <form class="new" method="post" action="/tokens/sign-in">
      <div>
        <label for="token">Token</label>
        <input id="token" name="token" type="password" required autocomplete="off" spellcheck="false" />
      </div>
      <button>Sign in</button>
    </form>`;
}

/** Where the store fails; a form can be sent again as it is, under its own mark, so that it is done once at most. */
export function failedView(sent?: SentForm): Markup {
  return html`<h1>Tokens</h1>
    <p class="note bad" role="alert">
      The store of tokens cannot be used at the moment.
      ${sent ? 'What you sent was not confirmed. Send it again in a while.' : 'Nothing was changed.'}
    </p>
    ${
      sent
        ? html`<p>
              Only where the connection broke at the last moment was it done all the same: where that matters,
              look at
              <a href="/tokens">the tokens</a> first.
            </p>
            <form method="post" action="${sent.action}">
              ${[...sent.fields].map(
                ([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`,
              )}
              <button>Send again</button>
            </form>`
        : html`<p><a href="/tokens">Try again</a></p>`
    }`;
}

export interface TokensView {
  /** Undefined where they cannot be read at the moment. */
  tokens: readonly TokenInfo[] | undefined;
  keys: FormKeys;
  /** A token that was just made. */
  made?: { token: string; name: string; balance?: number };
  /** What else was just done. */
  done?: string;
  problem?: string;
  /** What was typed where that was refused. */
  typed?: SentForm;
}

export function tokensView({ tokens, keys, made, done, problem, typed }: TokensView): Markup {
  const accounts = [...new Set(tokens?.map(({ account }) => account))].sort();
  return html`<div class="head">
      <h1>Tokens</h1>
      <form method="post" action="/tokens/sign-out">${hidden(keys)}<button>Sign out</button></form>
    </div>
    ${problem !== undefined && html`<p class="note bad" role="alert">${problem}</p>`}
    ${made && madeView(made)} ${done !== undefined && html`<p class="note" role="status">${done}</p>`}
    <h2 id="list">Tokens of this service</h2>
    ${listView(tokens, keys)} ${accounts.length > 0 && addCreditsForm(accounts, keys, typed)}
    ${newTokenForm(keys, typed)}`;
}

function madeView({ token, name, balance }: NonNullable<TokensView['made']>): Markup {
  return html`<section class="note" role="status" aria-label="New token">
    <label for="made">The token “${name}”: it is shown this once, so keep it where secrets are kept.</label>
    <input id="made" class="token" readonly autofocus value="${token}" />
    ${balance !== undefined && html`<p class="hint">Its account has ${balance} credits.</p>`}
  </section>`;
}

function listView(tokens: TokensView['tokens'], keys: FormKeys): Markup {
  if (!tokens) return html`<p>They cannot be read at the moment: the store fails.</p>`;
  return tokens.length === 0 ? html`<p>There are none yet.</p>` : tableView(tokens, keys);
}

function tableView(tokens: readonly TokenInfo[], keys: FormKeys): Markup {
  const heads = ['Name', 'Id', 'Account', 'Kind', 'Scopes', 'Created', 'Last used', 'Expires', 'Revoked'];
  return html`<div class="scroll" role="region" aria-labelledby="list" tabindex="0">
    <table aria-labelledby="list">
      <thead>
        <tr>
          ${heads.map((head) => html`<th scope="col">${head}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${tokens.map((token) => rowView(token, keys))}
      </tbody>
    </table>
  </div>`;
}

function rowView(token: TokenInfo, keys: FormKeys): Markup {
  const { id, name, account, mode, scopes, createdAt, lastUsedAt, expiresAt, revokedAt } = token;
  return html`<tr>
    <th scope="row">${name}</th>
    <td><code>${id}</code></td>
    <td>${account}</td>
    <td>${mode}</td>
    <td>${scopes.join(', ')}</td>
    <td>${time(createdAt)}</td>
    <td>${time(lastUsedAt)}</td>
    <td>${time(expiresAt)}</td>
    <td>${revokedAt === undefined ? revokeForm(token, keys) : time(revokedAt)}</td>
  </tr>`;
}

/** Two steps, without a script: what is revoked does not come back. */
function revokeForm({ id, name }: TokenInfo, keys: FormKeys): Markup {
  return html`<details>
    <summary aria-label="Revoke ${name}…">Revoke…</summary>
    <form method="post" action="/tokens/revoke">
      ${hidden(keys)}<input type="hidden" name="id" value="${id}" />
      <button class="bad" aria-label="Revoke ${name} for good">For good</button>
    </form>
  </details>`;
}

function time(ms: number | undefined): Markup | string {
  if (ms === undefined) return '–';
  const iso = new Date(ms).toISOString();
  return html`<time datetime="${iso}">${iso.slice(0, 16).replace('T', ' ')} UTC</time>`;
}
