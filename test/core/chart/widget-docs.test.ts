import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { WIDGET_TYPES } from '../../../src/core/chart/types.js';
import { WIDGET_TYPE_TABLE } from '../../../src/core/chart/widget-types.js';

test('the documentation lists every widget type with the columns that it needs', () => {
  const rows = readFileSync('docs/widgets.md', 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('| `'));
  for (const type of WIDGET_TYPES) {
    const row = rows.find((line) => line.split('|')[1]?.includes(`\`${type}\``));
    assert.ok(row, type);
    const [first = []] = WIDGET_TYPE_TABLE[type].roles;
    const needed = row.split('|')[2] ?? '';
    for (const { role, aliases, optional } of first) {
      if (optional === true) continue;
      assert.ok(
        [role, ...aliases].some((name) => needed.includes(`\`${name}\``)),
        `${type}: ${role}`,
      );
    }
  }
});
