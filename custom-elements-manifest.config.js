export default {
  globs: ['src/elements/*/*.ts'],
  exclude: ['src/elements/shared/**', '**/*.styles.ts', '**/define.ts'],
  outdir: '.',
  litelement: true,
  packagejson: false,
  plugins: [
    {
      // The analyzer also lists each dispatched event by its class, under the name of its first argument.
      name: 'declared-events',
      moduleLinkPhase({ moduleDoc }) {
        for (const declaration of moduleDoc.declarations) {
          const found = declaration.events ?? [];
          const declared = found.filter(({ description }) => description);
          for (const { type } of found)
            if (!declared.some((event) => event.type.text === type.text))
              throw new Error(`${declaration.name} dispatches ${type.text}: say so with @fires.`);
          if (found.length > 0) declaration.events = declared;
        }
      },
    },
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
