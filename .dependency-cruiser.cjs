/** Who may import whom: the rules of docs/architecture.md. */
const only = (from, allowed) => ({
  name: `${from}-imports-only-${allowed.join('-')}`,
  severity: 'error',
  from: { path: `^src/${from}/` },
  to: { path: '^src/', pathNot: `^src/(${[from, ...allowed].join('|')})/` },
});

/** A heavy library is loaded from exactly one module, at first use. */
const lazy = (library, home) => ({
  name: `${library}-only-in-its-module`,
  severity: 'error',
  from: { path: '^src/', pathNot: home },
  to: { path: `node_modules/${library}/`, dependencyTypesNot: ['type-only'] },
});

module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      severity: 'error',
      from: { path: '^src/' },
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'no-cycles-in-the-command-line',
      severity: 'error',
      from: { path: '^src/cli/' },
      to: { circular: true },
    },
    {
      name: 'nothing-below-it-imports-the-refresh',
      comment:
        'It joins documents, queries and statements; the command to refresh comes from elements and hosts.',
      severity: 'error',
      from: { path: '^src/(core|service|server)/', pathNot: '^src/core/(refresh/|index\\.ts$)' },
      to: { path: '^src/core/refresh/' },
    },
    only('core', []),
    only('service', ['core']),
    only('server', ['service', 'core']),
    only('elements', ['core', 'service']),
    only('react', ['elements', 'core']),
    only('cli', ['core', 'service', 'server']),
    {
      name: 'nothing-imports-the-entries-with-side-effects',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/(define|cdn)\\.ts$' },
      to: { path: '^src/(define|cdn)\\.ts$|^src/cli/', pathNot: '^src/cli/' },
    },
    {
      name: 'core-and-service-know-no-framework-and-no-node',
      severity: 'error',
      from: { path: '^src/(core|service)/', pathNot: 'rasterize-node\\.ts$' },
      to: {
        path: '^node:|node_modules/(lit|@lit|@lit-labs|react|express|next)/',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'core-and-service-use-no-node-builtin',
      severity: 'error',
      from: { path: '^src/(core|service)/', pathNot: 'rasterize-node\\.ts$' },
      to: { dependencyTypes: ['core'] },
    },
    lazy('@codemirror', '^src/elements/(deck-right-panel/sql-editor|shared/(code|template)-editor/)'),
    lazy('dompurify', '^src/elements/shared/clean-svg'),
    lazy('echarts', '^src/core/chart/'),
    lazy('d3-geo', '^src/core/chart/map-outlines'),
    lazy('pptxgenjs', '^src/core/export/pptx/'),
    {
      name: 'production-code-uses-production-dependencies',
      severity: 'error',
      from: { path: '^src/' },
      to: {
        dependencyTypes: ['npm-dev', 'npm-no-pkg', 'npm-unknown'],
        // A peer is a development dependency as well: the tests need it.
        dependencyTypesNot: ['npm-peer'],
        pathNot: 'node_modules/@types/',
      },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { conditionNames: ['deckwright-source', 'node', 'import', 'types', 'default'] },
  },
};
