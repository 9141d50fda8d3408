import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { FONT_BASE, fontFiles } from './client/theme/fonts.ts';

const require = createRequire(import.meta.url);
const fontSource = (file: keyof typeof fontFiles) => readFileSync(require.resolve(fontFiles[file]));
const fontNames = Object.keys(fontFiles) as (keyof typeof fontFiles)[];

/** Serves the font files from their packages in development and copies them into the client build. */
function ownFonts(): Plugin {
  return {
    name: 'uplift-fonts',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const name = fontNames.find((file) => request.url === FONT_BASE + file);
        if (!name) return next();
        response.setHeader('content-type', 'font/woff2');
        response.end(fontSource(name));
      });
    },
    generateBundle() {
      if (this.environment.name !== 'client') return;
      for (const name of fontNames) {
        this.emitFile({ type: 'asset', fileName: FONT_BASE.slice(1) + name, source: fontSource(name) });
      }
    },
  };
}

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
    test: /node_modules[\\/](@emotion|stylis)[\\/]|@chakra-ui[\\/]react[\\/]dist[\\/]esm[\\/]styled-system/,
    priority: 20,
  },
];

export default defineConfig(({ isSsrBuild }) => ({
  publicDir: isSsrBuild ? false : 'client/public',
  plugins: [react(), ownFonts()],
  appType: 'custom',
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
        modulePreload: { polyfill: false },
        rolldownOptions: {
          input: 'client/app/entry-client.tsx',
          output: { codeSplitting: { groups: chunkGroups } },
        },
      },
  // Built, the page renderer is self-contained: it depends neither on NODE_ENV nor on what is installed beside it.
  ssr: { noExternal: isSsrBuild ? true : undefined },
}));
