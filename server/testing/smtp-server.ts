import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { until } from './until.js';

export interface ReceivedMail {
  /** Where it comes back to: the sender of the envelope. */
  returnPath: string;
  recipients: string[];
  mail: Email;
  /** The raw message. */
  raw: Buffer;
}

/** What the server does with a mail that it has read to its end; nothing said: it takes it. */
export interface SmtpAnswer {
  /** Waits for this before it answers. */
  after?: Promise<unknown>;
  /** Refuses it with this code. */
  refuse?: number;
  /** Hangs up in place of an answer. */
  hangUp?: boolean;
}

/** A real SMTP server on this machine; it can go down and come back on the same port. */
export class TestSmtpServer {
  /** Every mail that was read to its end, whatever became of it. */
  readonly received: ReceivedMail[] = [];
  /** Asked with the number of the mail, from 1. */
  answer: (count: number) => SmtpAnswer = () => ({});
  private server?: SMTPServer;

  /** Without a port it takes a free one. */
  constructor(
    private port = 0,
    private readonly options: SMTPServerOptions = {},
  ) {}

  get url(): string {
    return `smtp://127.0.0.1:${this.port}`;
  }

  async start(): Promise<void> {
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      logger: false,
      // Those that hold a connection for their next mail are not waited for.
      closeTimeout: 100,
      ...this.options,
      onData: (stream, session, done) => {
        const chunks: Buffer[] = [];
        stream.on('data', (chunk: Buffer) => chunks.push(chunk));
        stream.on('end', async () => {
          const raw = Buffer.concat(chunks);
          const mail = await PostalMime.parse(raw);
          const { mailFrom, rcptTo } = session.envelope;
          const returnPath = mailFrom ? mailFrom.address : '';
          this.received.push({ returnPath, recipients: rcptTo.map(({ address }) => address), mail, raw });
          const { after, refuse, hangUp } = this.answer(this.received.length);
          await after;
          if (hangUp) this.hangUp();
          else done(refuse ? Object.assign(new Error('Not this one'), { responseCode: refuse }) : null);
        });
      },
    });
    server.on('error', () => undefined);
    await new Promise<void>((resolve) => server.listen(this.port, '127.0.0.1', () => resolve()));
    this.port = (server.server.address() as AddressInfo).port;
    this.server = server;
  }

  private hangUp(): void {
    for (const connection of this.server?.connections ?? []) connection._socket.destroy();
  }

  async stop(): Promise<void> {
    await new Promise<void>((resolve) => (this.server ? this.server.close(() => resolve()) : resolve()));
    this.server = undefined;
  }

  /** Resolves once so many mails have come in all. */
  async until(count: number): Promise<ReceivedMail[]> {
    const { received } = this;
    await until(
      () => received.length >= count,
      () => `${count} mails; ${received.length} have come`,
    );
    return received;
  }
}
