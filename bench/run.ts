// `npm run bench` runs every bench against the built package; `npm run bench -- entry-size` runs one. Options (`--without=…`) are for
// the bench itself.
import { readdirSync } from 'node:fs';

const all = readdirSync(new URL('.', import.meta.url))
  .filter((file) => file.endsWith('.ts') && file !== 'run.ts' && file !== 'report.ts')
  .map((file) => file.slice(0, -3));
const named = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const unknown = named.filter((name) => !all.includes(name));
if (unknown.length > 0) {
  console.error(`Unknown bench: ${unknown.join(', ')}. There are: ${all.join(', ')}`);
  process.exit(2);
}
for (const name of named.length > 0 ? named : all) await import(`./${name}.js`);
