import { cpSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(fileURLToPath(import.meta.url));
// The database's worker and wasm are served as files: dashboard.tsx says where.
const assets = fileURLToPath(import.meta.resolve('deckwright/package.json'));
cpSync(join(dirname(assets), 'dist/assets'), join(root, 'public/deckwright'), { recursive: true });

/** @type {import('next').NextConfig} */
export default {
  // A lock file in a folder above would make Next.js take that one for the root.
  turbopack: { root },
  // Draws charts for exports made on a server, and runs SQL there; both are native code, which no bundler takes.
  serverExternalPackages: ['@resvg/resvg-js', '@duckdb/node-api'],
};
