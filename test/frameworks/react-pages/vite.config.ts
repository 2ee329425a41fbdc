import { fileURLToPath } from 'node:url';
import { defineConfig, mergeConfig } from 'vite';
import base from '../vite.config.ts';

const page = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The demo and the pages under test in a development build: only there Strict Mode and hydration say what is wrong. */
export default mergeConfig(
  base,
  defineConfig({
    root: page('..'),
    base: '/dev/',
    build: {
      outDir: page('../dist/dev'),
      copyPublicDir: false,
      minify: false,
      rolldownOptions: { input: [page('../index.html'), page('lab.html'), page('hydrate.html')] },
    },
  }),
);
