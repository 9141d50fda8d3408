/** Import rules: who may know whom, on both sides. */
const domains =
  '(accounts|action-centre|activity|categories|certificates|click-tracking|contact-messages|demo-data|featured-listings|good-causes|impact-buyers|leads|link-pages|orders|sales-enquiries|statistics|suppliers)';

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
      comment: 'They meet in schema.graphql alone.',
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
      name: 'domains-through-use-cases',
      comment:
        'One domain uses another through its use cases, read models, policies and plain types, never its entities.',
      severity: 'error',
      from: { path: `^server/${domains}/`, pathNot: '\\.test\\.tsx?$|^server/demo-data/' },
      to: {
        path: `^server/${domains}/.*\\.(entity|resolver)\\.ts$`,
        pathNot: ['^server/$1/', '^server/activity/'],
      },
    },
    {
      name: 'platform-knows-no-domain',
      comment: 'Only the composition files name the domains.',
      severity: 'error',
      from: {
        path: '^server/platform/',
        pathNot:
          '\\.test\\.tsx?$|^server/platform/(testing|start|uplift|app|request-context|audience)|^server/platform/(graphql/resolvers|graphql/emit-schema|database/entities|http/http-server|http/authenticate|queues/job-registry|audience-ledger)',
      },
      to: { path: `^server/${domains}/`, pathNot: '^server/activity/' },
    },
    {
      name: 'wire-names-stay-in-rest',
      severity: 'error',
      from: {
        pathNot:
          '^server/(rest|platform/http/http-server|platform/graphql/emit-schema|platform/audience)|\\.test\\.ts$',
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
      name: 'features-know-neither-app-nor-routes',
      severity: 'error',
      from: {
        path: '^client/(features|ui|forms|grid|charts|theme|graphql|seo|lib)/',
        pathNot: '\\.test\\.tsx?$',
      },
      to: { path: '^client/routes/' },
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
      from: { path: '^client/(ui|forms|grid|charts|theme|graphql|seo|lib)/' },
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
