import { build } from 'vite';
await build({ logLevel: 'warn', build: { outDir: '/work/main/zz-out', minify: false, emptyOutDir: true } });
