/** Import rules: who may know whom, on both sides. */
const test = '\\.test\\.tsx?$';

/** The folders of the server, top first. A folder imports only from folders below it (ADR 61). */
const STOREYS = [
  'app',
  'mcp',
  'rest',
  'site',
  'reports',
  'sales',
  'directory',
  'staff',
  'totals',
  'accounts',
  'kits',
  'platform',
];
/** A folder of a noun. */
const noun = '(?:reports|sales|directory|staff)/[^/]+|totals|accounts';

const upward = STOREYS.slice(1).map((storey, above) => ({
  name: `${storey}-imports-downward`,
  comment: 'A folder of the server imports only from folders below it.',
  severity: 'error',
  from: { path: `^server/${storey}/`, pathNot: `${test}|/testing/` },
  to: { path: `^server/(${STOREYS.slice(0, above + 1).join('|')})/` },
}));

module.exports = {
  forbidden: [
    ...upward,
    {
      name: 'no-circular',
      comment: 'A circle has no reading order.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'server-and-client-apart',
      comment: 'They meet in schema.graphql and shared/ alone.',
      severity: 'error',
      from: { path: '^server/' },
      to: { path: '^client/' },
    },
    {
      name: 'client-and-server-apart',
      severity: 'error',
      from: { path: '^client/' },
      to: { path: '^(server|migrations)/' },
    },
    {
      name: 'shared-stands-alone',
      comment: 'What both sides know depends on neither.',
      severity: 'error',
      from: { path: '^shared/' },
      to: { pathNot: '^shared/' },
    },
    {
      name: 'sdk-stands-alone',
      comment: 'Its tarball contains only itself and shared/.',
      severity: 'error',
      from: { path: '^sdk/', pathNot: `${test}|/testing/` },
      to: { pathNot: '^(sdk|shared)/' },
    },
    {
      name: 'domains-through-use-cases',
      comment:
        'One domain uses another through its use cases, read models, policies and plain types, never its entities.',
      severity: 'error',
      from: { path: `^server/(${noun}|mcp|rest|site)/`, pathNot: `${test}|/testing/` },
      to: {
        path: `^server/(?:${noun}|kits/[^/]+)/.*\\.(entity|resolver)\\.ts$`,
        pathNot: '^server/$1/',
      },
    },
    {
      name: 'demo-is-asked-for',
      comment: 'The demo is no part of the production image: it is loaded where somebody asks for it.',
      severity: 'error',
      from: { path: '^server/', pathNot: test },
      to: { path: '^demo/', dependencyTypesNot: ['dynamic-import'] },
    },
    {
      name: 'what-all-of-the-platform-knows',
      comment:
        'What stands at the top of platform/ is for all of its parts; it knows the lowest of them alone.',
      severity: 'error',
      from: { path: '^server/platform/[^/]+$', pathNot: test },
      to: { path: '^server/platform/(?!config/|database/|files/|identity/)[^/]+/' },
    },
    {
      name: 'nobody-stands-on-the-roof',
      comment: 'The roof puts everything together; only tests and what starts the product know it.',
      severity: 'error',
      from: { path: '^server/(?!app/|testing/)', pathNot: test },
      to: { path: '^server/app/' },
    },
    {
      name: 'wire-names-stay-in-rest',
      severity: 'error',
      from: { pathNot: `^server/(rest|app|testing)/|${test}` },
      to: { path: '^server/rest/' },
    },
    {
      name: 'product-knows-no-tests-and-no-tools',
      severity: 'error',
      from: { path: '^(server|client|shared|demo|migrations|sdk)/', pathNot: `${test}|/testing/` },
      to: { path: '/testing/|^(e2e|bench|scripts)/' },
    },
    {
      name: 'routes-use-features-not-each-other',
      severity: 'error',
      from: { path: '^client/routes/([^/]+)/' },
      to: { path: '^client/routes/([^/]+)/', pathNot: '^client/routes/$1/' },
    },
    {
      name: 'nobody-below-knows-app-or-routes',
      comment: 'The app holds the screens, the screens hold features; none of them looks up.',
      severity: 'error',
      from: { path: '^client/(?!app/|routes/|testing/)', pathNot: test },
      to: { path: '^client/(app|routes)/' },
    },
    {
      name: 'routes-know-not-the-app',
      severity: 'error',
      from: { path: '^client/routes/', pathNot: test },
      to: { path: '^client/app/' },
    },
    {
      name: 'no-feature-imports-another',
      severity: 'error',
      from: { path: '^client/features/([^/]+/[^/]+)/' },
      to: { path: '^client/features/[^/]+/[^/]+/', pathNot: '^client/features/$1/' },
    },
    {
      name: 'shared-client-code-knows-no-feature',
      severity: 'error',
      from: { path: '^client/(?!app/|routes/|features/|testing/)' },
      to: { path: '^client/features/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^dist/' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: { extensions: ['.ts', '.tsx', '.js', '.mjs', '.cjs'] },
  },
};
