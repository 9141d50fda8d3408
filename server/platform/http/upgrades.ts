import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import type { WebSocketServer } from 'ws';

/**
 * Opens WebSockets at this path. Whoever asks for anything else on the way, as some clients do for HTTP/2 with each
 * request, is answered as if they had not.
 */
export function answerUpgrades(server: Server, path: string, sockets: WebSocketServer): void {
  server.on('upgrade', (request, socket, head) => {
    const wantsSocket = request.headers.upgrade?.toLowerCase() === 'websocket';
    if (wantsSocket && pathOf(request) === path)
      return sockets.handleUpgrade(request, socket, head, (opened) =>
        sockets.emit('connection', opened, request),
      );
    // Others listen, too, while the site is developed: Vite.
    if (wantsSocket && server.listenerCount('upgrade') > 1) return;
    answerWithoutUpgrade(server, request, socket, head);
  });
}

const pathOf = ({ url = '' }: IncomingMessage) => url.split('?')[0]?.replace(/\/$/, '').toLowerCase();

/** Node has read the head of the request and left the connection alone: it is read again, without the wish. */
function answerWithoutUpgrade(server: Server, request: IncomingMessage, socket: Duplex, head: Buffer): void {
  const lines = [`${request.method} ${request.url} HTTP/${request.httpVersion}`];
  for (let at = 0; at < request.rawHeaders.length; at += 2) {
    const [name = '', value] = request.rawHeaders.slice(at, at + 2);
    if (!/^(upgrade|connection|http2-settings)$/i.test(name)) lines.push(`${name}: ${value}`);
  }
  socket.unshift(Buffer.concat([Buffer.from(`${lines.join('\r\n')}\r\n\r\n`, 'latin1'), head]));
  server.emit('connection', socket);
}
