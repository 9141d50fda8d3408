import lighthouse from 'lighthouse';
import { chromium } from 'playwright-core';
const b = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox', '--remote-debugging-port=9445'] });
for (const p of process.argv[2].split(',')) {
  const r = await lighthouse('http://localhost:4000' + p, { port: 9445, output: 'json', logLevel: 'error', onlyCategories: ['performance'] });
  const a = r.lhr.audits;
  console.log(p, 'lcp', Math.round(a['largest-contentful-paint'].numericValue), 'tbt', Math.round(a['total-blocking-time'].numericValue));
  const i = a['lcp-breakdown-insight'] ?? a['largest-contentful-paint-element'];
  console.log(JSON.stringify(i?.details?.items?.map((x) => x.type === 'node' ? x.snippet : x.items?.map((y) => [y.subpart ?? y.label, Math.round(y.duration ?? 0)])), null, 0)?.slice(0, 600));
  for (const n of (a['network-requests'].details.items).filter((n) => n.priority !== 'x').slice(0, 60)) if (!/assets\/.*js/.test(n.url) ) console.log('  ', n.url.slice(21, 80), n.resourceType, n.priority, Math.round(n.transferSize / 1000) + 'kB', Math.round(n.networkRequestTime), Math.round(n.networkEndTime));
}
await b.close();
