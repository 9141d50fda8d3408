import { type AddressInfo, createServer, type Socket } from 'node:net';

/** The greeting of a server, and its response to all input. Null closes the connection. */
interface Lines {
  greeting?: string | null;
  answer: string | null;
}

/** A server of a line-based protocol with a constant response. */
export class ScriptedServer {
  private readonly sockets = new Set<Socket>();
  private readonly server = createServer((socket) => this.serve(socket));

  private constructor(private readonly lines: Lines) {}

  static async start(lines: Lines): Promise<ScriptedServer> {
    const scripted = new ScriptedServer(lines);
    await new Promise<void>((resolve) => scripted.server.listen(0, '127.0.0.1', resolve));
    return scripted;
  }

  get port(): number {
    return (this.server.address() as AddressInfo).port;
  }

  async stop(): Promise<void> {
    for (const socket of this.sockets) socket.destroy();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private serve(socket: Socket): void {
    this.sockets.add(socket);
    socket.once('close', () => this.sockets.delete(socket));
    socket.on('error', () => undefined);
    const { greeting, answer } = this.lines;
    const say = (text: string | null) => (text === null ? socket.destroy() : socket.write(text));
    if (greeting !== undefined) say(greeting);
    socket.on('data', () => say(answer));
  }
}
