import { enLater, type LaterMessages } from '../../core/locales/en-later.js';
import type { Messages } from '../../core/locales/en.js';

export type AllMessages = Messages & LaterMessages;

const completed = new WeakMap<Messages, AllMessages>();
/** The words of a language with those that the first load leaves out: for code that is loaded later itself. */
export function allWords(messages: Messages): AllMessages {
  let all = completed.get(messages);
  if (!all) completed.set(messages, (all = { ...enLater, ...messages }));
  return all;
}
