import { existsSync } from 'node:fs';

/** How tests, benches and pictures start Chromium: the one that is named, else the system's; quiet, and offline. */
export const chromiumLaunch = {
  executablePath: [
    process.env.BROWSER_PATH,
    process.env.CHROME_PATH,
    '/usr/bin/chromium',
    '/usr/bin/google-chrome',
  ].find((path) => path && existsSync(path)),
  args: [
    '--no-sandbox', // as root
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
};
