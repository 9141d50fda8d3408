import { pino } from 'pino';
import { ScriptedServer } from '../testing/scripted-server.js';
import { TestUplift } from '../testing/test-uplift.js';
import { FaultyS3Server } from './files/testing/faulty-s3-server.js';
import { SmtpTransport } from './mail/mail-transport.js';
import { type Part, PartChecks } from './part-checks.js';
import { pingRedis } from './queues/ping-redis.js';

describe('health checks of parts', () => {
  let lines: { level: number; msg: string; part: string; err?: string }[];
  const checks = (parts: Part[], options = {}) =>
    new PartChecks(
      parts,
      pino({ level: 'info' }, { write: (line: string) => lines.push(JSON.parse(line)) }),
      options,
    );
  beforeEach(() => {
    lines = [];
  });

  it('mark a part as down from a failed to a successful check, each logged once', async () => {
    let down = true;
    const check = async () => {
      if (down) throw new Error('refused', { cause: new Error('by 10.0.0.1') });
    };
    const parts = checks([
      { name: 'files', check },
      { name: 'mail', check: async () => undefined },
    ]);
    expect(parts.degraded).toEqual([]);
    await parts.checkAll();
    await parts.checkAll();
    expect(parts.degraded).toEqual(['files']);
    down = false;
    await parts.checkAll();
    await parts.checkAll();
    expect(parts.degraded).toEqual([]);
    expect(lines).toMatchObject([
      { level: 40, msg: 'A part is down', part: 'files', err: 'refused', cause: 'Error: by 10.0.0.1' },
      { level: 30, msg: 'A part works again', part: 'files' },
    ]);
  });

  it('that do not end count as failed, and do not run a second time in parallel', async () => {
    let made = 0;
    let end: () => void = () => undefined;
    const check = () => {
      made++;
      return new Promise<void>((resolve) => {
        end = resolve;
      });
    };
    const parts = checks([{ name: 'files', check }], { withinMs: 10 });
    await parts.checkAll();
    await parts.checkAll();
    expect([made, parts.degraded]).toEqual([1, ['files']]);
    end();
    await parts.stop();
  });

  it('mark a part as down while it rejects calls', () => {
    const check = async () => undefined;
    expect(checks([{ name: 'files', check, isRefusing: () => true }]).degraded).toEqual(['files']);
  });
});

describe('Redis check of a server', () => {
  it.each([
    ['answers', '+PONG\r\n', true],
    ['is not ready', '-LOADING Redis is loading the dataset in memory\r\n', false],
    ['hangs up', null, false],
  ])('that %s', async (_how, answer, works) => {
    const server = await ScriptedServer.start({ answer });
    const result = pingRedis(`redis://127.0.0.1:${server.port}`);
    await (works ? expect(result).resolves.toBeUndefined() : expect(result).rejects.toThrow());
    await server.stop();
  });
});

describe('SMTP check of a server', () => {
  it.each([
    ['says hello', '220 mail ready\r\n', '250 mail\r\n', true],
    ['refuses connections', '421 Too busy\r\n', null, false],
    ['hangs up', null, null, false],
  ])('that %s', async (_how, greeting, answer, works) => {
    const server = await ScriptedServer.start({ greeting, answer });
    const result = new SmtpTransport(`smtp://127.0.0.1:${server.port}`).check();
    await (works ? expect(result).resolves.toBeUndefined() : expect(result).rejects.toThrow());
    await server.stop();
  });
});

describe('/readyz', () => {
  let uplift: TestUplift;
  let s3: FaultyS3Server;
  beforeAll(async () => {
    s3 = await FaultyS3Server.start('well');
    // Nothing listens on port 1.
    const env = { REDIS_URL: 'redis://127.0.0.1:1', SMTP_URL: 'smtp://127.0.0.1:1' };
    uplift = await TestUplift.start({ ...s3.env, ...env });
  });
  afterAll(async () => {
    await uplift.stop();
    await s3.stop();
  });

  it('returns 200 while parts are down, and names only them', async () => {
    s3.behaviour = 403;
    await uplift.app.parts.checkAll();
    const { statusCode, body } = await uplift.http.inject('/readyz');
    expect([statusCode, body]).toEqual([200, '{"status":"ready","degraded":["files","mail","queue"]}']);
  });

  it('sends no request to the parts', async () => {
    const { requests } = s3;
    await uplift.http.inject('/readyz');
    expect(s3.requests).toBe(requests);
  });

  it('names files after consecutive failed calls', async () => {
    s3.behaviour = 'well';
    await uplift.app.parts.checkAll();
    const degraded = async () => (await uplift.http.inject('/readyz')).json().degraded;
    expect(await degraded()).toEqual(['mail', 'queue']);
    s3.behaviour = 500;
    for (let each = 0; each < 5; each++) await uplift.http.inject('/files/pictures/a.png');
    expect(await degraded()).toEqual(['files', 'mail', 'queue']);
  });
});
