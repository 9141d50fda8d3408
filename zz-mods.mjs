import { build } from 'vite';
const r = await build({ logLevel: 'error', build: { write: false } });
const first = /^assets\/(errors|language|box|button|use-route-handle|product|structured-data|flex|heading|text|plants|icons|empty-state)-/;
for (const c of r.output) if (c.type === 'chunk' && first.test(c.fileName)) console.log(c.fileName, Object.keys(c.modules).map((m) => m.replace('/work/main/', '').replace('node_modules/@chakra-ui/react/dist/esm', 'CHAKRA')).join(' '));
