import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import type { WebSocketServer } from 'ws';

/**
 * Opens WebSockets at this path, if the request is allowed. Other upgrade requests, such as those that some clients send for HTTP/2, are
 * handled as if they had not asked for an upgrade.
 */
export function handleUpgrades(
  server: Server,
  path: string,
  sockets: WebSocketServer,
  isAllowed: (request: IncomingMessage) => boolean,
): void {
  server.on('upgrade', (request, socket, head) => {
    const wantsSocket = request.headers.upgrade?.toLowerCase() === 'websocket';
    const isOurs = wantsSocket && pathOf(request) === path;
    if (isOurs && !isAllowed(request)) return void socket.end('HTTP/1.1 403 Forbidden\r\n\r\n');
    if (isOurs)
      return sockets.handleUpgrade(request, socket, head, (opened) =>
        sockets.emit('connection', opened, request),
      );
    // In development, Vite listens as well.
    if (wantsSocket && server.listenerCount('upgrade') > 1) return;
    answerWithoutUpgrade(server, request, socket, head);
  });
}

const pathOf = ({ url = '' }: IncomingMessage) => url.split('?')[0]?.replace(/\/$/, '').toLowerCase();

/**
 * Handles the request without the upgrade: Node has read its head and left the connection alone, so the
 * request is put back and read again without the upgrade headers.
 */
function answerWithoutUpgrade(server: Server, request: IncomingMessage, socket: Duplex, head: Buffer): void {
  const lines = [`${request.method} ${request.url} HTTP/${request.httpVersion}`];
  for (let at = 0; at < request.rawHeaders.length; at += 2) {
    const [name = '', value] = request.rawHeaders.slice(at, at + 2);
    if (!/^(upgrade|connection|http2-settings)$/i.test(name)) lines.push(`${name}: ${value}`);
  }
  socket.unshift(Buffer.concat([Buffer.from(`${lines.join('\r\n')}\r\n\r\n`, 'latin1'), head]));
  server.emit('connection', socket);
}
