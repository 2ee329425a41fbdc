import { defineConfig } from '@playwright/test';
import base from '../../playwright.config.js';

/** One framework demo, already built and served at `APP_URL` by scripts/test-frameworks.mjs. */
export default defineConfig({
  ...base,
  testDir: '.',
  outputDir: '../../test-results/frameworks',
  reporter: [
    ['list'],
    ['json', { outputFile: `../../${process.env['REPORT'] ?? 'reports/frameworks.json'}` }],
  ],
  use: { ...base.use, baseURL: process.env['APP_URL'] ?? '' },
  webServer: [],
});
