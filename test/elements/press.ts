import { sendKeys } from '@web/test-runner-commands';

/** WebDriver, by which WebKit is driven, presses a chord as one; the other engines hold its first key down. */
const oneByOne = !/AppleWebKit(?!.*Chrome)/.test(navigator.userAgent);

/** The key that commands go by on this system. */
export const COMMAND_KEY = /Mac/.test(navigator.platform) ? 'Meta' : 'Control';

/** Presses a key or a chord as a person does: `Enter`, ` `, `Control+z`. */
export async function press(keys: string): Promise<void> {
  const [first = '', second] = keys === '+' ? [keys] : keys.split('+');
  if (second === undefined) return sendKeys({ press: first });
  if (!oneByOne) return sendKeys({ press: keys });
  await sendKeys({ down: first });
  try {
    await sendKeys({ press: second });
  } finally {
    await sendKeys({ up: first });
  }
}
