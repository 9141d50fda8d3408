import { readdirSync, readFileSync } from 'node:fs';
import { Metrics } from '../platform/metrics.js';
import { addDatabaseGauges } from '../platform/monitoring/database-gauges.js';
import { TestSmtpServer } from '../testing/smtp-server.js';
import { TestUplift } from '../testing/test-uplift.js';
import { until } from '../testing/until.js';
import { DATABASE_GAUGES } from './database-gauges.js';
import { createMetricsServer } from './metrics-server.js';

/** Returns the lines of a metric with their labels, such as `uplift_part_up{part="mail"} 1`. */
const linesOf = async (uplift: TestUplift, name: string) =>
  (await uplift.app.metrics.text()).split('\n').filter((line) => line.startsWith(name));

describe('metrics of a web process', () => {
  let uplift: TestUplift;
  beforeAll(async () => {
    uplift = await TestUplift.start();
  });
  afterAll(() => uplift.stop());

  it('count responses by declared route and status, never by what was typed', async () => {
    await uplift.rest('GET', 'openapi.json');
    await uplift.http.inject('/api/../secret-address?key=typed');
    await uplift.http.inject({ method: 'POST', url: '/api/typed-address' });
    const lines = (await linesOf(uplift, 'http_request_duration_seconds_count')).join('\n');
    expect(lines).toContain('{method="GET",route="/api/openapi.json",status="200"} 1');
    expect(lines).toMatch(/status="404"} \d/);
    expect(await uplift.app.metrics.text()).not.toContain('typed');
  });

  it('count GraphQL operations by their root field, and errors by their code', async () => {
    await uplift.graphql('query Typed { categories { id } }');
    await uplift.graphql('{ currentUser { email } other: categories { id } }');
    await uplift.graphql('{ typedField }');
    await uplift.graphql('{ calendarLink { id } }');
    const lines = (await linesOf(uplift, 'graphql_')).join('\n');
    expect(lines).toContain(
      'graphql_operation_duration_seconds_count{operation="categories",status="200"} 1',
    );
    expect(lines).toContain('graphql_operation_duration_seconds_count{operation="several"');
    expect(lines).toContain('graphql_operation_duration_seconds_count{operation="unknown",status="400"} 1');
    expect(lines).toMatch(/graphql_errors_total{code="UNAUTHENTICATED"} \d/);
    expect(lines).not.toMatch(/typed/i);
  });

  it('show the pool, and hold no values of the whole product, which workers answer', async () => {
    const lines = (await linesOf(uplift, 'uplift_')).join('\n');
    expect(lines).toContain('uplift_database_pool_size 6');
    expect(lines).toContain('uplift_database_pool_waiting 0');
    expect(lines).toContain('uplift_ready 1');
    expect(lines).toMatch(/uplift_clock_offset_seconds -?0/);
    expect(lines).toMatch(/uplift_build_info{version="[\d.]+",role="web",node="[\d.]+"} 1/);
    expect(lines).not.toContain('uplift_outbox');
  });
});

