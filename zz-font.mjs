import subset from 'subset-font'; import fs from 'node:fs';
const f = (p) => fs.readFileSync('node_modules/@fontsource-variable/' + p);
const b = f('bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2'), be = f('bricolage-grotesque/files/bricolage-grotesque-latin-ext-wght-normal.woff2');
const g = f('figtree/files/figtree-latin-wght-normal.woff2'), ge = f('figtree/files/figtree-latin-ext-wght-normal.woff2');
let ascii = ''; for (let i = 32; i < 127; i++) ascii += String.fromCharCode(i);
let latin1 = ascii; for (let i = 160; i < 256; i++) latin1 += String.fromCharCode(i);
const punct = '–—‘’“”„•…‹›€™−×→';
const mac = 'ĀāĒēĪīŌōŪū';
for (const [n, file, text, opt] of [
  ['bric latin1', b, latin1 + punct, {}], ['bric ascii', b, ascii + punct, {}], ['bric latin1 600-700', b, latin1 + punct, { variationAxes: { wght: { min: 400, max: 700 } } }], ['bric ascii 400-700', b, ascii + punct, { variationAxes: { wght: { min: 400, max: 700 } } }], ['bric ascii 680', b, ascii + punct, { variationAxes: { wght: 680 } }],
  ['bric mac', be, mac, {}], ['fig latin1', g, latin1 + punct, {}], ['fig ascii', g, ascii + punct, {}], ['fig ascii 400-700', g, ascii + punct, { variationAxes: { wght: { min: 400, max: 700 } } }], ['fig mac', ge, mac, {}],
]) console.log(n, (await subset(file, text, { targetFormat: 'woff2', ...opt })).length);
