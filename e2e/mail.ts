import { sql } from './database.js';

/** The words of the last mail with this subject to an address, once a worker has written it. */
export async function mailTo(address: string, subject: string): Promise<string> {
  for (;;) {
    const [mail] = await sql<{ body_text: string }>(
      'SELECT body_text FROM mail_delivery WHERE to_address = $1 AND subject = $2 ORDER BY id DESC LIMIT 1',
      [address, subject],
      { unnoticed: true },
    );
    if (mail) return mail.body_text;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
