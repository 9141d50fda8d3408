/** A mail as it is sent. */
export interface OutgoingMail {
  messageId: string;
  from: string;
  /** The bounce address. If absent, mail bounces to the sender address. */
  returnPath?: string;
  to: string;
  /** Additional recipients, who see each other. */
  alsoTo: string[];
  cc: string[];
  bcc: string[];
  replyTo?: string;
  subject: string;
  text: string;
  html: string;
  /** True if no person wrote it to this recipient. */
  automatic: boolean;
  /** The unsubscribe address. Absent for mails that are not notifications. */
  unsubscribe?: string;
}

/** A way to send mail: to an SMTP server, or only to the ledger, which is the local mailbox. */
export interface MailTransport {
  readonly kind: 'smtp' | 'mailbox';
  /**
   * Sends a mail. Returns a note about a sent mail, such as a refused copy, or null. `signal` closes the
   * connection.
   * @throws PermanentMailError if a retry is useless
   * @throws UnansweredMailError if the server may have accepted the mail
   */
  send(mail: OutgoingMail, signal?: AbortSignal): Promise<string | null>;
  /**
   * Checks the server.
   * @throws Error if the server cannot be reached or does not greet within seconds
   */
  check(): Promise<void>;
  /** Closes the transport after open dialogues have ended, or at once with `force`. */
  close(force?: boolean): void;
}
