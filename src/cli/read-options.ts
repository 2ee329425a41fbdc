import { parseArgs } from 'node:util';
import { argumentOf, type Option, type Options, type Values } from './command.js';
import { commandsTaking } from './commands.js';
import { oneOf } from './one-of.js';
import { unknownWord } from './unknown-word.js';
import { UsageError } from './usage-error.js';

/**
 * The words and options that follow a command's name.
 *
 * @throws UsageError for an option that the command does not take, one without its value, with a wrong one, or given twice
 */
export async function readOptions(
  command: string,
  options: Options,
  args: string[],
): Promise<{ words: string[]; values: Values<Options> }> {
  // Not strict: Node's own messages name neither the command that takes an option nor the form of a value.
  const { values, positionals, tokens } = parseArgs({
    args,
    options: Object.fromEntries(Object.entries(options).map(([name, option]) => [name, parsing(option)])),
    allowPositionals: true,
    strict: false,
    tokens: true,
  });
  const given = new Set<string>();
  for (const token of tokens) {
    if (token.kind !== 'option') continue;
    const { name, rawName } = token;
    const option = Object.hasOwn(options, name) ? options[name] : undefined;
    if (!option) throw await unknownOption(command, options, name, rawName);
    checkValue(option, token);
    if (given.has(name) && argumentOf(option) !== undefined && !option.multiple)
      throw new UsageError(`${rawName} was given twice; ${command} takes it once.`);
    given.add(name);
  }
  return { words: positionals, values: values as Values<Options> };
}

const parsing = (option: Option) => ({
  type: argumentOf(option) === undefined ? ('boolean' as const) : ('string' as const),
  multiple: option.multiple === true,
  ...(option.short ? { short: option.short } : {}),
});

async function unknownOption(
  command: string,
  options: Options,
  name: string,
  rawName: string,
): Promise<UsageError> {
  const others = await commandsTaking(name);
  if (others.length > 0)
    return new UsageError(`${command} takes no ${rawName}: that is an option of ${others.join(' and ')}.`);
  return unknownWord(
    'option',
    rawName,
    Object.keys(options).map((known) => `--${known}`),
  );
}

function checkValue(
  option: Option,
  { rawName, value, inlineValue }: { rawName: string; value?: string; inlineValue?: boolean },
): void {
  const argument = argumentOf(option);
  if (argument === undefined) {
    if (value !== undefined) throw new UsageError(`${rawName} takes no value.`);
    return;
  }
  const example = `${rawName} ${argument}`;
  if (!value) throw new UsageError(`${rawName} needs a value: ${example}.`);
  if (!inlineValue && value.startsWith('-'))
    throw new UsageError(
      `${rawName} needs a value: ${example}. A value that begins with "-" is written ${rawName}=${value}.`,
    );
  if (option.choices && !option.choices.includes(value))
    throw new UsageError(`${rawName} takes ${oneOf(option.choices)}, not "${value}".`);
}
