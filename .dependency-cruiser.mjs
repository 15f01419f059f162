/**
 * The layer rule (see ARCHITECTURE.md), checked by `npm run layers`:
 * domain ← data ← components ← features ← pages ← app; config serves all but domain; scripts stay outside.
 * Type-only imports count: a type is knowledge too.
 */

const test = '[.]test[.]tsx?$';
const client = '^src/(components|features|pages|app)/|^src/main[.]tsx$';

/** Source code under `from` may import, within src, only what `allowed` matches. */
const layer = (name, from, allowed, comment) => ({
  name,
  comment,
  severity: 'error',
  from: { path: from },
  to: { path: '^src/', pathNot: allowed },
});

/** @type {import('dependency-cruiser').IConfiguration} */
const configuration = {
  forbidden: [
    layer(
      'domain-is-the-bottom',
      '^src/domain/',
      '^src/domain/',
      'src/domain imports nothing but src/domain.',
    ),
    layer('data-on-domain', '^src/data/', '^src/(data|domain)/', 'src/data may import src/domain only.'),
    layer(
      'config-on-domain',
      '^src/config/',
      '^src/(config|domain)/',
      'src/config may import src/domain only.',
    ),
    layer(
      'components-below-features',
      '^src/components/',
      '^src/(components|domain|data|config)/',
      'src/components may import domain, data and config; move what knows a capability to its feature.',
    ),
    layer(
      'features-stand-alone',
      '^src/features/([^/]+)/',
      ['^src/(components|domain|data|config)/', '^src/features/$1/'],
      'A feature may import components, domain, data and config, never another feature; pages compose features.',
    ),
    layer(
      'pages-below-app',
      '^src/pages/',
      '^src/(pages|features|components|domain|data|config)/',
      'Pages may import everything below them, not src/app.',
    ),
    layer(
      'scripts-on-the-pure-part',
      '^scripts/',
      '^src/(domain|data|config)/',
      'Scripts may import domain, data and config; the screens reach them as a built bundle.',
    ),
    {
      name: 'nothing-imports-scripts',
      comment:
        'The product does not know its build. (e2e and the tool configurations may use the preview server.)',
      severity: 'error',
      from: { path: '^src/' },
      to: { path: '^(scripts|e2e)/' },
    },
    {
      name: 'tests-serve-tests',
      comment: 'What tests/ offers (test data, set-up) is for tests alone.',
      severity: 'error',
      from: { path: '^(src|scripts)/', pathNot: test },
      to: { path: '^tests/' },
    },
    {
      name: 'domain-imports-no-package',
      comment: 'src/domain is plain TypeScript: no npm package and no Node module, so it runs anywhere.',
      severity: 'error',
      from: { path: '^src/domain/', pathNot: test },
      to: { pathNot: '^src/' },
    },
    {
      name: 'client-imports-no-node',
      comment: 'What runs in the browser imports no Node module.',
      severity: 'error',
      from: { path: client, pathNot: test },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'no-zod-in-the-browser',
      comment:
        'zod weighs more than the router and stays outside the browser: use a type guard (docs/decisions/0008).',
      severity: 'error',
      from: { path: client, pathNot: test },
      to: { path: 'node_modules/zod/', reachable: true },
    },
    {
      name: 'no-cycle',
      comment: 'Two files that need each other are one file, or miss a third.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'resolvable',
      comment: 'Every import leads to a file or an installed package.',
      severity: 'error',
      // Vite resolves its own virtual modules and asset queries.
      from: {},
      to: { couldNotResolve: true, pathNot: '^virtual:|[?]' },
    },
    {
      name: 'tests-are-leaves',
      comment: 'No product code imports a test.',
      severity: 'error',
      from: { pathNot: [test, '^(tests|e2e)/'] },
      to: { path: test },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'node', 'default'],
      mainFields: ['module', 'main', 'types'],
    },
  },
};

export default configuration;
