import { chromium } from 'playwright-core';
const b = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] });
const page = await b.newPage();
const r = await (await fetch('http://localhost:4000' + process.argv[2])).text();
const list = JSON.parse(r.match(/uplift-scripts">([^<]*)/)[1]);
await page.route('**/blank', (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html><div id="root"></div>' }));
await page.goto('http://localhost:4000/blank');
const c = await page.context().newCDPSession(page);
await c.send('Emulation.setCPUThrottlingRate', { rate: 4 });
const t = await page.evaluate(async (list) => {
  for (const h of list) { await fetch(h).then((r) => r.text()); }
  const out = [];
  for (const h of list) { if (h.includes('entry-client')) { } const s = performance.now(); await import(h); out.push([h, performance.now() - s]); await new Promise((r) => setTimeout(r, 30)); }
  return out;
}, list);
for (const [h, ms] of t) if (ms > 8) console.log(ms.toFixed(0).padStart(5), h);
await b.close();
