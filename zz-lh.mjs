import lighthouse from 'lighthouse';
import { chromium } from 'playwright-core';
const [paths, runs = '3', detail] = process.argv.slice(2);
const b = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox', '--remote-debugging-port=9444'] });
for (const p of paths.split(',')) {
  const out = [];
  for (let i = 0; i < Number(runs); i++) {
    const r = await lighthouse('http://localhost:4000' + p, { port: 9444, output: 'json', logLevel: 'error', onlyCategories: ['performance'] });
    if (r.lhr.runtimeError) { console.log('err', r.lhr.runtimeError.code); continue; }
    const a = r.lhr.audits;
    out.push({ perf: Math.round(r.lhr.categories.performance.score * 100), fcp: Math.round(a['first-contentful-paint'].numericValue), lcp: Math.round(a['largest-contentful-paint'].numericValue), si: Math.round(a['speed-index'].numericValue), tbt: Math.round(a['total-blocking-time'].numericValue), bench: r.lhr.environment.benchmarkIndex, kb: Math.round(a['total-byte-weight'].numericValue / 1000), main: Math.round(a['mainthread-work-breakdown'].numericValue) });
    if (detail && i === 0) { for (const t of a['long-tasks'].details?.items ?? []) console.log('   long', t.url.slice(-40), Math.round(t.startTime), Math.round(t.duration)); for (const t of a['mainthread-work-breakdown'].details.items) console.log('   work', t.groupLabel, Math.round(t.duration)); }
  }
  console.log(p); console.table(out);
}
await b.close();
