import { expect } from '@open-wc/testing';
import { render } from 'lit';
import { en } from '../../../src/core/locales/en.js';
import type { LoadProgress } from '../../../src/core/query/types.js';
import { BuilderSession } from '../../../src/elements/deck-builder/builder-session.js';
import { allWords } from '../../../src/elements/shared/all-words.js';
import { progress } from '../../../src/elements/deck-builder/workbench/progress.js';

const config = {
  name: 'Sales',
  widgets: [{ id: 'w', type: 'bar' as const, title: 'W', dataKey: 'SELECT 1' }],
};

/** A session whose database is still on its way. */
function waiting(): BuilderSession {
  const session = new BuilderSession(() => undefined);
  void session.generate({ config, title: 'Sales' }, () => new Promise(() => undefined));
  return session;
}

/** What is read and heard of how far it is. */
function shown(session: BuilderSession): { words: string; value: string | null; waiting: boolean } {
  const box = document.createElement('div');
  render(
    progress(session.getSnapshot(), allWords(en), () => undefined),
    box,
  );
  const bar = box.querySelector('[role="progressbar"]')!;
  expect(bar.getAttribute('aria-label')).to.equal(box.querySelector('.spinner + span')!.textContent);
  return {
    words: bar.getAttribute('aria-label')!,
    value: bar.getAttribute('aria-valuenow'),
    waiting: bar.classList.contains('waiting'),
  };
}

describe('How far a deck is before its first slide', () => {
  it('tells of the start of the database, then of each table, then of the queries', () => {
    const session = waiting();
    const seen = (of: LoadProgress) => {
      session.showLoading(of);
      return shown(session);
    };
    expect(shown(session).words).to.equal('Running the queries …');
    expect(seen({ phase: 'engine' })).to.deep.equal({
      words: 'Starting the database …',
      value: null,
      waiting: true,
    });
    expect(seen({ phase: 'engine', done: 0.25 }).value).to.equal('0.25');
    expect(seen({ phase: 'table', table: 'orders', done: 0.5 })).to.deep.equal({
      words: 'Loading orders …',
      value: '0.5',
      waiting: false,
    });
    expect(seen({ phase: 'table', table: 'orders', done: 1 })).to.deep.equal({
      words: 'Running the queries …',
      value: null,
      waiting: true,
    });
  });

  it('draws no more than once a percent', () => {
    const session = waiting();
    let drawn = 0;
    session.subscribe(() => (drawn += 1));
    for (let step = 0; step < 1000; step += 1) {
      session.showLoading({ phase: 'table', table: 'orders', done: step / 1000 });
    }
    expect(drawn).to.be.within(1, 101);
  });
});
