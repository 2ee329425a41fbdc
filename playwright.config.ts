import { defineConfig, devices } from '@playwright/test';
import { chromiumLaunch } from './scripts/chromium.mjs';

/** The built package, served by its own command line, in a real browser. */
export default defineConfig({
  testDir: 'test/e2e',
  outputDir: 'test-results',
  // Two pages that start their engines at once take three times as long each.
  workers: 1,
  retries: 0,
  // How soon something comes is not what tests assert: a slow machine takes several times as long.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: [['list'], ['json', { outputFile: 'reports/e2e.json' }]],
  use: {
    baseURL: `http://127.0.0.1:${process.env['E2E_PORT']}`,
    acceptDownloads: true,
    trace: 'retain-on-failure',
    ...devices['Desktop Chrome'],
    viewport: { width: 1600, height: 900 },
    launchOptions: chromiumLaunch,
  },
  webServer: {
    // The system picks a free port; `wait` puts it into the environment, which the workers inherit.
    command: 'node dist/cli/main.js serve --port 0',
    wait: { stdout: /running: http:\/\/127\.0\.0\.1:(?<e2e_port>\d+)\// },
    reuseExistingServer: false,
    timeout: 60_000,
  },
});
