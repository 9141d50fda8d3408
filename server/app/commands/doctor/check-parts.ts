import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { Config } from '../../../platform/config/config.js';
import { createFileStore } from '../../../platform/files/create-file-store.js';
import type { FileStore } from '../../../platform/files/file-store.js';
import { MailboxTransport, SmtpTransport } from '../../../platform/mail/mail-transport.js';
import { partsOf } from '../../uplift.js';
import { checkRedis } from './check-redis.js';
import { type Check, type Finding, ok, warning } from './finding.js';

const FOLDER = 'doctor';
const CONTENT = 'Written by the command doctor.';

const ADVICE = {
  files: 'Check DATA_FOLDER, or S3_BUCKET, its endpoint, its keys and the permissions of the keys.',
  mail: 'Check SMTP_URL and the firewall. Email waits until then.',
  queue: 'Check REDIS_URL and that Redis runs. Jobs wait until then.',
};

/** Returns the checks of the file store, the mail server and Redis, which web processes also check every 30 seconds. */
export async function partChecks(config: Config): Promise<Check[]> {
  const files = await createFileStore(config);
  const mail = config.smtpUrl ? new SmtpTransport(config.smtpUrl) : new MailboxTransport();
  const further: Record<string, () => Promise<Finding>> = {
    files: () => checkFile(files, config.s3 ? `Bucket ${config.s3.bucket}` : 'The data folder'),
    mail: async () => {
      mail.close(true);
      return config.smtpUrl ? ok('The mail server responds.') : withoutSmtp(config);
    },
    queue: () => checkRedis(config.redisUrl ?? ''),
  };
  return partsOf(config, files, mail).map(({ name, check }) => ({
    name,
    advice: ADVICE[name],
    run: async () => {
      await check();
      return (await further[name]?.()) ?? ok('It responds.');
    },
  }));
}

const withoutSmtp = ({ production }: Config): Finding =>
  production
    ? warning('SMTP_URL is none: email stays in the local mailbox.', 'Set SMTP_URL to send email.')
    : ok('Email stays in the local mailbox, since SMTP_URL is not set.');

/** Stores a small file, reads it back and removes it. */
async function checkFile(store: FileStore, where: string): Promise<Finding> {
  const name = `${randomUUID()}.txt`;
  const facts = { contentType: 'text/plain', sizeBytes: CONTENT.length };
  await store.put(FOLDER, name, Readable.from([Buffer.from(CONTENT)]), facts);
  const stored = await store.read(FOLDER, name);
  const returned = stored && (await buffer(stored.stream)).toString();
  await store.remove(FOLDER, name);
  if (returned !== CONTENT) throw new Error('A stored file was not returned as it was.');
  return ok(`${where} stores, returns and removes files.`);
}
