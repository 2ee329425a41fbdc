import { cpSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

// The database's worker and wasm are served as files: main.tsx says where.
const root = dirname(fileURLToPath(import.meta.resolve('deckwright/package.json')));
cpSync(join(root, 'dist/assets'), 'public/deckwright', { recursive: true });

export default defineConfig({
  // Prebundled, its lazy parts would look for their neighbours in the wrong folder.
  optimizeDeps: { exclude: ['deckwright'] },
});
