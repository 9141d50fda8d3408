import { type AddressInfo, createServer } from 'node:net';
import pg from 'pg';
import './safe-pg-client.js';

/** The first messages of a server: it accepts the client and is ready. */
const WELCOME = Buffer.from('R\0\0\0\u0008\0\0\0\0Z\0\0\0\u0005I', 'latin1');
const FIELDS = Buffer.from(
  'SFATAL\0C57P01\0Mterminating connection due to unexpected postmaster exit\0\0',
  'latin1',
);
const END = Buffer.concat([Buffer.from('E'), Buffer.from([0, 0, 0, FIELDS.length + 4]), FIELDS]);

it('a server that dies during the connection handshake does not end the process', async () => {
  const server = createServer((socket) => {
    socket.once('data', () => socket.end(Buffer.concat([WELCOME, END])));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  const client = new pg.Client({ host: '127.0.0.1', port, user: 'somebody', database: 'any' });
  const ended = new Promise((resolve) => client.once('end', resolve));
  const messages: string[] = [];
  const note = (error: Error) => messages.push(error.message);
  process.on('uncaughtException', note);
  try {
    await client.connect().catch(() => undefined);
    await ended;
  } finally {
    process.off('uncaughtException', note);
    server.close();
  }
  expect(messages).toEqual([]);
});
