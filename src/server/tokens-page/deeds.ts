import { DeckError } from '../../core/errors.js';
import type { TokenManager } from '../access/token-manager.js';
import type { Session } from './sessions.js';
import { LIFETIMES } from './form-views.js';
import type { TokensView } from './views.js';

/** What a form did. */
export interface Deed {
  /** What the page shows of it, beside the tokens as they are now. */
  shown: Partial<TokensView>;
  /** What is said where the same form is sent again. */
  again: string;
}

/** Does what a form asks for. @throws DeckError `invalid` or `not_found`, with nothing changed; what the store fails with */
export type DoForm = (form: URLSearchParams) => Promise<Deed>;

/** What the forms of the page do, by the path that they are sent to. */
export function formDeeds(tokens: TokenManager): ReadonlyMap<string, DoForm> {
  const create: DoForm = async (form) => {
    const days = form.get('days') ?? '';
    const credits = form.get('credits') ?? '';
    if (!Object.hasOwn(LIFETIMES, days)) throw new DeckError('invalid', 'Choose when it expires.');
    const { token, info, balance } = await tokens.create({
      name: form.get('name') ?? '',
      account: form.get('account') ?? '',
      scopes: form.getAll('scope'),
      test: form.get('test') === 'yes',
      ...(days === '' ? {} : { expiresIn: Number(days) * 86_400 }),
      ...(credits === '' ? {} : { credits: Number(credits) }),
    });
    return {
      shown: { made: { token, name: info.name, ...(balance === undefined ? {} : { balance }) } },
      again: `The token “${info.name}” was made when this form was sent first, and cannot be shown again. If you do not have it, revoke it and create another.`,
    };
  };
  const credit: DoForm = async (form) => {
    const amount = form.get('credits') ?? '';
    const credits = amount === '' ? NaN : Number(amount);
    const { account, balance, unlimitedBefore } = await tokens.addCredits(
      { account: form.get('account') ?? '' },
      credits,
    );
    const limit = unlimitedBefore ? ' It had no limit before.' : '';
    return {
      shown: { done: `The account ${account} has ${balance} credits now.${limit}` },
      again: `${credits} credits were added to ${account} when this form was sent first. None were added again.`,
    };
  };
  const revoke: DoForm = async (form) => {
    const { name } = await tokens.revoke(form.get('id') ?? '');
    return { shown: {}, again: `The token “${name}” was revoked when this form was sent first.` };
  };
  return new Map([
    ['/tokens', create],
    ['/tokens/credit', credit],
    ['/tokens/revoke', revoke],
  ]);
}

/**
 * Does a form of a session once. One that is sent again, also while the first is under way, does nothing and is told what the
 * first did; one that failed may be sent again.
 */
export async function doOnce(
  { sent }: Session,
  form: URLSearchParams,
  doForm: DoForm,
): Promise<{ deed: Deed } | { again: string }> {
  const id = form.get('form') ?? '';
  for (let earlier = sent.get(id); earlier; earlier = sent.get(id)) {
    try {
      return { again: await earlier };
    } catch {
      // The first failed and is no longer among those sent.
    }
  }
  const doing = doForm(form);
  const told = doing.then(
    ({ again }) => again,
    (error: unknown) => {
      sent.delete(id);
      throw error;
    },
  );
  told.catch(() => {});
  sent.set(id, told);
  return { deed: await doing };
}
