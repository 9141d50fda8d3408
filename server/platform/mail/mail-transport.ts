import nodemailer from 'nodemailer';

export interface OutgoingMail {
  messageId: string;
  from: string;
  to: string;
  cc: string[];
  bcc: string[];
  replyTo?: string;
  subject: string;
  text: string;
  html: string;
}

/** How mail leaves: to an SMTP server, or nowhere but the ledger, which is the local mailbox. */
export interface MailTransport {
  readonly kind: 'smtp' | 'mailbox';
  /** @throws PermanentMailError when trying again is of no use */
  send(mail: OutgoingMail): Promise<void>;
  close(): void;
}

/** The server refused this mail for good (a 5xx answer to it). */
export class PermanentMailError extends Error {}

const SMTP_TIMEOUT_MS = 10_000;

/** Sends over SMTP. */
export class SmtpTransport implements MailTransport {
  readonly kind = 'smtp';
  private readonly transporter;

  constructor(url: string) {
    this.transporter = nodemailer.createTransport({
      url,
      pool: true,
      maxConnections: 3,
      connectionTimeout: SMTP_TIMEOUT_MS,
      greetingTimeout: SMTP_TIMEOUT_MS,
      socketTimeout: SMTP_TIMEOUT_MS,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  }

  async send(mail: OutgoingMail): Promise<void> {
    try {
      await this.transporter.sendMail({
        ...mail,
        // One validated address each: a comma in a string would add recipients.
        to: [{ name: '', address: mail.to }],
        cc: mail.cc.map((address) => ({ name: '', address })),
        bcc: mail.bcc.map((address) => ({ name: '', address })),
      });
    } catch (error) {
      const code = (error as { responseCode?: number }).responseCode ?? 0;
      if (code >= 500 && code < 600 && code !== 530 && code !== 535)
        throw new PermanentMailError((error as Error).message);
      throw error;
    }
  }

  close(): void {
    this.transporter.close();
  }
}

/** Keeps mail in the ledger only, where an Admin reads it at /admin/mailbox. */
export class MailboxTransport implements MailTransport {
  readonly kind = 'mailbox';

  async send(): Promise<void> {}

  close(): void {}
}
