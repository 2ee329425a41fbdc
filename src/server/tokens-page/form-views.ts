import { DEFAULT_SCOPES, TOKEN_SCOPES } from '../access/scopes.js';
import { MOST_CREDITS } from '../access/token-manager.js';
import { html, type Markup } from './html.js';

/** What stands in every form of a session. */
export interface FormKeys {
  formKey: string;
  /** Of this form alone. */
  formId: string;
}

/** A form as it came. */
export interface SentForm {
  /** The path that it was sent to. */
  action: string;
  fields: URLSearchParams;
}

/** Days that a new token may live. */
export const LIFETIMES: Readonly<Record<string, string>> = {
  30: '30 days',
  90: '90 days',
  365: 'a year',
  '': 'never',
};

export function newTokenForm(keys: FormKeys, typed?: SentForm): Markup {
  const action = '/tokens';
  const fields = typed?.action === action ? typed.fields : undefined;
  const was = (name: string, otherwise = ''): string => fields?.get(name) ?? otherwise;
  const chosen = new Set(fields ? fields.getAll('scope') : DEFAULT_SCOPES);
  const lifetime = was('days', '90');
  return html`<h2 id="create">New token</h2>
    <form class="new" method="post" action="${action}" aria-labelledby="create">
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

/** What stands in every form. */
export function hidden({ formKey, formId }: FormKeys): Markup {
  return html`<input type="hidden" name="key" value="${formKey}" /><input
      type="hidden"
      name="form"
      value="${formId}"
    />`;
}

/** Only accounts that have a token are offered: none is mistyped. */
export function addCreditsForm(accounts: readonly string[], keys: FormKeys, typed?: SentForm): Markup {
  const action = '/tokens/credit';
  const was = (name: string): string => (typed?.action === action && typed.fields.get(name)) || '';
  return html`<h2 id="credit">Add credits</h2>
    <form class="new" method="post" action="${action}" aria-labelledby="credit">
      ${hidden(keys)}
      <div>
        <label for="credit-account">To the account</label
        ><select id="credit-account" name="account">
          ${accounts.map(
            (account) =>
              html`<option value="${account}" ${account === was('account') && html` selected`}>
                ${account}
              </option>`,
          )}
        </select>
      </div>
      <div>
        <label for="credit-amount">How many</label>
        <p class="hint" id="credit-hint">
          One for each slide. An account that was never given any had no limit until now.
        </p>
        <input
          id="credit-amount"
          name="credits"
          type="number"
          required
          min="1"
          max="${MOST_CREDITS}"
          step="1"
          inputmode="numeric"
          aria-describedby="credit-hint"
          value="${was('credits')}"
        />
      </div>
      <button>Add credits</button>
    </form>`;
}
