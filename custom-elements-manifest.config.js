export default {
  globs: ['src/elements/*/*.ts'],
  exclude: ['src/elements/shared/**', '**/*.styles.ts', '**/define.ts'],
  outdir: '.',
  litelement: true,
  packagejson: false,
  plugins: [
    {
      // The published modules are dist/elements/<tag>/<tag>.js, not src/….
      name: 'dist-paths',
      packageLinkPhase({ customElementsManifest }) {
        const map = (path) => path.replace(/^\/?src\//, 'dist/').replace(/\.ts$/, '.js');
        const walk = (node) => {
          if (!node || typeof node !== 'object') return;
          for (const [key, value] of Object.entries(node)) {
            if ((key === 'path' || key === 'module') && typeof value === 'string') node[key] = map(value);
            else walk(value);
          }
        };
        walk(customElementsManifest);
        // The order in which a file system lists files is no change.
        customElementsManifest.modules.sort((a, b) => (a.path < b.path ? -1 : 1));
      },
    },
  ],
};
