import { existsSync } from 'node:fs';
import { defaultReporter } from '@web/test-runner';
import { chromeLauncher } from '@web/test-runner-chrome';
import { chromiumLaunch } from './scripts/chromium.mjs';
import { jsonReporter } from './test/support/wtr-json-reporter.mjs';
import { webkitgtkLauncher } from './test/support/webkitgtk-launcher.mjs';
import { withVite } from './test/support/wtr-vite.mjs';

const find = (...paths) => paths.find((path) => path && existsSync(path));

const launchers = {
  chromium: () =>
    chromeLauncher({
      // A page in the background gets no frames, and elements draw in frames.
      concurrency: 1,
      launchOptions: chromiumLaunch,
    }),
  // puppeteer-core speaks WebDriver BiDi with Firefox: no further package is needed.
  firefox: () => {
    let spare;
    const launcher = chromeLauncher({
      // As above. Firefox ends with its only page: another one stays open behind.
      concurrency: 1,
      createBrowserContext: async ({ browser }) => {
        spare ??= await browser.newPage();
        return browser.defaultBrowserContext();
      },
      // Firefox 140 sets the size of a page, but cannot turn its screen.
      createPage: async ({ context }) => {
        const page = await context.newPage();
        const setViewport = page.setViewport.bind(page);
        page.setViewport = (viewport) =>
          setViewport(viewport).catch((error) => {
            if (!String(error).includes('unknown command emulation.setScreenOrientationOverride'))
              throw error;
          });
        return page;
      },
      launchOptions: {
        browser: 'firefox',
        executablePath: find(process.env.FIREFOX_PATH, '/usr/bin/firefox-esr', '/usr/bin/firefox'),
        // A tab that closes while it writes a file to the cache can leave the next one waiting for that file.
        extraPrefsFirefox: { 'browser.cache.disk.enable': false, 'browser.cache.memory.enable': false },
      },
    });
    launcher.name = 'Firefox';
    // A tab that has held dozens of files answers keys no more: each file has a tab of its own.
    const stopSession = launcher.stopSession.bind(launcher);
    launcher.stopSession = async (id) => {
      const tab = launcher.getPage(id);
      const result = await stopSession(id);
      launcher.inactivePages.length = 0;
      await tab.close();
      return result;
    };
    return launcher;
  },
  webkit: () => webkitgtkLauncher(),
};

const engines = (process.env.WTR_BROWSERS ?? 'chromium').split(',');

/** @type {import('@web/test-runner').TestRunnerConfig} */
export default {
  files: 'test/elements/**/*.test.ts',
  hostname: '127.0.0.1',
  ...withVite(
    {
      root: process.cwd(),
      cacheDir: 'node_modules/.vite-wtr',
      resolve: { conditions: ['deckwright-source', 'browser', 'development', 'module'] },
      optimizeDeps: {
        // All up front: a dependency found in mid run would make Vite answer 504.
        noDiscovery: true,
        include: [
          'lit',
          'lit/decorators.js',
          'lit/directives/class-map.js',
          'lit/directives/guard.js',
          'lit/directives/if-defined.js',
          'lit/directives/keyed.js',
          'lit/directives/live.js',
          'lit/directives/repeat.js',
          'lit/directives/style-map.js',
          'lit/directives/until.js',
          '@lit-labs/task',
          '@lit/context',
          '@open-wc/testing',
          '@web/test-runner-commands',
          '@codemirror/autocomplete',
          '@codemirror/commands',
          '@codemirror/lang-sql',
          '@codemirror/language',
          '@codemirror/lint',
          '@codemirror/state',
          '@codemirror/view',
          '@lezer/highlight',
          'chardet',
          'd3-hierarchy',
          'dompurify',
          'eventsource-parser',
          'fflate',
          'hyparquet',
          'hyparquet-compressors',
          'marked',
          'pptxgenjs',
          'react',
          'simple-statistics',
          'valibot',
          'echarts/core',
          'echarts/charts',
          'echarts/components',
          'echarts/features',
          'echarts/renderers',
        ],
      },
    },
    // 34 MB of wasm and its workers need no transform.
    (path) => path.startsWith('/node_modules/@duckdb/duckdb-wasm/dist/') || path.endsWith('.wasm'),
  ),
  browsers: engines.map((name) => launchers[name]()),
  concurrentBrowsers: 1,
  concurrency: 2,
  browserStartTimeout: 60_000,
  testsStartTimeout: 60_000,
  testsFinishTimeout: 300_000,
  testFramework: { config: { timeout: 60_000 } },
  filterBrowserLogs: ({ args }) => !String(args[0]).startsWith('Lit is in dev mode'),
  reporters: [
    defaultReporter(),
    jsonReporter(
      `reports/elements-${engines.join('-')}${process.env.WTR_REPORT ?? ''}.json`,
      `reports/crashed-${engines.join('-')}.json`,
    ),
  ],
};
