// Proves the examples of docs/operations for nginx and Caddy: two web processes behind each, with TLS, the address of
// the visitor, live changes, and a rolling restart under load without a failed request. It needs both
// (Debian: the packages nginx-light and caddy):
// npm run prove-proxies
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { ensureBuilt, ensureInstalled, ROOT, requireNode } from './prepare.mjs';
import { freePort, startProcess } from './proof/own-product.mjs';
import { proveProxiedProduct, proveRollingRestart, proveVisitorAddress } from './proof/proxied-product.mjs';

const DOCS = path.join(ROOT, 'docs', 'operations');
const START_WITHIN_MS = 20_000;
const CALLS_PER_MINUTE = 500;

// The certificate of this proof is its own. No other site is called.
process.env.NODE_TLS_REJECT_UNAUTHORIZED = '0';
process.removeAllListeners('warning');

requireNode();
process.chdir(ROOT);
await ensureInstalled();
await ensureBuilt();

const { startEmbeddedPostgres } = await import('../dist/server/platform/database/embedded-postgres.js');
const folder = mkdtempSync(path.join(tmpdir(), 'uplift-proxies-'));
// The proxies may run as other users, who need access to their own folders.
chmodSync(folder, 0o755);
const postgres = await startEmbeddedPostgres({ folder: path.join(folder, 'postgres'), durable: false });
makeCertificate();
const data = path.join(folder, 'data');
mkdirSync(data);
try {
  let first = true;
  for (const { name, start } of [
    { name: 'nginx', start: startNginx },
    { name: 'Caddy', start: startCaddy },
  ]) {
    await provedBehind(name, start, first);
    first = false;
  }
} finally {
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}

async function provedBehind(name, start, fill) {
  const ports = [await freePort(), await freePort()];
  const publicPort = await freePort();
  const site = `https://localhost:${publicPort}`;
  const env = {
    NODE_ENV: 'development',
    DATABASE_URL: postgres.url(),
    DATABASE_PATIENCE: '10',
    DATA_FOLDER: data,
    JWT_SECRET: 'a secret of this proof, for both processes',
    PUBLIC_URL: site,
    HOST: '127.0.0.1',
    TRUST_PROXY: '1',
    STOP_NOTICE_SECONDS: '5',
    RATE_LIMIT_PER_MINUTE: String(CALLS_PER_MINUTE),
  };
  const startWeb = (port, demo) =>
    startProcess(['--role', 'web'], { ...env, PORT: String(port), DEMO: demo ? '1' : '0' });
  const processes = [await startWeb(ports[0], fill), await startWeb(ports[1], false)];
  const proxy = await start(ports, publicPort);
  try {
    await until(async () => (await fetch(`${site}/readyz`)).ok, `${name} does not answer`);
    await proveProxiedProduct(site);
    const restart = async (index) => {
      await processes[index].end('SIGTERM');
      processes[index] = await startWeb(ports[index], false);
    };
    const { requests, seconds } = await proveRollingRestart(site, [() => restart(0), () => restart(1)]);
    await proveVisitorAddress(site, CALLS_PER_MINUTE);
    console.info(
      `${name}: pages, address of the visitor and live changes; ${requests} requests during a rolling restart of ${seconds} s, none failed.`,
    );
  } finally {
    proxy.kill('SIGTERM');
    await once(proxy, 'exit');
    await Promise.all(processes.map((each) => each.end('SIGKILL')));
  }
}

async function startNginx(ports, publicPort) {
  const plainPort = await freePort();
  const site = readDocumented('nginx.conf', [
    ['127.0.0.1:4001', `127.0.0.1:${ports[0]}`],
    ['127.0.0.1:4002', `127.0.0.1:${ports[1]}`],
    ['listen 80;', `listen 127.0.0.1:${plainPort};`],
    ['listen 443 ssl http2;', `listen ${publicPort} ssl http2;`],
    ['/etc/ssl/uplift/fullchain.pem', path.join(folder, 'certificate.pem')],
    ['/etc/ssl/uplift/privkey.pem', path.join(folder, 'key.pem')],
  ]).replaceAll('uplift.example', 'localhost');
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path ${path.join(folder, `nginx-${kind}`)};`,
  );
  const config = path.join(folder, 'nginx.conf');
  writeFileSync(
    config,
    `daemon off; pid ${path.join(folder, 'nginx.pid')}; error_log ${path.join(folder, 'nginx.log')};
worker_processes 2;
events { worker_connections 512; }
http { access_log off; ${temporary.join(' ')}
${site}}`,
  );
  execFileSync('nginx', ['-t', '-c', config], { stdio: 'pipe' });
  const nginx = spawn('nginx', ['-c', config], { stdio: 'ignore' });
  await until(
    async () => (await fetch(`http://localhost:${plainPort}/x`, { redirect: 'manual' })).status === 301,
    'nginx does not redirect to https',
  );
  return nginx;
}

async function startCaddy(ports, publicPort) {
  const site = readDocumented('Caddyfile', [
    ['127.0.0.1:4001', `127.0.0.1:${ports[0]}`],
    ['127.0.0.1:4002', `127.0.0.1:${ports[1]}`],
    [
      'uplift.example {',
      `localhost:${publicPort} {\n\ttls ${path.join(folder, 'certificate.pem')} ${path.join(folder, 'key.pem')}`,
    ],
  ]);
  const config = path.join(folder, 'Caddyfile');
  writeFileSync(config, `{\n\tadmin off\n\tauto_https disable_redirects\n}\n${site}`);
  const env = { ...process.env, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder };
  return spawn('caddy', ['run', '--config', config, '--adapter', 'caddyfile'], { stdio: 'ignore', env });
}

/** Returns an example of the docs with other values, each of which it must contain. */
function readDocumented(name, changes) {
  let text = readFileSync(path.join(DOCS, name), 'utf8').replace(/^#.*\n/gm, '');
  for (const [documented, used] of changes) {
    if (!text.includes(documented)) throw new Error(`docs/operations/${name} has no ${documented}.`);
    text = text.replace(documented, used);
  }
  return text;
}

function makeCertificate() {
  execFileSync(
    'openssl',
    [
      ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-days', '2'],
      ...['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'],
      ...['-keyout', path.join(folder, 'key.pem'), '-out', path.join(folder, 'certificate.pem')],
    ],
    { stdio: 'pipe' },
  );
  chmodSync(path.join(folder, 'key.pem'), 0o644);
}

async function until(isTrue, problem) {
  for (const since = Date.now(); Date.now() - since < START_WITHIN_MS; await pause(100))
    if (await isTrue().catch(() => false)) return;
  throw new Error(`${problem} within ${START_WITHIN_MS / 1000} s.`);
}
