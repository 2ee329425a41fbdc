#!/usr/bin/env node
import { DeckError } from '../core/errors.js';
import { COMMAND_NAMES, loadCommand } from './commands.js';
import { commandHelp, overview } from './help-text.js';
import { oneOf } from './one-of.js';
import { readOptions } from './read-options.js';
import { UsageError } from './usage-error.js';

const HELP_OPTIONS = ['--help', '-h'];

async function main([first, ...rest]: string[]): Promise<void> {
  if (first === '--version') return printVersion();
  if (first === 'help' || (first !== undefined && HELP_OPTIONS.includes(first)))
    return console.log(rest[0] === undefined ? await overview() : await commandHelp(rest[0]));
  if (first === undefined || first.startsWith('-'))
    throw new UsageError(`Say what to do first: ${oneOf(COMMAND_NAMES)}. Options come after it.`);
  const command = await loadCommand(first);
  if (rest.some((word) => HELP_OPTIONS.includes(word))) return console.log(await commandHelp(first));
  const { words, values } = await readOptions(first, command.options, rest);
  await command.run(words, values);
}

async function printVersion(): Promise<void> {
  const { createRequire } = await import('node:module');
  const { version } = createRequire(import.meta.url)('deckwright/package.json') as { version: string };
  console.log(version);
}

const args = process.argv.slice(2);
try {
  await main(args);
} catch (error) {
  const usage = error instanceof UsageError;
  const message = error instanceof Error ? error.message : String(error);
  const hint = DeckError.is(error) && error.hint ? `\n  ${error.hint}` : '';
  const command = COMMAND_NAMES.find((name) => name === args[0]);
  const see = usage ? `\nSee deckwright ${command ? `${command} ` : ''}--help.` : '';
  console.error(`deckwright: ${message}${hint}${see}`);
  process.exitCode = usage ? 2 : 1;
}
