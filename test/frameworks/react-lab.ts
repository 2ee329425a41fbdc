import type { Page } from '@playwright/test';
import type * as React from 'react';
import type * as core from '../../src/core/index.js';
import type * as components from '../../src/react/index.js';
import type { createLocalFetch } from '../../src/service/index.js';
import type { BuilderDashboardConfig, Dataset, Deck } from '../../src/index.js';

interface Root {
  render(node: React.ReactNode): void;
  unmount(): void;
}

/** What react-pages/lab.js puts on its page. */
interface Lab {
  React: typeof React;
  createRoot: (container: Element) => Root;
  flushSync: (work: () => void) => void;
  core: typeof core;
  components: typeof components;
  createLocalFetch: typeof createLocalFetch;
  config: BuilderDashboardConfig;
  datasets: Dataset[];
  deck: Deck;
}

declare global {
  interface Window {
    lab: Lab;
  }
}

/** What a developer would read in the console as wrong, from now on. Lit says of itself that it is built for development. */
export function complaintsOf(page: Page): string[] {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('console', (message) => {
    const text = message.text();
    if (['error', 'warning'].includes(message.type()) && !text.startsWith('Lit is in dev mode'))
      complaints.push(`${text} (${message.location().url})`);
  });
  return complaints;
}

/** Opens the page on which tests build their own trees; returns what its console complains of. */
export async function openLab(page: Page): Promise<string[]> {
  const complaints = complaintsOf(page);
  await page.goto('/dev/pages/lab.html');
  await page.waitForFunction(() => 'lab' in window);
  return complaints;
}
