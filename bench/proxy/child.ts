import { fork, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** Another process of this bench, which answers commands by name. */
export interface Child {
  pid: number;
  call<T = unknown>(name: string, argument?: unknown): Promise<T>;
  stop(): Promise<void>;
}

interface Answer {
  id: number;
  value?: unknown;
  error?: string;
}
export type Commands = Record<string, (argument: never) => unknown>;

/** Starts `bench/proxy/<file>.ts` and waits until it is ready. */
export async function startChild(file: string, args: (string | number)[] = []): Promise<Child> {
  const child: ChildProcess = fork(
    fileURLToPath(new URL(`./${file}.ts`, import.meta.url)),
    args.map(String),
    {
      execArgv: ['--expose-gc', '--import', 'tsx'],
    },
  );
  const waiting = new Map<number, (answer: Answer) => void>();
  let last = 0;
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  void gone.then(() => waiting.forEach((settle, id) => settle({ id, error: `${file} ended` })));
  const answerTo = async (id: number): Promise<unknown> => {
    const { value, error } = await new Promise<Answer>((resolve) => waiting.set(id, resolve));
    if (error !== undefined) throw new Error(error);
    return value;
  };
  child.on('message', (answer: Answer) => {
    waiting.get(answer.id)?.(answer);
    waiting.delete(answer.id);
  });
  await answerTo(0);
  return {
    pid: child.pid!,
    call: async <T>(name: string, argument?: unknown): Promise<T> => {
      if (!child.connected) throw new Error(`${file} ended`);
      const id = ++last;
      child.send({ id, name, argument });
      return (await answerTo(id)) as T;
    },
    stop: () => {
      child.kill();
      return gone;
    },
  };
}

/** What a child calls when it is ready. */
export function serveCommands(commands: Commands): void {
  process.on('message', ({ id, name, argument }: { id: number; name: string; argument: never }) => {
    Promise.resolve()
      .then(() => commands[name]!(argument))
      .then(
        (value) => process.send!({ id, value }),
        (error: unknown) => process.send!({ id, error: String(error) }),
      );
  });
  // An exit, so that what the child has started ends with it.
  for (const end of ['disconnect', 'SIGTERM']) process.once(end, () => process.exit());
  process.send!({ id: 0 });
}

export const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
