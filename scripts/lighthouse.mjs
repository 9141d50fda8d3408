// npm run lighthouse -- [--runs 3] [--page 'good cause'] [--url of a running product]: runs Lighthouse’s
// mobile profile on the built product.
import { parseArgs } from 'node:util';
import { MEASURED_PAGES } from './public-pages.mjs';
import { visitProduct } from './visit-product.mjs';

const REQUIRED = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 };
/** The maximum values by column of the table. */
const MAX = { 'largest paint ms': 1800, 'layout shift': 0, 'blocking ms': 200 };
const PORT = 9333;

const { values } = parseArgs({
  options: {
    url: { type: 'string' },
    runs: { type: 'string', default: '3' },
    page: { type: 'string' },
  },
});

const median = (list) => [...list].sort((a, b) => a - b)[list.length >> 1];
const failures = [];
const rows = [];
await visitProduct(values.url, [`--remote-debugging-port=${PORT}`], async (_, url) => {
  const { default: lighthouse } = await import('lighthouse');
  for (const [name, path] of MEASURED_PAGES) {
    if (values.page && values.page !== name) continue;
    const runs = [];
    for (let run = 0; run < Number(values.runs); run += 1) {
      runs.push(await measure(lighthouse, name, url + path));
    }
    const row = { page: name };
    for (const [category, required] of Object.entries(REQUIRED)) {
      row[category] = Math.round(median(runs.map((each) => each.categories[category].score)) * 100);
      if (row[category] < required)
        failures.push(`${name}: ${category} ${row[category]} is below ${required}`);
      if (row[category] < 100) explain(name, category, runs[0]);
    }
    const audit = (id) => median(runs.map((each) => each.audits[id].numericValue ?? Number.NaN));
    row['largest paint ms'] = Math.round(audit('largest-contentful-paint'));
    row['layout shift'] = Number(audit('cumulative-layout-shift').toFixed(3));
    row['blocking ms'] = Math.round(audit('total-blocking-time'));
    row['kB over the wire'] = Math.round(audit('total-byte-weight') / 1000);
    row['kB of script'] = Math.round(median(runs.map(scriptBytes)) / 1000);
    for (const [column, most] of Object.entries(MAX))
      if (row[column] > most) failures.push(`${name}: ${column} ${row[column]} is over ${most}`);
    rows.push(row);
  }
});
console.table(rows);
for (const failure of failures) console.error(failure);
process.exitCode = failures.length > 0 ? 1 : 0;

/** Returns the results of Lighthouse. It sometimes misses the start of a page and has to be run again. */
async function measure(lighthouse, name, url, again = 2) {
  const options = {
    port: PORT,
    output: 'json',
    logLevel: 'error',
    onlyCategories: Object.keys(REQUIRED),
  };
  const { lhr } = await lighthouse(url, options);
  if (!lhr.runtimeError) return lhr;
  if (again === 0) throw new Error(`${name}: ${lhr.runtimeError.message}`);
  return measure(lighthouse, name, url, again - 1);
}

/** Returns the compressed size of the loaded scripts in bytes. */
function scriptBytes({ audits }) {
  return audits['network-requests'].details.items
    .filter(({ resourceType }) => resourceType === 'Script')
    .reduce((total, { transferSize }) => total + transferSize, 0);
}

/** Prints the audits that cost points. */
function explain(name, category, { audits, categories }) {
  for (const { id, weight } of categories[category].auditRefs) {
    const { score, title, displayValue } = audits[id];
    if (weight > 0 && score !== null && score < 0.9)
      console.info(`${name}, ${category}: ${title} ${displayValue ?? ''} (${Math.round(score * 100)})`);
  }
}
