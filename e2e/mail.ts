import { until } from '../server/testing/until.js';
import { sql } from './database.js';

/** Returns the text of the last mail with this subject to an address, once a worker has written it. */
export async function mailTo(address: string, subject: string): Promise<string> {
  const written = async () => {
    const [mail] = await sql<{ body_text: string }>(
      'SELECT body_text FROM mail_delivery WHERE to_address = $1 AND subject = $2 ORDER BY id DESC LIMIT 1',
      [address, subject],
      { unnoticed: true },
    );
    return mail;
  };
  return (await until(written, () => `“${subject}” to ${address}`)).body_text;
}
