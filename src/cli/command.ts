/** An option of a command: what its help shows, and what may follow it. */
export interface Option {
  help: string;
  /** What follows it, such as `<file>`; an option with neither this nor `choices` is a switch. */
  argument?: string;
  /** The only words that may follow it. */
  choices?: readonly string[];
  short?: string;
  /** It may be given more than once. */
  multiple?: true;
}

export type Options = Readonly<Record<string, Option>>;

type Value<Known extends Option> = Known extends { choices: readonly (infer Choice)[] }
  ? Choice
  : Known extends { argument: string }
    ? string
    : boolean;

/** The options of a call, by their long names. */
export type Values<Known extends Options> = {
  readonly [Name in keyof Known]?: Known[Name] extends { multiple: true }
    ? Value<Known[Name]>[]
    : Value<Known[Name]>;
};

/** A command with its own options and help. */
export interface Command<Known extends Options = Options> {
  /** One line, for the overview of all commands. */
  summary: string;
  /** How it is called, without `deckwright`, one line each. */
  usage: readonly string[];
  /** What else its help says, one paragraph. */
  about?: string;
  options: Known;
  /** `words` are the arguments that are no options. */
  run(words: string[], values: Values<Known>): Promise<void>;
}

/** What follows an option, as help and errors show it; undefined for a switch. */
export function argumentOf({ argument, choices }: Option): string | undefined {
  return argument ?? choices?.join('|');
}
