import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { connect } from 'node:net';
import { Readable } from 'node:stream';
import compress from '@fastify/compress';
import Fastify, { type FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { handleErrors } from './error-responses.js';
import { readEmptyBodies } from './json-body.js';

let running: FastifyInstance | null = null;
afterEach(() => running?.close());

/** Starts a server that records its log and responds to `/` with the given stream, compressed. */
async function serverOf(
  answer: (response: ServerResponse) => Readable | Promise<never>,
  stopping?: AbortSignal,
) {
  const lines: { level: number; msg: string }[] = [];
  const log = pino({ level: 'info' }, { write: (line: string) => lines.push(JSON.parse(line)) });
  const fastify = Fastify({ forceCloseConnections: true }) as unknown as FastifyInstance;
  handleErrors(fastify, log, stopping);
  await fastify.register(compress);
  const handled = new Promise((resolve) => fastify.addHook('onError', async () => setImmediate(resolve)));
  fastify.post('/', async (_request, reply) => reply.type('text/plain').send(await answer(reply.raw)));
  await fastify.listen({ port: 0, host: '127.0.0.1' });
  const { port } = fastify.server.address() as { port: number };
  running = fastify;
  return { port, lines, handled };
}

const RAW_REQUEST =
  'POST / HTTP/1.1\r\nhost: a\r\naccept-encoding: gzip\r\ncontent-type: application/json\r\ncontent-length: 2\r\n\r\n{}';

const JSON_SENT = { 'content-type': 'application/json' };

it('a client that disconnects before the first byte of a streamed response is not logged as an error', async () => {
  let onRequest: () => void = () => undefined;
  const reading = new Promise<void>((resolve) => {
    onRequest = resolve;
  });
  const { port, lines, handled } = await serverOf(() => new Readable({ read: () => onRequest() }));
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  socket.write(RAW_REQUEST);
  await reading;
  socket.resetAndDestroy();
  await handled;
  expect(lines).toMatchObject([{ level: 30, msg: 'The client went away before the answer was out' }]);
});

it.each([
  ['at shutdown is not an error', true, { level: 30, msg: 'The client went away before the answer was out' }],
  ['is logged as a warning otherwise', false, { level: 40, msg: 'Answered 503' }],
])('a request that fails after its client has gone %s', async (_title, stops, logged) => {
  const stopping = new AbortController();
  const { port, lines, handled } = await serverOf(async (response) => {
    socket.resetAndDestroy();
    await once(response, 'close');
    if (stops) stopping.abort();
    throw new Error('Cannot use a pool after calling end on the pool');
  }, stopping.signal);
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  socket.write(RAW_REQUEST);
  await handled;
  expect(lines).toMatchObject([logged]);
});

it.each([
  ['its own error', new Error('The disk is broken')],
  ['an early end of the response', undefined],
])('a streamed response that is interrupted by %s is logged as an error', async (_by, error) => {
  const broken = () =>
    new Readable({
      read() {
        this.destroy(error);
      },
    });
  const { port, lines } = await serverOf(broken);
  const { status } = await fetch(`http://127.0.0.1:${port}/`, {
    method: 'POST',
    body: '{}',
    headers: JSON_SENT,
  });
  expect(status).toBe(500);
  expect(lines).toMatchObject([{ level: 50, msg: 'Request failed' }]);
});

it.each([
  ['text/plain', 'a'],
  ['application/problem+json', '{}'],
  ['application/x-www-form-urlencoded', 'a=b'],
])('a body of %s is rejected, and the error names the accepted media type', async (type, payload) => {
  const fastify = Fastify() as unknown as FastifyInstance;
  running = fastify;
  handleErrors(fastify, pino({ enabled: false }));
  fastify.removeAllContentTypeParsers();
  readEmptyBodies(fastify);
  fastify.post('/', () => 'taken');
  const answer = await fastify.inject({
    method: 'POST',
    url: '/',
    payload,
    headers: { 'content-type': type },
  });
  expect([answer.statusCode, answer.json().message]).toEqual([
    415,
    'Please send JSON, with the header Content-Type: application/json.',
  ]);
});

it('an unsatisfiable range is rejected with 416', async () => {
  const fastify = Fastify() as unknown as FastifyInstance;
  running = fastify;
  handleErrors(fastify, pino({ enabled: false }));
  fastify.get('/', () => {
    throw Object.assign(new Error('Range Not Satisfiable'), { statusCode: 416 });
  });
  const answer = await fastify.inject({ url: '/', headers: { range: 'bytes=9999999-' } });
  expect([answer.statusCode, answer.json().code]).toEqual([416, 'BAD_USER_INPUT']);
});
