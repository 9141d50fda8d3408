/** A mail as it leaves. */
export interface OutgoingMail {
  messageId: string;
  from: string;
  /** Where it comes back to when it cannot be delivered; absent: to the sender that it shows. */
  returnPath?: string;
  to: string;
  /** Further addressees, who see each other. */
  alsoTo: string[];
  cc: string[];
  bcc: string[];
  replyTo?: string;
  subject: string;
  text: string;
  html: string;
  /** No person wrote it to this addressee. */
  automatic: boolean;
  /** Where a press on "Unsubscribe" is sent, of mails that notify somebody. */
  unsubscribe?: string;
}

/** How mail leaves: to an SMTP server, or nowhere but the ledger, which is the local mailbox. */
export interface MailTransport {
  readonly kind: 'smtp' | 'mailbox';
  /**
   * Sends one mail; answers what is to be told of a mail that is out, such as a copy that was refused. `signal` hangs
   * up.
   * @throws PermanentMailError when trying again is of no use
   * @throws UnansweredMailError when the server may have taken it
   */
  send(mail: OutgoingMail, signal?: AbortSignal): Promise<string | null>;
  /** @throws Error when the server cannot be reached, or does not say hello, within seconds */
  check(): Promise<void>;
  /** Lets dialogues at hand end; `force` hangs up. */
  close(force?: boolean): void;
}
