import { readdirSync, readFileSync } from 'node:fs';
import { defineConfig, type Plugin, type UserConfig } from 'vite';

const read = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8');
const pkg = JSON.parse(read('package.json')) as Record<string, Record<string, string> | undefined>;

// Only what package.json names stays outside: an "everything bare is external" function would also leave
// `@oxc-project/runtime/helpers/decorate` as an import. `#…` are the package's own conditional imports.
const external = [
  /^node:/,
  /^#/,
  ...Object.keys({ ...pkg['dependencies'], ...pkg['optionalDependencies'], ...pkg['peerDependencies'] }).map(
    (name) => new RegExp(`^${name}(/|$)`),
  ),
];

/** Built on its own: it is loaded as a file and not as a module. */
const WORKER = 'core/export/pptx/pptx-worker.ts';

const modules = readdirSync(new URL('src', import.meta.url), { recursive: true })
  .map((file) => String(file).replaceAll('\\', '/'))
  .filter(
    (file) =>
      /\.tsx?$/.test(file) &&
      !file.endsWith('.d.ts') &&
      file !== 'cdn.ts' &&
      file !== WORKER &&
      !file.startsWith('cli/'),
  );

const library: UserConfig = {
  publicDir: false,
  build: {
    target: 'es2022',
    minify: false,
    sourcemap: true,
    emptyOutDir: true,
    lib: {
      entry: Object.fromEntries(modules.map((file) => [file.replace(/\.tsx?$/, ''), `src/${file}`])),
      formats: ['es'],
    },
    rolldownOptions: {
      external,
      // 'use client' stands at the top of the module it belongs to: modules are kept one to one.
      checks: { pluginTimings: false },
      onLog: (level, log, handler) => log.code !== 'MODULE_LEVEL_DIRECTIVE' && handler(level, log),
      output: {
        preserveModules: true,
        preserveModulesRoot: 'src',
        // The decorator helper would otherwise land in `_virtual/_@oxc-project_runtime@x.y.z/…`.
        entryFileNames: ({ name }) =>
          name.includes('oxc-project') ? `internal/${name.split('/').pop()}.js` : '[name].js',
      },
    },
  },
};

const cli: UserConfig = {
  publicDir: false,
  build: {
    outDir: 'dist/cli',
    emptyOutDir: false,
    target: 'node20',
    minify: false,
    sourcemap: true,
    lib: { entry: { main: 'src/cli/main.ts' }, formats: ['es'] },
    rolldownOptions: { external, output: { chunkFileNames: '[name]-[hash].js' } },
  },
};

/** Styles are text to a minifier: without this the page loads their indentation. Values keep the spaces that `calc()` needs. */
const compactStyles: Plugin = {
  name: 'compact-styles',
  transform: {
    filter: { id: /styles\.ts$/ },
    handler: (code) => ({
      code: code.replace(/(?<=css`)[^`]*/g, (styles) =>
        styles
          .replace(/\/\*[\s\S]*?\*\//g, '')
          .replace(/\s+/g, ' ')
          .replace(/ ?([{};,]) ?/g, '$1')
          .replaceAll(': ', ':'),
      ),
      map: { mappings: '' },
    }),
  },
};

const cdn: UserConfig = {
  plugins: [compactStyles],
  publicDir: false,
  // The bundle is for browsers: `#rasterize` must be the canvas one.
  resolve: { conditions: ['deckwright-source', 'browser', 'module'] },
  define: { 'process.env.NODE_ENV': '"production"' },
  build: {
    outDir: 'dist/cdn',
    target: 'es2022',
    sourcemap: true,
    chunkSizeWarningLimit: 1500,
    lib: { entry: 'src/cdn.ts', formats: ['es'], fileName: () => 'deckwright.js' },
    rolldownOptions: {
      // `lib` + `es` keeps whitespace unless minify is set here. Chunks stand beside the entry, so that `../assets/` is
      // the same place from each of them.
      output: { minify: true, chunkFileNames: '[name]-[hash].js' },
    },
  },
};

const worker: UserConfig = {
  publicDir: false,
  resolve: { conditions: ['deckwright-source', 'browser', 'module'] },
  define: { 'process.env.NODE_ENV': '"production"' },
  build: {
    outDir: 'dist/assets',
    emptyOutDir: false,
    target: 'es2022',
    chunkSizeWarningLimit: 1500,
    lib: { entry: `src/${WORKER}`, formats: ['iife'], name: 'deckwright', fileName: () => 'pptx-worker.js' },
    rolldownOptions: { output: { minify: true, codeSplitting: false } },
  },
};

/**
 * vite build               dist/      ES modules one to one with src/, dependencies external
 * vite build --mode cli    dist/cli/  the command line: a few files, since opening two hundred takes a tenth of a second
 * vite build --mode worker dist/assets/pptx-worker.js
 * vite build --mode cdn    dist/cdn/  the script-tag bundle: one small entry, everything heavy in lazy chunks
 */
export default defineConfig(({ mode }) => ({ cdn, cli, worker })[mode] ?? library);
