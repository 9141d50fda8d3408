// Measures how smoothly a grid of 10,000 loaded rows scrolls in Chromium:
// npm run measure-grid -- [--url of a running product] [--rows 10000] [--strict]
// Prints frames per second and the longest task for three ways of scrolling. With --strict it fails below 55
// frames per second, or above 100 ms.
import { parseArgs } from 'node:util';
import { visitProduct } from './visit-product.mjs';

const SECONDS = 4;
/** Pixels per frame: a mouse wheel, a fast swipe, and the dragged scroll bar. */
const SCROLL_STEPS = { wheel: 40, swipe: 240, dragged: 2400 };
const LEAST_FRAMES = 55;
const LONGEST_TASK_MS = 100;

const { values } = parseArgs({
  options: {
    url: { type: 'string' },
    rows: { type: 'string', default: '10000' },
    strict: { type: 'boolean', default: false },
  },
});
const rows = Number(values.rows);

await visitProduct(values.url, ['--disable-gpu'], async (browser, url) => {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  await page.goto(`${url}/login`);
  await page.getByRole('textbox', { name: /mail/i }).fill('admin@uplift.example');
  await page.locator('input[type=password]').fill('uplift-demo');
  await page.keyboard.press('Enter');
  await page.waitForURL(/admin/);
  await page.route('**/graphql', answerAtOnce);
  await page.goto(`${url}/admin/businesses`);
  await page.getByText(`${rows.toLocaleString('en-NZ')} of`).waitFor();
  const report = [];
  for (const [way, pixels] of Object.entries(SCROLL_STEPS))
    report.push({ way, ...(await page.evaluate(scroll, { pixels, seconds: SECONDS })) });
  console.table(report);
  const slow = report.some(
    ({ framesPerSecond, longestTask }) => framesPerSecond < LEAST_FRAMES || longestTask > LONGEST_TASK_MS,
  );
  if (values.strict && slow) process.exitCode = 1;
});

/**
 * Responds with the list of suppliers as one page of this number of rows, repeated from those of the product.
 */
async function answerAtOnce(route) {
  const response = await route.fetch();
  const body = await response.text();
  if (!body.includes('"supplierRecords"')) return route.fulfill({ response, body });
  const answer = JSON.parse(body);
  const list = answer.data.supplierRecords;
  if (!list.nodes) return route.fulfill({ response, body });
  const nodes = Array.from({ length: rows }, (_, index) => {
    const node = list.nodes[index % list.nodes.length];
    return { ...node, id: index + 1, name: `${node.name} ${index + 1}` };
  });
  answer.data.supplierRecords = {
    ...list,
    nodes,
    totalCount: rows,
    pageInfo: { ...list.pageInfo, hasNextPage: false, endCursor: null },
  };
  return route.fulfill({ response, body: JSON.stringify(answer) });
}

/** Scrolls the grid. Runs in the page. */
async function scroll({ pixels, seconds }) {
  const box = document.querySelector('[data-scroller]');
  box.scrollTop = 0;
  const tasks = [];
  const observer = new PerformanceObserver((list) => tasks.push(...list.getEntries()));
  observer.observe({ entryTypes: ['longtask'] });
  const frames = [];
  const startedAt = performance.now();
  let way = 1;
  await new Promise((resolve) => {
    const step = (now) => {
      frames.push(now);
      if (now - startedAt > seconds * 1000) return resolve();
      if (box.scrollTop + box.clientHeight >= box.scrollHeight - 1) way = -1;
      else if (box.scrollTop <= 0) way = 1;
      box.scrollTop += way * pixels;
      requestAnimationFrame(step);
    };
    requestAnimationFrame(step);
  });
  observer.disconnect();
  const gaps = frames.slice(1).map((now, index) => now - frames[index]);
  gaps.sort((one, other) => one - other);
  const round = (value) => Math.round(value * 10) / 10;
  return {
    framesPerSecond: round((1000 * gaps.length) / gaps.reduce((sum, gap) => sum + gap, 0)),
    'median frame ms': round(gaps[Math.floor(gaps.length / 2)]),
    '95 % of frames ms': round(gaps[Math.floor(gaps.length * 0.95)]),
    'worst frame ms': round(gaps.at(-1)),
    longestTask: round(Math.max(0, ...tasks.map(({ duration }) => duration))),
    rowsDrawn: document.querySelectorAll('tr.row').length,
  };
}
