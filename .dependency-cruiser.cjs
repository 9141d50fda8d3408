/** Import rules: who may know whom, on both sides. */
const domains =
  '(accounts|action-centre|categories|certificates|click-tracking|contact-messages|featured-listings|good-causes|impact-buyers|leads|link-pages|orders|sales-enquiries|statistics|suppliers)';

module.exports = {
  forbidden: [
    {
      name: 'no-circular',
      comment: 'A circle has no reading order. Types alone may point both ways.',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
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
      name: 'domains-through-use-cases',
      comment:
        'One domain uses another through its use cases, read models, policies and plain types, never its entities.',
      severity: 'error',
      from: { path: `^server/${domains}/`, pathNot: '\\.test\\.tsx?$' },
      to: {
        path: `^server/${domains}/.*\\.(entity|resolver)\\.ts$`,
        pathNot: '^server/$1/',
      },
    },
    {
      name: 'demo-is-asked-for',
      comment: 'The demo is no part of the production image: it is loaded where somebody asks for it.',
      severity: 'error',
      from: { path: '^server/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^demo/', dependencyTypesNot: ['dynamic-import'] },
    },
    {
      name: 'platform-knows-no-domain',
      comment: 'Nouns, and the roof over them, are handed in.',
      severity: 'error',
      from: { path: '^server/platform/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^server/(?!platform/)', pathNot: '^server/testing/' },
    },
    {
      name: 'nobody-stands-on-the-roof',
      comment: 'The roof puts everything together; only tests and what starts the product know it.',
      severity: 'error',
      from: { path: '^server/(?!app/|testing/)', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^server/app/' },
    },
    {
      name: 'wire-names-stay-in-rest',
      severity: 'error',
      from: {
        pathNot: '^server/(rest|app|testing)/|\\.test\\.ts$',
      },
      to: { path: '^server/rest/' },
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
      from: { path: '^client/(?!app/|routes/|testing/)', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^client/(app|routes)/' },
    },
    {
      name: 'routes-know-not-the-app',
      severity: 'error',
      from: { path: '^client/routes/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^client/app/' },
    },
    {
      name: 'no-feature-imports-another',
      severity: 'error',
      from: { path: '^client/features/([^/]+)/' },
      to: { path: '^client/features/([^/]+)/', pathNot: '^client/features/$1/' },
    },
    {
      name: 'shared-client-code-knows-no-feature',
      severity: 'error',
      from: { path: '^client/(navigation|ui|forms|editing|grid|charts|theme|graphql|seo|lib)/' },
      to: { path: '^client/features/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '\\.generated\\.tsx?$|^dist/' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: { extensions: ['.ts', '.tsx', '.js', '.mjs', '.cjs'] },
  },
};
