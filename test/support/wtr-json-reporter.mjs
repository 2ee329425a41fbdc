import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** What the runner says of a page whose process has died: it has no address any more, or the one it had. */
const DIED = /page navigated to another origin|browser disconnected/;

/**
 * Writes `[{ name, passed, browser, milliseconds }]` of every test of the run: what `scripts/check-guarantees.mjs` reads. Where files
 * failed only because the browser died under them, `crashed` lists them.
 *
 * @param {string} file
 * @param {string} crashed
 * @returns {import('@web/test-runner').Reporter}
 */
export function jsonReporter(file, crashed) {
  return {
    stop({ sessions }) {
      const tests = [];
      const walk = (suite, browser) => {
        for (const test of suite?.tests ?? [])
          tests.push({
            name: test.name,
            passed: test.passed && !test.skipped,
            browser,
            milliseconds: Math.round(test.duration ?? 0),
          });
        for (const inner of suite?.suites ?? []) walk(inner, browser);
      };
      for (const session of sessions) walk(session.testResults, session.browser.name);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, JSON.stringify(tests, null, 1));
      const failed = sessions.filter(({ passed }) => !passed);
      const died = failed.filter(({ errors }) => errors.some(({ message }) => DIED.test(message)));
      const files = died.length === failed.length ? [...new Set(died.map(({ testFile }) => testFile))] : [];
      writeFileSync(crashed, JSON.stringify(files));
    },
  };
}
