import fs from 'node:fs';
const rate = Number(process.argv[2] ?? 4), min = Number(process.argv[3] ?? 50);
const { traceEvents: ev } = JSON.parse(fs.readFileSync('/tmp/trace.json'));
const fp = ev.find((e) => e.name === 'firstContentfulPaint'); const { pid, tid, ts: fcp } = fp;
const chunks = ev.filter((e) => e.name === 'ProfileChunk' && e.pid === pid); const prof = ev.filter((e) => e.name === 'Profile' && e.pid === pid);
for (const p of prof) {
  const mine = chunks.filter((c) => c.id === p.id); const nodes = new Map(); const samples = [];
  let t = p.args.data.startTime;
  for (const c of mine) { const d = c.args.data; for (const n of d.cpuProfile?.nodes ?? []) nodes.set(n.id, n); (d.cpuProfile?.samples ?? []).forEach((id, i) => { t += d.timeDeltas[i]; samples.push([t, id, d.timeDeltas[i]]); }); }
  const tasks = ev.filter((e) => e.pid === pid && e.tid === tid && e.ph === 'X' && e.name === 'ThreadControllerImpl::RunTask' && e.dur > min * 1000 && e.ts > fcp).sort((a, b) => a.ts - b.ts);
  for (const k of tasks) {
    const inc = new Map(); let n = 0;
    for (let i = 0; i < samples.length; i++) { const [at, id] = samples[i]; if (at < k.ts || at > k.ts + k.dur) continue; const d = (samples[i + 1]?.[0] ?? at) - at; n += d; const seen = new Set(); let x = nodes.get(id); while (x) { const key = x.callFrame.functionName + ' ' + (x.callFrame.url ?? '').split('/').pop() + ':' + x.callFrame.lineNumber; if (!seen.has(key)) { seen.add(key); inc.set(key, (inc.get(key) ?? 0) + d); } x = nodes.get(x.parent); } }
    console.log('TASK', ((k.ts - fcp) / 1000).toFixed(0), (k.dur / 1000).toFixed(0), 'ms');
    for (const [key, d] of [...inc].sort((a, b) => b[1] - a[1]).slice(0, 45)) if (d > k.dur * 0.06) console.log('     ', (d / 1000).toFixed(1).padStart(6), key);
  }
}
