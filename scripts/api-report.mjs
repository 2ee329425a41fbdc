// A report of every public name (api/*.api.md), made by api-extractor from the built types: a public name changes only
// on purpose. `node scripts/api-report.mjs --update` accepts the change.
import { existsSync, mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { Extractor, ExtractorConfig, ExtractorLogLevel } from '@microsoft/api-extractor';

const update = process.argv.includes('--update');
const entries = {
  index: 'index',
  core: 'core/index',
  react: 'react/index',
  service: 'service/index',
  server: 'server/index',
  next: 'server/next',
  express: 'server/express',
  fastify: 'server/fastify',
  hono: 'server/hono',
  node: 'server/node',
};
mkdirSync('api', { recursive: true });
mkdirSync('.tmp/api', { recursive: true });

let changed = false;
for (const [name, path] of Object.entries(entries)) {
  const entry = resolve(`dist/${path}.d.ts`);
  if (!existsSync(entry)) throw new Error(`dist/${path}.d.ts is missing: run the build first.`);
  const config = ExtractorConfig.prepare({
    configObject: {
      projectFolder: resolve('.'),
      mainEntryPointFilePath: entry,
      compiler: {
        overrideTsconfig: {
          compilerOptions: {
            module: 'ESNext',
            moduleResolution: 'Bundler',
            target: 'ES2022',
            lib: ['ES2023', 'DOM', 'DOM.Iterable'],
            skipLibCheck: true,
            types: ['node'],
          },
          include: ['dist/**/*.d.ts'],
        },
      },
      apiReport: {
        enabled: true,
        reportFileName: `${name}.api.md`,
        reportFolder: resolve('api'),
        reportTempFolder: resolve('.tmp/api'),
      },
      docModel: { enabled: false },
      dtsRollup: { enabled: false },
      messages: {
        compilerMessageReporting: { default: { logLevel: ExtractorLogLevel.None } },
        extractorMessageReporting: { default: { logLevel: ExtractorLogLevel.None } },
        tsdocMessageReporting: { default: { logLevel: ExtractorLogLevel.None } },
      },
    },
    configObjectFullPath: undefined,
    packageJsonFullPath: resolve('package.json'),
  });
  const result = Extractor.invoke(config, {
    localBuild: update,
    showVerboseMessages: false,
    messageCallback: (message) => (message.handled = true),
  });
  if (result.apiReportChanged && !update) {
    changed = true;
    console.error(
      `api/${name}.api.md: the public API changed. If on purpose: node scripts/api-report.mjs --update`,
    );
  }
}
if (changed) process.exitCode = 1;
