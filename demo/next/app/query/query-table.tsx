'use client';
import { useRef, useState } from 'react';
import { createHttpRunner, type QueryResult } from 'deckwright/core';

const SALES = `SELECT month, region, amount FROM sales WHERE region = 'North' ORDER BY month`;
const LONG = `SELECT COUNT(*) AS n FROM range(10000000) AS a, range(10000000) AS b WHERE (a.range * b.range) % 7 = 3`;

const headers = { 'x-demo-user': 'reader' };
const runners = {
  JSON: createHttpRunner({ url: '/api/run-query', headers }),
  Arrow: createHttpRunner({ url: '/api/run-query', headers, format: 'arrow' }),
};

export function QueryTable() {
  const [result, setResult] = useState<QueryResult>();
  const [state, setState] = useState('nothing asked');
  const running = useRef<AbortController>(undefined);

  async function ask(format: keyof typeof runners, sql: string) {
    const controller = new AbortController();
    running.current = controller;
    setResult(undefined);
    setState(`asking for ${format}`);
    try {
      setResult(await runners[format].runQuery(sql, { signal: controller.signal }));
      setState(`answered as ${format}`);
    } catch (error) {
      setState(controller.signal.aborted ? 'cancelled' : String(error));
    }
  }

  return (
    <>
      <p>
        <button onClick={() => ask('JSON', SALES)}>Ask for JSON</button>{' '}
        <button onClick={() => ask('Arrow', SALES)}>Ask for Arrow</button>{' '}
        <button onClick={() => ask('JSON', LONG)}>Ask what takes long</button>{' '}
        <button onClick={() => running.current?.abort()}>Cancel</button> <output>{state}</output>
      </p>
      {result && (
        <table>
          <thead>
            <tr>
              {result.columns.map(({ name, dbType }) => (
                <th key={name}>
                  {name} ({dbType})
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {result.rows.map((row, index) => (
              <tr key={index}>
                {result.columns.map(({ name }) => (
                  <td key={name}>{String(row[name])}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </>
  );
}
