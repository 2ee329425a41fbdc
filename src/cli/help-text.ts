import { argumentOf, type Command, type Option } from './command.js';
import { COMMAND_NAMES, loadCommand } from './commands.js';

const WIDTH = 100;
/** Where the explanations of options begin. */
const INDENT = 28;

/** What `deckwright --help` prints. */
export async function overview(): Promise<string> {
  const lines = await Promise.all(
    COMMAND_NAMES.map(async (name) => entry(name, (await loadCommand(name)).summary, 12)),
  );
  return `deckwright: dashboards and tables to presentations; every figure computed from query rows

Usage
  deckwright <command> [options]

Commands
${lines.join('\n')}

deckwright <command> --help lists the options of a command, deckwright --version prints the version.
Exit codes: 0 done, 1 failed, 2 wrong usage.`;
}

/** What `deckwright <command> --help` prints. */
export async function commandHelp(name: string): Promise<string> {
  const { summary, usage, about, options }: Command = await loadCommand(name);
  return [
    `deckwright ${name}: ${summary}`,
    ['Usage', ...usage.map((line) => `  deckwright ${line}`)].join('\n'),
    ...(about === undefined ? [] : [wrap(about, WIDTH).join('\n')]),
    [
      'Options',
      ...Object.entries(options).map(([long, option]) => entry(heading(long, option), option.help, INDENT)),
      entry('-h, --help', 'print this help', INDENT),
    ].join('\n'),
  ].join('\n\n');
}

function heading(name: string, option: Option): string {
  const argument = argumentOf(option);
  return `${option.short ? `-${option.short}, ` : ''}--${name}${argument === undefined ? '' : ` ${argument}`}`;
}

/** A term with its explanation beside it; below it, where the term is too long. */
function entry(term: string, text: string, indent: number): string {
  const lines = wrap(text, WIDTH - indent).map((line) => ' '.repeat(indent) + line);
  const start = `  ${term}`;
  if (start.length + 1 >= indent) return [start, ...lines].join('\n');
  return lines.join('\n').replace(/^ +/, start.padEnd(indent));
}

/** The text in lines of at most so many characters, broken between words. */
function wrap(text: string, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= width)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}
