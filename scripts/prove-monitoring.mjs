// Proves that Prometheus reads /metrics, and that the alert rules and the dashboard of docs/operations ask for what is
// there. It needs prometheus and promtool (Debian: the package prometheus):
// npm run prove-monitoring
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { ensureBuilt, ensureInstalled, ROOT, requireNode } from './prepare.mjs';
import { freePort } from './proof/own-product.mjs';
import { runProduct } from './run-product.mjs';

const DOCS = path.join(ROOT, 'docs', 'operations');
const RULES = path.join(DOCS, 'alerts.yml');
const WITHIN_MS = 60_000;
/** Metrics that have no values before their first event. */
const NOT_YET =
  /^uplift_(webhook_attempts_total|webhooks_paused|certificates_pending|scheduled_job_last_run_timestamp_seconds)$/;

requireNode();
process.chdir(ROOT);
await ensureInstalled();
await ensureBuilt();

const run = (program, args, input) => execFileSync(program, args, { input, encoding: 'utf8' });
run('promtool', ['check', 'rules', RULES]);
run('promtool', ['check', 'config', path.join(DOCS, 'prometheus.yml')]);

const folder = mkdtempSync(path.join(tmpdir(), 'uplift-monitoring-'));
const metricsPort = await freePort();
const product = await runProduct({ METRICS_PORT: String(metricsPort) });
let prometheus;
try {
  await visit(product.url);
  const answer = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
  // The library names some metrics of Node in a way that promtool does not like.
  const text = answer.replace(/^.*\bnodejs_.*\n/gm, '');
  run('promtool', ['check', 'metrics'], text);
  console.info(
    `promtool accepts ${text.split('\n').filter((line) => line.startsWith('# TYPE')).length} metrics.`,
  );

  const ask = await startPrometheus();
  await until(async () => (await ask('up == 1')).length === 2, 'Prometheus reads no metrics.');
  const rules = await provedRules(ask);
  const shown = await provedPanels(ask);
  console.info(`${rules} alerts and ${shown} queries of the dashboard find their metrics.`);
  await product.stop();
  await until(
    async () => (await ask('ALERTS{alertname="UpliftWebDown"}')).length > 0,
    'The alert of a web process that is down is not raised.',
  );
  console.info('UpliftWebDown is raised once the product has stopped.');
} finally {
  prometheus?.kill('SIGTERM');
  if (prometheus) await once(prometheus, 'exit');
  await product.stop();
  rmSync(folder, { recursive: true, force: true });
}

/** Makes the product count something: a page, a call of either API, an error, a job and its email. */
async function visit(url) {
  await fetch(url);
  await fetch(`${url}/api/openapi.json`);
  const send = (query) =>
    fetch(`${url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query }),
    });
  await send('{ categories { id } }');
  await send('{ nothing }');
  await send(
    'mutation { register(email: "new@monitoring.example", password: "a long enough one") { user { id } } }',
  );
}

/** Starts Prometheus with the documented configuration, short intervals and this product as both roles. */
async function startPrometheus() {
  const config = readFileSync(path.join(DOCS, 'prometheus.yml'), 'utf8')
    .replace(/(web|worker):9464/g, `127.0.0.1:${metricsPort}`)
    .replace(/_interval: 15s/g, '_interval: 1s');
  writeFileSync(path.join(folder, 'prometheus.yml'), config);
  writeFileSync(path.join(folder, 'alerts.yml'), readFileSync(RULES));
  mkdirSync(path.join(folder, 'data'));
  const port = await freePort();
  prometheus = spawn(
    'prometheus',
    [
      `--config.file=${path.join(folder, 'prometheus.yml')}`,
      `--storage.tsdb.path=${path.join(folder, 'data')}`,
      `--web.listen-address=127.0.0.1:${port}`,
    ],
    { stdio: 'ignore' },
  );
  const url = `http://127.0.0.1:${port}`;
  await until(async () => (await fetch(`${url}/-/ready`)).ok, 'Prometheus does not start.');
  const ask = async (expression) => {
    const response = await fetch(`${url}/api/v1/query?${new URLSearchParams({ query: expression })}`);
    const { status, data, error } = await response.json();
    if (status !== 'success') throw new Error(`${expression}: ${error}`);
    return data.result;
  };
  return Object.assign(ask, { url });
}

/** Asks for each alert that Prometheus has read, and for each metric that it names. Returns the number of alerts. */
async function provedRules(ask) {
  const { groups } = (await (await fetch(`${ask.url}/api/v1/rules`)).json()).data;
  const rules = groups.flatMap(({ rules }) => rules);
  for (const { query } of rules) await askFor(ask, query);
  return rules.length;
}

/** Does the same for the panels of the dashboard. Returns the number of queries. */
async function provedPanels(ask) {
  const { panels } = JSON.parse(readFileSync(path.join(DOCS, 'dashboard.json'), 'utf8'));
  const expressions = panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr));
  for (const expression of expressions) await askFor(ask, expression);
  return expressions.length;
}

async function askFor(ask, expression) {
  await ask(expression);
  for (const [name] of expression.matchAll(/\b(?:uplift|http|graphql|nodejs|process)_[a-z_\d]+/g)) {
    if (NOT_YET.test(name)) continue;
    await until(async () => (await ask(name)).length > 0, `${name} has no values.`);
  }
}

async function until(isTrue, problem) {
  for (const since = Date.now(); Date.now() - since < WITHIN_MS; await pause(250))
    if (await isTrue().catch(() => false)) return;
  throw new Error(problem);
}
