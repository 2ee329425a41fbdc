// test/guarantees.json names, for each promise, the tests that show it. A named test that is missing from the run's
// reports, or did not pass, fails the run: a promise cannot quietly lose its proof. Arguments name the tiers that were
// run beside `npm test`: their promises are checked too.
import { existsSync, readdirSync, readFileSync } from 'node:fs';

const json = (path) => JSON.parse(readFileSync(path, 'utf8'));
const results = new Map();
const add = (name, passed) => results.set(name, (results.get(name) ?? true) && passed);
/** Tests of elements that each engine ran. */
const engines = new Map();

for (const file of existsSync('reports') ? readdirSync('reports') : []) {
  if (file === 'e2e.json' || file.startsWith('frameworks')) {
    const walk = (suite) => {
      for (const spec of suite.specs ?? []) add(spec.title, spec.ok);
      for (const inner of suite.suites ?? []) walk(inner);
    };
    for (const suite of json(`reports/${file}`).suites) walk(suite);
  } else if (/^(node|render|services|elements.*)\.json$/.test(file)) {
    for (const { name, passed, browser } of json(`reports/${file}`)) {
      add(name, passed);
      if (browser) engines.set(browser, (engines.get(browser) ?? 0) + 1);
    }
  }
}

const tiers = new Set(process.argv.slice(2));
const problems = [];
let checked = 0;
for (const { promise, tests, tier = 'test' } of json('test/guarantees.json')) {
  if (tier !== 'test' && !tiers.has(tier)) continue;
  if (tests.length === 0) problems.push(`"${promise}": names no test`);
  for (const name of tests) {
    checked += 1;
    if (!results.has(name)) problems.push(`"${promise}": the test "${name}" was not run`);
    else if (!results.get(name)) problems.push(`"${promise}": the test "${name}" did not pass`);
  }
}
if (new Set(engines.values()).size > 1)
  problems.push(
    `engines ran unequal numbers of tests: ${[...engines].map((each) => each.join(' ')).join(', ')}`,
  );
for (const problem of problems) console.error(problem);
console.log(`guarantees: ${checked} named tests checked, ${problems.length} problems`);
if (problems.length > 0) process.exitCode = 1;
