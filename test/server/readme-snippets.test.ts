import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import ts from 'typescript';

/** What a host has beside the snippets. */
const HOST = `
declare module '@/session' {
  export function requireSession(request: Request): Promise<Response | undefined>;
}
declare module '@/dashboard' {
  export const config: import('deckwright').BuilderDashboardConfig;
}
declare module '@/app' {
  export const expressApp: import('express').Express;
  export const fastifyApp: import('fastify').FastifyInstance;
  export const honoApp: import('hono').Hono;
  export const options: import('deckwright/server').VendorProxyOptions;
  export const model: import('deckwright/service').LanguageModel;
  export const pool: import('pg').Pool;
  export const redis: import('ioredis').Redis;
}
declare module '@ai-sdk/openai' {
  export function openai(id: string): import('@ai-sdk/provider').LanguageModelV3;
}
`;

/** Each TypeScript block as a file of its own, with the line that it begins at. */
function snippets(): Map<string, string> {
  const files = new Map<string, string>();
  for (const page of ['README.md', 'docs/scaling.md']) {
    const text = readFileSync(page, 'utf8');
    for (const { index, 1: code = '' } of text.matchAll(/^```ts\n([^]*?)^```$/gm)) {
      const line = text.slice(0, index).split('\n').length + 1;
      files.set(
        join(process.cwd(), 'test', `${page.replace(/\W/g, '-')}-line-${line}.ts`),
        `${code}\nexport {};\n`,
      );
    }
  }
  return files;
}

test('every TypeScript snippet for servers compiles as it stands, under strict rules', () => {
  const files = snippets();
  assert.ok(files.size >= 6, String(files.size));
  const { config } = ts.readConfigFile('tsconfig.json', (path) => ts.sys.readFile(path)) as {
    config: { compilerOptions: object };
  };
  const { options } = ts.convertCompilerOptionsFromJson(config.compilerOptions, process.cwd());
  const declared = join(process.cwd(), 'test', 'host.d.ts');
  const all = new Map([...files, [declared, HOST]]);
  const disk = ts.createCompilerHost(options);
  const host: ts.CompilerHost = {
    ...disk,
    fileExists: (path) => all.has(path) || disk.fileExists(path),
    readFile: (path) => all.get(path) ?? disk.readFile(path),
    getSourceFile: (path, target, ...rest) => {
      const text = all.get(path);
      return text === undefined
        ? disk.getSourceFile(path, target, ...rest)
        : ts.createSourceFile(path, text, target);
    },
  };
  const program = ts.createProgram([...all.keys()], options, host);
  const problems = [...all.keys()].flatMap((path) => {
    const file = program.getSourceFile(path);
    return [...program.getSyntacticDiagnostics(file), ...program.getSemanticDiagnostics(file)].map(
      ({ messageText, start = 0 }) =>
        `${path.split('/').at(-1)}+${file?.getLineAndCharacterOfPosition(start).line}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`,
    );
  });
  assert.deepEqual(problems, []);
});
