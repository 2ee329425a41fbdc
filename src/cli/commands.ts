import type { Command } from './command.js';
import { unknownWord } from './unknown-word.js';

/** All commands, in the order of the help. Each is loaded when it is needed. */
const COMMANDS: Readonly<Record<string, () => Promise<Command>>> = {
  build: async () => (await import('./build.js')).build,
  ask: async () => (await import('./ask.js')).ask,
  read: async () => (await import('./read.js')).read,
  check: async () => (await import('./check.js')).check,
  serve: async () => (await import('./serve.js')).serve,
  token: async () => (await import('./token.js')).token,
};

export const COMMAND_NAMES: readonly string[] = Object.keys(COMMANDS);

/** @throws UsageError where there is no such command */
export async function loadCommand(name: string): Promise<Command> {
  const load = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (!load) throw unknownWord('command', name, COMMAND_NAMES);
  return load();
}

/** The names of the commands that take an option. */
export async function commandsTaking(option: string): Promise<string[]> {
  const commands = await Promise.all(COMMAND_NAMES.map(loadCommand));
  return COMMAND_NAMES.filter((_, i) => Object.hasOwn(commands[i]?.options ?? {}, option));
}
