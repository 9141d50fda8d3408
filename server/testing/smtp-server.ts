import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { until } from './until.js';

export interface ReceivedMail {
  /** The bounce address, which is the envelope sender. */
  returnPath: string;
  recipients: string[];
  mail: Email;
  /** The raw message. */
  raw: Buffer;
}

/** The response of the server to a complete mail. By default it accepts the mail. */
export interface SmtpAnswer {
  /** A promise to wait for before responding. */
  after?: Promise<unknown>;
  /** The code to refuse the mail with. */
  refuse?: number;
  /** If true, closes the connection instead of responding. */
  hangUp?: boolean;
}

/** A real SMTP server on this machine, which can stop and start again on the same port. */
export class TestSmtpServer {
  /** All mails that were read to the end, whether accepted or not. */
  readonly received: ReceivedMail[] = [];
  /** Returns the response to the mail with this number, starting at 1. */
  answer: (count: number) => SmtpAnswer = () => ({});
  private server?: SMTPServer;

  /** Without a port it uses a free one. */
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
      // Does not wait for clients that keep a connection open for their next mail.
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

  /** Resolves once this number of mails have arrived in total. */
  async until(count: number): Promise<ReceivedMail[]> {
    const { received } = this;
    await until(
      () => received.length >= count,
      () => `${count} mails; ${received.length} have come`,
    );
    return received;
  }
}
