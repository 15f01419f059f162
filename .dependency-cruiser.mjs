/**
 * Which room may import which (see ARCHITECTURE.md), checked by `npm run lint`. Type-only imports count: a type is
 * knowledge too.
 */

const test = '[.](test|soak)[.]tsx?$';
const client = '^src/(components|features|pages|app)/';

/** Source code under `from` may import, within src, only what `allowed` matches. */
const layer = (name, from, allowed, comment) => ({
  name,
  comment,
  severity: 'error',
  from: { path: from, pathNot: test },
  to: { path: '^src/', pathNot: allowed },
});

/**
 * Rooms in the order in which they build on each other: each may import those named before it, itself, and what `besides` matches by
 * room.
 */
const staircase = (folder, steps, besides = {}) =>
  steps.map((rooms, step) => {
    const below = steps.slice(0, step).flat();
    return {
      name: `${folder.replaceAll('/', '-')}-${rooms.join('-')}`,
      comment: `${folder}/{${rooms.join(',')}} may import, of ${folder}, only ${below.join(', ') || 'itself'}.`,
      severity: 'error',
      from: { path: `^${folder}/(${rooms.join('|')})/`, pathNot: test },
      to: {
        path: `^${folder}/[^/]+/`,
        pathNot: [
          `^${folder}/$1/`,
          ...below.map((room) => `^${folder}/${room}/`),
          ...rooms.flatMap((room) => besides[room] ?? []),
        ],
      },
    };
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
    ...staircase('src/domain', [
      ['text'],
      ['places'],
      ['hours'],
      ['pharmacy'],
      ['list'],
      ['search'],
      ['landing'],
      ['site'],
    ]),
    layer(
      'vocabulary-on-domain',
      '^src/vocabulary/',
      '^src/(vocabulary|domain)/',
      'src/vocabulary may import src/domain only.',
    ),
    layer(
      'messages-on-domain',
      '^src/messages/',
      '^src/(messages|domain)/',
      'src/messages may import src/domain only.',
    ),
    layer(
      'config-on-domain',
      '^src/config/',
      '^src/(config|domain)/',
      'src/config may import src/domain only.',
    ),
    layer(
      'components-below-features',
      '^src/components/',
      '^src/(components|domain|vocabulary|messages|config)/',
      'src/components may import domain, vocabulary, messages and config; move what knows a capability to its feature.',
    ),
    layer(
      'features-stand-alone',
      '^src/features/([^/]+)/',
      ['^src/(components|domain|vocabulary|messages|config)/', '^src/features/($1|data-access)/'],
      'A feature may import data-access and everything below features, never another feature; pages compose features.',
    ),
    layer(
      'pages-stand-alone',
      '^src/pages/([^/]+)/',
      ['^src/(features|components|domain|vocabulary|messages|config)/', '^src/pages/($1|shared)/'],
      'A page may import pages/shared and everything below pages, never another page; src/app/routes chooses between pages.',
    ),
    {
      ...layer(
        'scripts-on-the-pure-part',
        '^scripts/',
        '^src/(domain|vocabulary|messages|config)/',
        'Scripts may import domain, vocabulary, messages and config; the screens reach them as a built bundle.',
      ),
      // The bench's floor is compiled like that bundle.
      from: { path: '^scripts/', pathNot: [test, '^scripts/quality/bench/floor-render[.]tsx$'] },
    },
    ...staircase(
      'scripts',
      [
        ['cli/problems', 'cli/files'],
        ['cli/settings', 'cli/messages'],
        ['lists'],
        ['listings'],
        ['plan'],
        ['addresses'],
        ['hosts/files'],
        ['build'],
        ['hosts/preview'],
        ['hosts/deploy', 'hosts/indexnow', 'check-dist', 'dev'],
      ],
      {
        // The subcommands of `npm run data` and `npm run lists` take the options that all commands share.
        listings: ['^scripts/cli/'],
        addresses: ['^scripts/cli/(parameters|shared-options|terminal)[.]ts$'],
      },
    ),
    {
      name: 'nothing-imports-scripts',
      comment:
        'The product does not know its build. (e2e and the tool configurations may use the preview server.)',
      severity: 'error',
      from: { path: '^src/', pathNot: test },
      to: { path: '^(scripts|e2e)/' },
    },
    {
      name: 'lists-are-no-modules',
      comment:
        'Nothing imports from the folder of the lists, which no bundle is made anew for: commands read them.',
      severity: 'error',
      from: {},
      to: { path: '^src/data/' },
    },
    {
      name: 'tests-serve-tests',
      comment: 'What tests/support offers (test data, local servers, set-up) is for tests alone.',
      severity: 'error',
      from: { path: '^(src|scripts|e2e)/', pathNot: `${test}|[.]spec[.]ts$` },
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
        'zod weighs more than the router, so only scripts parse with it: use a type guard (docs/decisions/0012).',
      severity: 'error',
      from: { path: '^src/', pathNot: test },
      to: { path: 'node_modules/zod/' },
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
