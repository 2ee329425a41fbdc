import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { DeckEvent, WidgetInput } from '../../../src/core/stream/index.js';
import { createOpenAICompatibleModel, createVendorService } from '../../../src/service/index.js';
import { SOURCES, type Attack } from '../../core/guard/attacks/attack.js';
import { claimAttacks } from '../../core/guard/attacks/claims.js';
import { figureAttacks } from '../../core/guard/attacks/figures.js';
import { meaningAttacks } from '../../core/guard/attacks/meaning.js';
import { startModelServer } from '../../support/model-server.js';
import { slideAnswer, type Said } from '../../support/slide-answer.js';
import { post } from '../sample-request.js';

const PER_ANSWER = 5;

function widgetOf(id: keyof typeof SOURCES): WidgetInput {
  const { widget, columns, data } = SOURCES[id];
  const rows = data?.rows ?? [];
  return { ...widget!, id, columns, rows, rowCount: rows.length, queriedAt: '2026-01-01T00:00:00Z' };
}

/** Everything of an event that a reader gets to see: not the lines that say what was dropped. */
function shown(event: DeckEvent): string {
  if (event.type === 'slide.delta') return event.text;
  if (event.type !== 'slide.completed') return '';
  const { title, text, notes = '' } = event.slide;
  return [title, text, notes, ...Object.values(event.resolved ?? {})].join('\n');
}

/** Attacks that one answer can hold: same rows, same language. Charts and variables are not the model's to write here. */
function batches(): Attack[][] {
  const attacks = [...figureAttacks(), ...claimAttacks(), ...meaningAttacks()].filter(
    ({ field, variables }) => !field && !variables,
  );
  return [...grouped(attacks).values()].flatMap((group) =>
    Array.from({ length: Math.ceil(group.length / PER_ANSWER) }, (_, at) =>
      group.slice(at * PER_ANSWER, (at + 1) * PER_ANSWER),
    ),
  );
}

const keyOf = ({ source, locale }: Attack): string => `${source} ${locale}`;

function grouped(attacks: readonly Attack[]): Map<string, Attack[]> {
  const groups = new Map<string, Attack[]>();
  for (const attack of attacks) groups.set(keyOf(attack), [...(groups.get(keyOf(attack)) ?? []), attack]);
  return groups;
}

test('nothing that an adversarial model writes goes out over the wire, neither as a delta nor in a slide', async (t) => {
  let batch: Attack[] = [];
  const server = await startModelServer(() => {
    const said = batch.map(({ text, test }): Said => (test === undefined ? text : [text, test]));
    return { text: slideAnswer({ title: said[0] ?? '', points: said, notes: said }) };
  });
  t.after(() => server.close());
  const service = createVendorService({
    model: createOpenAICompatibleModel({ model: 'evil', baseUrl: server.baseUrl }),
  });
  const all = batches();
  for (batch of all) {
    const [{ source, locale }] = batch as [Attack];
    const request = { protocol: 1, privacy: 'all', title: 'Review', locale, widgets: [widgetOf(source)] };
    const answer = await service(post('generate-deck-slides', request));
    const lines = [...(await answer.text()).matchAll(/^data: (.*)$/gm)].map(
      ([, line]) => JSON.parse(line ?? '') as DeckEvent,
    );
    assert.equal(lines.at(-1)?.type, 'deck.completed');
    const words = lines.map(shown).join('\n');
    for (const { text, planted } of batch) {
      // Words that a true sentence of the analyst may hold too count only with their sentence.
      const start = text.replace(/\{\{.*/s, '').trim();
      const whole = start.length > 3 ? start : text;
      assert.ok(
        !words.includes(text) && !(words.includes(whole) && planted.some((one) => words.includes(one))),
        text,
      );
    }
  }
  assert.equal(server.requests.length, 2 * all.length);
});
