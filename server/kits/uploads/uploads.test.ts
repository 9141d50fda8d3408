import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { TestUplift, type TestUser } from '../../testing/test-uplift.js';
import { noise, picture } from './testing/pictures.js';
import { formWith, sendFile } from './testing/send-file.js';

const MEGABYTE = 1024 * 1024;

describe('uploading files', () => {
  let uplift: TestUplift;
  let admin: TestUser;
  let address: string;
  let png: Buffer;
  /** The temporary folder of this test only. */
  let arrivals: string;
  const before = process.env.TMPDIR;
  beforeAll(async () => {
    arrivals = mkdtempSync(path.join(tmpdir(), 'uplift-arrivals-'));
    uplift = await TestUplift.start();
    admin = await uplift.user({ roles: ['Admin'] });
    address = await uplift.http.listen({ port: 0, host: '127.0.0.1' });
    png = await picture('png');
    // The folder for temporary files, for the whole process until the last test of the file.
    process.env.TMPDIR = arrivals;
  });
  afterAll(async () => {
    process.env.TMPDIR = before;
    if (before === undefined) delete process.env.TMPDIR;
    await uplift.stop();
    rmSync(arrivals, { recursive: true, force: true });
  });

  const leftovers = () => readdirSync(arrivals);
  const headers = () => ({ authorization: `Bearer ${uplift.token(admin)}` });

  it('accepts the file as the body, whatever its media type R318 C022', async () => {
    for (const type of ['image/jpeg', 'application/octet-stream', 'text/html']) {
      const answer = await uplift.rest('POST', 'files/workItemImages', {
        as: admin,
        body: png,
        headers: { 'content-type': type },
      });
      expect([answer.statusCode, answer.json().contentType]).toEqual([200, 'image/png']);
      expect(answer.json().url).toMatch(/^\/files\/workItemImages\/\w/);
    }
  });

  it('accepts a form over a real connection C125', async () => {
    const body = new FormData();
    body.append('note', 'ignored');
    body.append('file', new Blob([new Uint8Array(png)]), 'photo.png');
    const answer = await fetch(`${address}/api/files/profileImages`, {
      method: 'POST',
      body,
      headers: headers(),
    });
    const { url, name } = await answer.json();
    expect([answer.status, name]).toEqual([200, 'photo.png']);
    const file = await fetch(`${address}${url}`);
    expect([file.status, file.headers.get('content-type')]).toEqual([200, 'image/png']);
  });

  it.each([
    ['JSON', { body: { file: 'x' } }, 415, 'Please send a file.'],
    [
      'fields of a form',
      { body: 'a=b', headers: { 'content-type': 'application/x-www-form-urlencoded' } },
      415,
      'Please send a file.',
    ],
    [
      'a form without a file',
      {
        body: '--x\r\nContent-Disposition: form-data; name="file"\r\n\r\nhello\r\n--x--\r\n',
        headers: { 'content-type': 'multipart/form-data; boundary=x' },
      },
      400,
      'Please choose a file.',
    ],
    [
      'a form without a boundary',
      { body: 'x', headers: { 'content-type': 'multipart/form-data' } },
      400,
      expect.any(String),
    ],
    [
      'a truncated form',
      {
        body: '--x\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\nhel',
        headers: { 'content-type': 'multipart/form-data; boundary=x' },
      },
      400,
      expect.any(String),
    ],
    ['nothing', { headers: { 'content-type': 'image/png' } }, 400, 'This file is empty.'],
  ])('%s is refused C125', async (_what, options, status, message) => {
    const answer = await uplift.rest('POST', 'files/profileImages', { as: admin, ...options });
    expect([answer.statusCode, answer.json().message]).toEqual([status, message]);
  });

  it.each(['unknown', 'demo', 'constructor', '..%2F..', '__proto__'])(
    'the folder %s does not exist C125',
    async (folder) => {
      const answer = await uplift.rest('POST', `files/${folder}`, {
        as: admin,
        body: png,
        headers: { 'content-type': 'image/png' },
      });
      expect(answer.statusCode).toBe(404);
    },
  );

  it.each([
    '../../escape.png',
    '..\\..\\escape.png',
    '/etc/cron.d/escape.png',
    'a\u0000.png',
    'shell;rm -rf.png',
  ])('stores a file called %s in its folder under a generated name A41', async (name) => {
    const answer = await sendFile(uplift, admin, 'profileImages', png, { name });
    expect(answer.json().url).toMatch(/^\/files\/profileImages\/[0-9a-f]{32}-600x400\.png$/);
    const root = path.join(uplift.app.config.dataFolder, 'files');
    expect(existsSync(path.join(root, ...answer.json().url.split('/').slice(2)))).toBe(true);
    expect(readdirSync(uplift.app.config.dataFolder).sort()).toEqual(['files', 'jwt-secret']);
  });

  describe('large uploads', () => {
    const TOO_LARGE = 'This file is larger than 10 MB. Please choose a smaller one.';

    /** Returns a stream of bytes that counts those that are read. */
    function source(total: number) {
      const taken = { bytes: 0 };
      const chunk = Buffer.alloc(64 * 1024, 0xff);
      const stream = new Readable({
        read() {
          taken.bytes += chunk.length;
          this.push(taken.bytes > total ? null : chunk);
        },
      });
      return { taken, stream };
    }

    it('refuses a declared 50 MB before reading it', async () => {
      const { stream } = source(50 * MEGABYTE);
      const { statusCode, body } = await sendStream(stream, { 'content-length': String(50 * MEGABYTE) });
      expect([statusCode, JSON.parse(body).message]).toEqual([413, TOO_LARGE]);
    });

    it.each(['image/png', 'multipart/form-data; boundary=x'])(
      'refuses an undeclared 50 MB at ten, without buffering it (%s)',
      async (type) => {
        const head = '--x\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\n\r\n';
        const { stream } = source(50 * MEGABYTE);
        if (type.startsWith('multipart')) stream.unshift(Buffer.from(head));
        global.gc?.();
        const before = process.memoryUsage().rss;
        const { statusCode, body } = await sendStream(stream, { 'content-type': type });
        expect([statusCode, JSON.parse(body).message]).toEqual([413, TOO_LARGE]);
        expect(process.memoryUsage().rss - before).toBeLessThan(300 * MEGABYTE);
        expect(leftovers()).toEqual([]);
      },
    );

    async function sendStream(stream: Readable, more: Record<string, string>) {
      const answer = await fetch(`${address}/api/files/profileImages`, {
        method: 'POST',
        body: Readable.toWeb(stream) as never,
        headers: { 'content-type': 'image/png', ...headers(), ...without(more, 'content-length') },
        duplex: 'half',
      } as RequestInit);
      return { statusCode: answer.status, body: await answer.text() };
    }

    const without = (all: Record<string, string>, key: string) =>
      Object.fromEntries(Object.entries(all).filter(([name]) => name !== key));

    it('a client that sends everything before reading still gets the refusal', async () => {
      const size = 20 * MEGABYTE;
      const socket = connect(Number(new URL(address).port), '127.0.0.1');
      const head = Object.entries({
        host: 'a',
        'content-length': size,
        'content-type': 'image/png',
        ...headers(),
      });
      socket.write(`POST /api/files/profileImages HTTP/1.1\r\n`);
      socket.write(`${head.map(([name, value]) => `${name}: ${value}`).join('\r\n')}\r\n\r\n`);
      for await (const chunk of source(size).stream) if (!socket.write(chunk)) await once(socket, 'drain');
      const [answer] = await once(socket, 'data');
      expect(String(answer)).toMatch(/^HTTP\/1\.1 413/);
      socket.destroy();
    });

    it('many at once take less than 300 MB of additional memory', async () => {
      const large = await noise(4900, 4900, 60);
      expect(large.length).toBeGreaterThan(5 * MEGABYTE);
      const before = process.memoryUsage().rss;
      let most = 0;
      const watch = setInterval(() => (most = Math.max(most, process.memoryUsage().rss)), 20);
      const answers = await Promise.all(
        Array.from({ length: 6 }, () => {
          const { body, headers: form } = formWith(large, 'large.jpg');
          return fetch(`${address}/api/files/workItemImages`, {
            method: 'POST',
            body: new Uint8Array(body),
            headers: { ...headers(), ...form },
          });
        }),
      );
      clearInterval(watch);
      expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(200));
      expect(most - before).toBeLessThan(300 * MEGABYTE);
      expect(leftovers()).toEqual([]);
    });
  });

  it('limits uploads per account and minute A149', async () => {
    const limited = await TestUplift.start({ RATE_LIMIT_PER_MINUTE: '1' });
    try {
      const user = await limited.user({ roles: ['Admin'] });
      const statuses: number[] = [];
      for (let sent = 0; sent < 5; sent++)
        statuses.push((await sendFile(limited, user, 'profileImages', Buffer.from('x'))).statusCode);
      expect(statuses).toEqual(expect.arrayContaining([400, 429]));
      expect(statuses.filter((status) => status === 400).length).toBeLessThanOrEqual(6);
    } finally {
      await limited.stop();
    }
  });
});
