import { sendKeys } from '@web/test-runner-commands';

/** WebDriver, by which WebKit is driven, presses a chord as one; the other engines hold all but its last key down. */
const oneByOne = !/AppleWebKit(?!.*Chrome)/.test(navigator.userAgent);

/** The key that commands go by on this system. */
export const COMMAND_KEY = /Mac/.test(navigator.platform) ? 'Meta' : 'Control';

/** Presses a key or a chord as a person does: `Enter`, ` `, `Control+z`, `Control+Shift+F`. */
export async function press(keys: string): Promise<void> {
  const held = keys === '+' ? [keys] : keys.split('+');
  const last = held.pop()!;
  if (held.length === 0 || !oneByOne) return sendKeys({ press: keys });
  for (const key of held) await sendKeys({ down: key });
  try {
    await sendKeys({ press: last });
  } finally {
    for (const key of held.reverse()) await sendKeys({ up: key });
  }
}
