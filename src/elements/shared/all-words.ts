import { enLater, type LaterMessages } from '../../core/locales/en-later.js';
import type { Messages } from '../../core/locales/en.js';

export type AllMessages = Messages & LaterMessages;

const completed = new WeakMap<Messages, AllMessages>();
/** English has two parts; a translation is loaded as a whole. */
const isWhole = (messages: Messages): messages is AllMessages => 'promptLabel' in messages;

/** The words of a language with those that the first load leaves out: for code that is loaded later itself. */
export function allWords(messages: Messages): AllMessages {
  if (isWhole(messages)) return messages;
  let all = completed.get(messages);
  if (!all) completed.set(messages, (all = { ...messages, ...enLater }));
  return all;
}