describe('metrics of a worker', () => {
  let uplift: TestUplift;
  const smtp = new TestSmtpServer();
  beforeAll(async () => {
    await smtp.start();
    uplift = await TestUplift.start({ SMTP_URL: smtp.url }, 'all');
  });
  afterAll(async () => {
    await uplift.stop();
    await smtp.stop();
  });

  it('count jobs and emails', async () => {
    await uplift.graphql(
      'mutation { register(email: "new@demo.example", password: "kept for good") { user { id } } }',
    );
    await until(
      async () => (await linesOf(uplift, 'uplift_mail_attempts_total{outcome="sent"} 1')).length > 0,
    );
    await until(
      async () =>
        (await linesOf(uplift, 'uplift_job_duration_seconds_count{job="mail.deliver",outcome="completed"} 1'))
          .length > 0,
    );
    expect(await linesOf(uplift, 'uplift_queue_jobs{state="failed"}')).toEqual([
      'uplift_queue_jobs{state="failed"} 0',
    ]);
  });

  it('say how long jobs have waited and which were dead-lettered', async () => {
    await uplift.app.database.manager.query(
      `INSERT INTO outbox_job (job, payload, created_at, parked_at, parked_reason)
       VALUES ('job.of-tomorrow', '{}', now() - interval '1 hour', now(), 'unknown')`,
    );
    const metrics = new Metrics();
    const close = addDatabaseGauges({ ...uplift.app, metrics }, DATABASE_GAUGES);
    const lines = (await metrics.text()).split('\n');
    await close();
    expect(lines).toContain('uplift_outbox_dead_lettered_jobs 1');
    expect(lines).toContain('uplift_database_up 1');
    const measured = DATABASE_GAUGES.filter(({ name }) =>
      lines.some((line) => new RegExp(`^${name}[ {]`).test(line)),
    );
    const empty = ['uplift_webhooks_paused', 'uplift_certificates_pending'];
    const scheduled = /^uplift_scheduled_job/;
    expect(
      DATABASE_GAUGES.filter(
        (gauge) => !measured.includes(gauge) && !empty.includes(gauge.name) && !scheduled.test(gauge.name),
      ),
    ).toEqual([]);
  });

  it('say that the database does not answer, within seconds', async () => {
    const metrics = new Metrics();
    const database = { directUrl: 'postgres://nobody@127.0.0.1:1/uplift' };
    const close = addDatabaseGauges({ ...uplift.app, metrics, database } as never, DATABASE_GAUGES);
    const text = await metrics.text();
    await close();
    expect(text).toContain('uplift_database_up 0');
    expect(text).not.toContain('uplift_outbox_jobs 0');
  });
});

describe('the server for operators', () => {
  it('answers /metrics, /healthz and /readyz, and says when the process is about to stop', async () => {
    const uplift = await TestUplift.start();
    const stopping = new AbortController();
    const server = createMetricsServer(uplift.app, stopping.signal);
    const status = async (url: string) => (await server.inject(url)).statusCode;
    expect([await status('/metrics'), await status('/healthz'), await status('/readyz')]).toEqual([
      200, 200, 200,
    ]);
    expect((await server.inject('/metrics')).headers['content-type']).toMatch(/^text\/plain; version=/);
    stopping.abort();
    expect([await status('/metrics'), await status('/healthz'), await status('/readyz')]).toEqual([
      200, 200, 503,
    ]);
    expect(await status('/graphql')).toBe(404);
    await server.close();
    await uplift.stop();
  });

  it('is not part of the site', async () => {
    const uplift = await TestUplift.start();
    expect((await uplift.http.inject('/metrics')).body).not.toContain('http_request_duration_seconds');
    await uplift.stop();
  });
});

describe('the alerts and the dashboard of the docs', () => {
  const rules = readFileSync('docs/operations/alerts.yml', 'utf8');
  const dashboard = readFileSync('docs/operations/dashboard.json', 'utf8');
  /** Gauges of the page cache, which opens with the built site. */
  const SITE_ONLY = new Set(['uplift_page_cache_bytes', 'uplift_page_cache_pages']);
  const alerts = [...rules.matchAll(/- alert: (\w+)/g)].map(([, name]) => name);

  it('ask only for metrics that the product has', async () => {
    const uplift = await TestUplift.start({}, 'all');
    uplift.app.metrics.measureProcess();
    const names = new Set(uplift.app.metrics.registry.getMetricsAsArray().map(({ name }) => name));
    await uplift.stop();
    const asked = [...`${rules}${dashboard}`.matchAll(/\b(?:uplift|http|graphql|nodejs|process)_[a-z_\d]+/g)];
    const unknown = asked
      .map(([name]) => name.replace(/_(bucket|count|sum)$/, ''))
      .filter((name) => !names.has(name) && !SITE_ONLY.has(name));
    expect(unknown).toEqual([]);
  });

  it('have a page for each alert, which the list of alerts names', () => {
    const list = readFileSync('docs/operations/alerts/README.md', 'utf8');
    const pages = readdirSync('docs/operations/alerts').filter((name) => name !== 'README.md');
    expect(pages.sort()).toEqual(alerts.map((name) => `${name}.md`).sort());
    for (const name of alerts) {
      expect(list).toContain(`[${name}](${name}.md)`);
      expect(rules).toContain(`runbook: docs/operations/alerts/${name}.md`);
    }
  });
});
