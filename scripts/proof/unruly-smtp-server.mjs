import { SMTPServer } from 'smtp-server';

/**
 * An SMTP server that handles each try as `behave(mail, attempt)` says: {slowMs, refuse, hangUp,
 * takeAndHangUp}. Records for each Message-ID the number of tries, the times of acceptance, and whether the
 * response was sent.
 */
export class UnrulySmtpServer {
  /** @type {Map<string, {tries: number, taken: {at: number, answered: boolean}[], lastAnswer: string}>} */
  mails = new Map();

  constructor(behave = () => ({})) {
    this.behave = behave;
    this.server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      logger: false,
      maxClients: 200,
      onData: (stream, session, done) => this.read(stream, session, done),
    });
    this.server.on('error', () => undefined);
  }

  listen() {
    return new Promise((resolve) => {
      this.server.listen(0, '127.0.0.1', () =>
        resolve(`smtp://127.0.0.1:${this.server.server.address().port}`),
      );
    });
  }

  read(stream, session, done) {
    let text = '';
    stream.on('data', (chunk) => {
      if (text.length < 4000) text += chunk;
    });
    stream.on('end', () => this.answer(text, session, done));
  }

  async answer(text, session, done) {
    const id = /^message-id:\s*(<[^>]+>)/im.exec(text)?.[1] ?? 'none';
    const mail = this.mails.get(id) ?? { tries: 0, taken: [], lastAnswer: '' };
    this.mails.set(id, mail);
    mail.tries += 1;
    const { slowMs = 0, refuse, hangUp, takeAndHangUp } = this.behave(text, mail.tries);
    if (slowMs) await new Promise((resolve) => setTimeout(resolve, slowMs));
    if (refuse) {
      mail.lastAnswer = String(refuse);
      done(Object.assign(new Error('Not this one'), { responseCode: refuse }));
      return;
    }
    if (hangUp || takeAndHangUp) {
      if (takeAndHangUp) mail.taken.push({ at: Date.now(), answered: false });
      this.hangUp(session.id);
      return;
    }
    const alive = [...this.server.connections].some(
      (connection) => connection.session?.id === session.id && !connection._socket.destroyed,
    );
    mail.taken.push({ at: Date.now(), answered: alive });
    done();
  }

  hangUp(sessionId) {
    for (const connection of this.server.connections)
      if (connection.session?.id === sessionId) connection._socket.destroy();
  }

  close() {
    return new Promise((resolve) => this.server.close(() => resolve()));
  }
}
