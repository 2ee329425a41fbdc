/** `[{ name, passed }]` of every leaf test of the run: what `scripts/check-guarantees.mjs` reads. */
export default async function* report(source) {
  const tests = [];
  for await (const { type, data } of source) {
    if (type !== 'test:pass' && type !== 'test:fail') continue;
    if (data.details?.type === 'suite') continue;
    tests.push({ name: data.name, passed: type === 'test:pass' && !data.skip && !data.todo });
  }
  yield JSON.stringify(tests, null, 1);
}
