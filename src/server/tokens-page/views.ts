import { DEFAULT_SCOPES, TOKEN_SCOPES } from '../access/scopes.js';
import type { TokenInfo } from '../access/token-manager.js';
import { html, type Markup } from './html.js';

/** What stands in every form of a session. */
export interface FormKeys {
  formKey: string;
  /** Of this form alone. */
  formId: string;
}

/** Days that a new token may live. */
export const LIFETIMES: Readonly<Record<string, string>> = {
  30: '30 days',
  90: '90 days',
  365: 'a year',
  '': 'never',
};

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

export interface TokensView {
  tokens: readonly TokenInfo[];
  keys: FormKeys;
  /** A token that was just made. */
  made?: { token: string; name: string; balance?: number };
  problem?: string;
  /** What was typed where that was refused. */
  typed?: URLSearchParams;
}

export function tokensView({ tokens, keys, made, problem, typed }: TokensView): Markup {
  return html`<div class="head">
      <h1>Tokens</h1>
      <form method="post" action="/tokens/sign-out">${hidden(keys)}<button>Sign out</button></form>
    </div>
    ${problem !== undefined && html`<p class="note bad" role="alert">${problem}</p>`}
    ${made && madeView(made)}
    <h2 id="list">Tokens of this service</h2>
    ${tokens.length === 0 ? html`<p>There are none yet.</p>` : tableView(tokens, keys)}
    <h2 id="create">New token</h2>
    ${newTokenForm(keys, typed)}`;
}

function madeView({ token, name, balance }: NonNullable<TokensView['made']>): Markup {
  return html`<section class="note" role="status" aria-label="New token">
    <label for="made">The token “${name}”: it is shown this once, so keep it where secrets are kept.</label>
    <input id="made" class="token" readonly autofocus value="${token}" />
    ${balance !== undefined && html`<p class="hint">Its account has ${balance} credits.</p>`}
  </section>`;
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

function newTokenForm(keys: FormKeys, typed: URLSearchParams | undefined): Markup {
  const was = (name: string, otherwise = ''): string => typed?.get(name) ?? otherwise;
  const chosen = new Set(typed ? typed.getAll('scope') : DEFAULT_SCOPES);
  const lifetime = was('days', '90');
  return html`<form class="new" method="post" action="/tokens" aria-labelledby="create">
    ${hidden(keys)}
    <div>
      <label for="name">Name</label>
      <p class="hint" id="name-hint">What it is for.</p>
      <input
        id="name"
        name="name"
        required
        maxlength="100"
        autocomplete="off"
        aria-describedby="name-hint"
        value="${was('name')}"
      />
    </div>
    <div>
      <label for="account">Account</label>
      <p class="hint" id="account-hint">Whom its runs and credits belong to.</p>
      <input
        id="account"
        name="account"
        required
        maxlength="100"
        autocomplete="off"
        aria-describedby="account-hint"
        value="${was('account', 'default')}"
      />
    </div>
    <fieldset>
      <legend>It may</legend>
      ${Object.entries(TOKEN_SCOPES).map(
        ([scope, allows]) =>
          html`<label
            ><input type="checkbox" name="scope" value="${scope}" ${chosen.has(scope) && html` checked`} />
            <span>${allows} <code>${scope}</code></span></label
          >`,
      )}
    </fieldset>
    <div>
      <label for="days">Expires after</label
      ><select id="days" name="days">
        ${Object.entries(LIFETIMES).map(
          ([days, text]) =>
            html`<option value="${days}" ${days === lifetime && html` selected`}>${text}</option>`,
        )}
      </select>
    </div>
    <div>
      <label for="credits">Credits to add</label>
      <p class="hint" id="credits-hint">
        One for each slide. An account that was never given any has no limit.
      </p>
      <input
        id="credits"
        name="credits"
        type="number"
        min="0"
        step="1"
        inputmode="numeric"
        aria-describedby="credits-hint"
        value="${was('credits')}"
      />
    </div>
    <fieldset>
      <legend>Kind</legend>
      <label
        ><input type="checkbox" name="test" value="yes" ${was('test') === 'yes' && html` checked`} />
        <span>A test token: spends no credits, may call less often</span></label
      >
    </fieldset>
    <button>Create token</button>
  </form>`;
}

function hidden({ formKey, formId }: FormKeys): Markup {
  return html`<input type="hidden" name="key" value="${formKey}" /><input
      type="hidden"
      name="form"
      value="${formId}"
    />`;
}

function time(ms: number | undefined): Markup | string {
  if (ms === undefined) return '–';
  const iso = new Date(ms).toISOString();
  return html`<time datetime="${iso}">${iso.slice(0, 16).replace('T', ' ')} UTC</time>`;
}
