import { connect, type Socket } from 'node:net';
import Fastify from 'fastify';
import { limitSlowBodies } from './slow-bodies.js';

const LIMIT_MS = 50;

/** Sends the head of a request and the first of its ten bytes. */
function sendHalf(port: number, path: string): Socket {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  const head = ['Host: a', 'Content-Type: application/json', 'Content-Length: 10'].join('\r\n');
  socket.write(`POST ${path} HTTP/1.1\r\n${head}\r\n\r\n{`);
  return socket;
}

it('times out slow requests, except on routes that may take long', async () => {
  const fastify = Fastify();
  limitSlowBodies(fastify, LIMIT_MS);
  fastify.post('/usual', async () => 'done');
  fastify.post('/long', { config: { takesLong: true } }, async () => 'done');
  await fastify.listen({ port: 0, host: '127.0.0.1' });
  const { port } = fastify.server.address() as { port: number };

  const long = sendHalf(port, '/long');
  const usual = sendHalf(port, '/usual');
  await new Promise((resolve) => usual.once('close', resolve));
  const answer = new Promise<Buffer>((resolve) => long.once('data', resolve));
  long.write('"a":"bc"}');
  expect((await answer).toString()).toMatch(/^HTTP\/1\.1 200/);

  long.destroy();
  await fastify.close();
});

it('a request that is answered before its body is read leaves no timer', async () => {
  const fastify = Fastify();
  limitSlowBodies(fastify, 60_000);
  fastify.addHook('onRequest', async (_request, reply) => reply.code(401).send());
  fastify.post('/', async () => 'done');
  const timers = () => process.getActiveResourcesInfo().filter((kind) => kind === 'Timeout').length;
  const before = timers();
  const { statusCode } = await fastify.inject({ method: 'POST', url: '/', payload: { a: 1 } });
  expect(statusCode).toBe(401);
  expect(timers()).toBe(before);
  await fastify.close();
});
