import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** The build of GraphiQL for GET /graphql (ADR 70), apart from the site, whose bundles it leaves alone. */
export default defineConfig({
  base: '/graphiql/',
  publicDir: false,
  plugins: [react()],
  // One file each, as the policy of a worker lets it load nothing.
  worker: { format: 'iife' },
  build: {
    outDir: 'dist/graphiql',
    assetsDir: '.',
    // The policy of the page allows no data: addresses for scripts and fonts.
    assetsInlineLimit: 0,
    emptyOutDir: true,
    manifest: true,
    target: 'es2022',
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 5000,
    rolldownOptions: { input: 'client/graphiql/main.tsx' },
  },
});
