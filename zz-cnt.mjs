import { createServer } from 'vite';
const v = await createServer({ root: '/work/main', server: { middlewareMode: true }, appType: 'custom', logLevel: 'error' });
const { system } = await v.ssrLoadModule('/client/theme/system.ts');
const by = {}; for (const t of system.tokens.allTokens) by[t.extensions.category] = (by[t.extensions.category] ?? 0) + 1;
console.log(by, system.tokens.allTokens.length);
for (const [k, m] of system.tokens.cssVarMap) console.log(k, m.size);
for (let i = 0; i < 3; i++) { const s = performance.now(); system.getTokenCss(); console.log('tokencss', performance.now() - s); }
await v.close();
