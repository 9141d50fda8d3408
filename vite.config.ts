import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';
import { ownFonts } from './vite/own-fonts.ts';
import { scriptText } from './vite/script-text.ts';

/**
 * Groups for the first load. React comes first, since everything needs it and it changes least; what only some
 * screens use (zag, forms, charts, tables) stays in the chunks of those screens.
 */
const chunkGroups = [
  { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/, priority: 40 },
  { name: 'router', test: /node_modules[\\/]react-router[\\/]/, priority: 30 },
  {
    name: 'apollo',
    test: /node_modules[\\/](@apollo|graphql|rxjs|@wry|optimism|graphql-tag|zen-observable-ts|tslib|@graphql-typed-document-node)[\\/]/,
    priority: 30,
  },
  {
    name: 'style',
    test: /node_modules[\\/](@emotion|stylis)[\\/]|@chakra-ui[\\/]react[\\/]dist[\\/]esm[\\/]styled-system[\\/](?!create-slot-recipe)/,
    priority: 20,
  },
  // What the editor of rich texts stands on comes with it, in a file of its own.
  {
    name: 'prosemirror',
    test: /node_modules[\\/](prosemirror-[a-z]+|orderedmap|rope-sequence|w3c-keyname)[\\/]/,
    priority: 20,
  },
  // Colours, recipes and the system made of them: work enough for a step of its own.
  {
    name: 'theme',
    test: /client[\\/]theme[\\/](?!lazy-recipes)|@chakra-ui[\\/]react[\\/]dist[\\/]esm[\\/](theme|preset)/,
    priority: 15,
  },
  // What every page has on it, in one file instead of one for each; of that nothing needs Apollo or the router, which
  // link pages do without.
  {
    name: 'frame',
    test: /@chakra-ui[\\/]react[\\/]dist[\\/]esm[\\/]components[\\/](absolute-center|box|button|container|flex|grid|heading|loader|span|spinner|text|visually-hidden)[\\/]|client[\\/](ui[\\/](empty-state|error-state|icons|line-icon|new-tab-icon|skeleton|illustrations[\\/]plants)\.|lib[\\/](format|language|page-config|product)\.|app[\\/](page-state|style-cache|chrome[\\/]main-content)\.|navigation[\\/]path-segments\.|graphql[\\/](call|call-failure|errors|error-messages)\.)|shared[\\/]text-length\./,
    priority: 10,
  },
  // Who is signed in: of some link pages, too.
  {
    name: 'session',
    test: /client[\\/]graphql[\\/](refresh-session|session|session-call)\.ts$/,
    priority: 10,
  },
  // And what every page of the site has besides.
  {
    name: 'site',
    test: /styled-system[\\/]create-slot-recipe|client[\\/](navigation[\\/]paths\.|ui[\\/](page-section|pictograms|text-link)\.|lib[\\/](sustainability-labels|search-text|use-media-query|web-address|translated-texts)\.|graphql[\\/]use-owner-refetch|navigation[\\/]use-route-handle|seo[\\/])/,
    priority: 10,
  },
];

/**
 * Chunks with functions that mostly run at the start. A browser that reads the hint compiles them while it fetches,
 * beside the main thread, instead of one by one when each is called.
 */
const STARTING = ['react', 'router', 'apollo', 'style', 'theme', 'frame', 'site', 'entry-client'];
const STARTED = new RegExp(`^assets/(rolldown-runtime|${STARTING.join('|')})-[^/]*$`);
const compileHint = ({ name }: { name: string }) =>
  STARTING.includes(name) ? '//# allFunctionsCalledOnLoad' : '';

/** The production build of the router, without warnings for developers. The name of the package alone gives the other. */
const productionRouter = Object.entries({ 'react-router': 'index', 'react-router/dom': 'dom-export' }).map(
  ([name, file]) => ({
    find: new RegExp(`^${name}$`),
    replacement: fileURLToPath(
      new URL(`node_modules/react-router/dist/production/${file}.mjs`, import.meta.url),
    ),
  }),
);

/** Emotion imports these for functions that nothing here calls; as CommonJS they would come along all the same. */
const UNUSED = /node_modules[\\/](hoist-non-react-statics|react-is)[\\/]/;

export default defineConfig(({ command, isSsrBuild }) => ({
  publicDir: isSsrBuild ? false : 'client/public',
  plugins: [react(), ownFonts(), scriptText()],
  appType: 'custom',
  resolve: { alias: command === 'build' ? productionRouter : [] },
  environments: {
    // rxjs for the browsers that we build for: without what older ones would need.
    client: { resolve: { conditions: ['es2015', ...defaultClientConditions] } },
  },
  build: isSsrBuild
    ? {
        outDir: 'dist/ssr',
        emptyOutDir: true,
        ssr: 'client/app/entry-server.tsx',
        target: 'node20',
        minify: false,
      }
    : {
        outDir: 'dist/client',
        emptyOutDir: true,
        manifest: true,
        target: 'es2022',
        modulePreload: {
          polyfill: false,
          // Named again beside every screen, what is there from the start would only make the first load longer.
          resolveDependencies: (_, files) => files.filter((file) => !STARTED.test(file)),
        },
        rolldownOptions: {
          input: [
            'client/app/entry-client.tsx',
            'client/app/entry-opportunities.tsx',
            'client/app/entry-prospecting.tsx',
          ],
          treeshake: { moduleSideEffects: [{ test: UNUSED, sideEffects: false }] },
          output: { codeSplitting: { groups: chunkGroups }, postBanner: compileHint },
        },
      },
  // Built, the page renderer is self-contained: it depends neither on NODE_ENV nor on what is installed beside it.
  define: isSsrBuild ? { 'process.env.NODE_ENV': '"production"' } : undefined,
  ssr: { noExternal: isSsrBuild ? true : undefined },
}));
