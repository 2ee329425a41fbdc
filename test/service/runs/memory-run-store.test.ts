import { test } from 'node:test';
import { createMemoryRunStore } from '../../../src/service/index.js';
import { RUN_STORE_CASES } from './run-store-cases.js';

for (const [name, run] of Object.entries(RUN_STORE_CASES))
  test(`a run store in memory: ${name}`, () => run(createMemoryRunStore, 'run-1'));
