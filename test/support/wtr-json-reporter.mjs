import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** What the runner says of a page whose process has died: it has no address any more, or the one it had. */
const DIED = /page navigated to another origin|browser disconnected/;

const TIMED_OUT = /^Timeout of \d+ms exceeded/;

/**
 * Writes `[{ name, passed, browser, milliseconds }]` of every test of the run: what `scripts/check-guarantees.mjs` reads. Where files
 * failed only because the browser died or froze under them, `crashed` lists them and `file` leaves them out: they run again.
 *
 * @param {string} file
 * @param {string} crashed
 * @returns {import('@web/test-runner').Reporter}
 */
export function jsonReporter(file, crashed) {
  return {
    stop({ sessions }) {
      const failed = sessions.filter(({ passed }) => !passed);
      const died = failed.filter(
        (session) => session.errors.some(({ message }) => DIED.test(message)) || froze(session),
      );
      const files = died.length === failed.length ? [...new Set(died.map(({ testFile }) => testFile))] : [];
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
      for (const session of sessions)
        if (!files.includes(session.testFile)) walk(session.testResults, session.browser.name);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, JSON.stringify(tests, null, 1));
      writeFileSync(crashed, JSON.stringify(files));
    },
  };
}

/**
 * A page that draws no more lets every test of its file run out of time, the first one and its hooks as well.
 *
 * @param {import('@web/test-runner').TestSession} session
 */
function froze({ testResults, errors }) {
  const messages = errors.map(({ message }) => message);
  let passed = 0;
  const walk = (suite) => {
    for (const test of suite?.tests ?? []) {
      if (test.passed) passed += 1;
      if (test.error) messages.push(test.error.message);
    }
    for (const inner of suite?.suites ?? []) walk(inner);
  };
  walk(testResults);
  return passed === 0 && messages.length > 0 && messages.every((message) => TIMED_OUT.test(message));
}
