import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Writes `[{ name, passed, browser }]` of every test of the run: what `scripts/check-guarantees.mjs` reads.
 *
 * @param {string} file
 * @returns {import('@web/test-runner').Reporter}
 */
export function jsonReporter(file) {
  return {
    stop({ sessions }) {
      const tests = [];
      const walk = (suite, browser) => {
        for (const test of suite?.tests ?? [])
          tests.push({ name: test.name, passed: test.passed && !test.skipped, browser });
        for (const inner of suite?.suites ?? []) walk(inner, browser);
      };
      for (const session of sessions) walk(session.testResults, session.browser.name);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, JSON.stringify(tests, null, 1));
    },
  };
}
