import { chromium } from 'playwright-core';
const b = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] });
const page = await b.newPage({ viewport: { width: 412, height: 823 } });
page.on('console', (m) => console.log(m.text().slice(0, 1500)));
await page.addInitScript(() => {
  let n = 0;
  const name = (f) => typeof f.type === 'function' ? f.type.displayName || f.type.name : f.type?.render ? f.type.render.displayName || f.type.render.name : f.type?.type?.name ?? null;
  window.__REACT_DEVTOOLS_GLOBAL_HOOK__ = { supportsFiber: true, inject: () => 1, onScheduleFiberRoot() {}, onCommitFiberUnmount() {}, onPostCommitFiberRoot() {}, checkDCE() {},
    onCommitFiberRoot(id, root) {
      const roots = []; let count = 0;
      const walk = (f, inside) => { for (let c = f; c; c = c.sibling) { const did = c.alternate && c.flags & 1 && (c.tag === 0 || c.tag === 11 || c.tag === 15); const fresh = !c.alternate && c.tag === 0; let s = c.memoizedState, p = c.alternate?.memoizedState, changed = false; if (did) { count++; while (s && p) { if (typeof s === 'object' && s.queue && s.memoizedState !== p.memoizedState) changed = true; s = s.next; p = p.next; } if (changed) roots.push(name(c)); } if (c.alternate && c.child === c.alternate.child) continue; walk(c.child, inside); } };
      walk(root.current.child, false);
      console.log('commit', ++n, performance.now().toFixed(0), 'rendered again', count, 'state changed in', roots.slice(0, 12).join(', '));
    } };
});
await page.goto('http://localhost:4000' + process.argv[2]);
await page.waitForTimeout(3000);
await b.close();
