import { type AddressInfo, createServer, type Socket } from 'node:net';
import { readS3 } from '../../config/s3.js';

/**
 * The behaviour of the server. `silent`: sends nothing. `stops`: sends half a file and then nothing. `cuts`:
 * sends half a file and closes the connection. A number: responds with this status. `well`: responds with the
 * file `0123456789`.
 */
export type Behaviour = 'silent' | 'stops' | 'cuts' | 'well' | number;

const FILE = '0123456789';
const HEAD = `HTTP/1.1 200 OK\r\ncontent-length: ${FILE.length}\r\n\r\n`;

/** A stand-in for an S3 store with a fault of choice. */
export class FaultyS3Server {
  /** The number of requests so far. */
  requests = 0;
  private readonly sockets = new Set<Socket>();
  private readonly server = createServer((socket) => this.serve(socket));

  private constructor(public behaviour: Behaviour) {}

  static async start(behaviour: Behaviour): Promise<FaultyS3Server> {
    const faulty = new FaultyS3Server(behaviour);
    await new Promise<void>((resolve) => faulty.server.listen(0, '127.0.0.1', resolve));
    return faulty;
  }

  /** The environment of a product that stores its files here. */
  get env() {
    const { port } = this.server.address() as AddressInfo;
    return {
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      S3_REGION: 'us-east-1',
      S3_BUCKET: 'uplift',
      S3_ACCESS_KEY_ID: 'key',
      S3_SECRET_ACCESS_KEY: 'secret',
    };
  }

  get config() {
    const config = readS3(this.env);
    if (!config) throw new Error('It names no bucket.');
    return config;
  }

  async stop(): Promise<void> {
    for (const socket of this.sockets) socket.destroy();
    if (this.server.listening) await new Promise((resolve) => this.server.close(resolve));
  }

  private serve(socket: Socket): void {
    this.sockets.add(socket);
    socket.once('close', () => this.sockets.delete(socket));
    socket.on('error', () => undefined);
    socket.on('data', (bytes) => {
      const [method] = /^(GET|PUT|HEAD|DELETE) (?=\/)/.exec(bytes.toString('latin1')) ?? [];
      if (method) this.answer(socket, method.trim());
    });
  }

  private answer(socket: Socket, method: string): void {
    this.requests++;
    const { behaviour } = this;
    if (behaviour === 'silent') return;
    if (typeof behaviour === 'number') {
      socket.end(`HTTP/1.1 ${behaviour} Faulty\r\ncontent-length: 0\r\nconnection: close\r\n\r\n`);
    } else if (behaviour === 'well') {
      socket.write(method === 'GET' ? `${HEAD}${FILE}` : 'HTTP/1.1 200 OK\r\ncontent-length: 0\r\n\r\n');
    } else {
      socket.write(`${HEAD}${FILE.slice(0, 5)}`, () => behaviour === 'cuts' && socket.destroy());
    }
  }
}
