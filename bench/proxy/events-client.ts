import { createParser } from 'eventsource-parser';
import type * as Core from '../../src/core/index.js';
import { median, row, versionOf, type BenchRow } from '../report.js';

/** Text of events through our client, and through its parser alone. */
export async function eventsClientRows(): Promise<BenchRow[]> {
  const rows: BenchRow[] = [];
  const { apiSSE } = (await import(new URL('../../dist/core/index.js', import.meta.url).href)) as typeof Core;
  const decoder = new TextDecoder();
  for (const [name, data, count] of [
    ['small events', 'a sentence of a slide', 100_000],
    ['events of 64 kB', 'x'.repeat(64 * 1024), 400],
  ] as const) {
    const bytes = new TextEncoder().encode(`event: text\nid: run:1\ndata: ${data}\n\n`.repeat(count));
    const pieces: Uint8Array[] = [];
    for (let at = 0; at < bytes.length; at += 16 * 1024) pieces.push(bytes.subarray(at, at + 16 * 1024));
    const megabytes = bytes.length / 1e6;
    const ours: number[] = [];
    const theirs: number[] = [];
    for (let run = 0; run < 7; run++) {
      let began = performance.now();
      let events = 0;
      const body = new ReadableStream<Uint8Array>({
        start: (to) => (pieces.forEach((piece) => to.enqueue(piece)), to.close()),
      });
      const headers = { 'content-type': 'text/event-stream' };
      for await (const _event of apiSSE(
        'http://x/',
        {},
        { fetch: () => Promise.resolve(new Response(body, { headers })) },
      ))
        events++;
      ours.push(megabytes / ((performance.now() - began) / 1000));
      if (events !== count) throw new Error(`${events} of ${count} events`);
      began = performance.now();
      const bare = createParser({ onEvent: () => events-- });
      for (const piece of pieces) bare.feed(decoder.decode(piece, { stream: true }));
      theirs.push(megabytes / ((performance.now() - began) / 1000));
    }
    rows.push(
      row(`client of events, ${name}`, 'MB/s', ours, {
        peer: { name: `${versionOf('eventsource-parser')} alone`, value: median(theirs) },
      }),
    );
  }
  return rows;
}
