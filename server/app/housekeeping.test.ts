import { readFileSync } from 'node:fs';
import { clearExpired } from '../platform/clear-expired.js';
import { readConfig } from '../platform/config/config.js';
import { RETENTION_DAYS } from '../platform/config/retention.js';
import { factories } from '../testing/factories.js';
import { TestUplift } from '../testing/test-uplift.js';
import { REMOVALS } from './housekeeping.js';

/** A number of rows larger than one batch. */
const MANY = 2100;

describe('expired records', () => {
  let uplift: TestUplift;
  let supplierId: number;
  const sql = (statement: string, values: unknown[] = []) =>
    uplift.app.database.manager.query(statement, values);
  const count = async (from: string) => Number((await sql(`SELECT count(*) FROM ${from}`))[0].count);

  beforeAll(async () => {
    uplift = await TestUplift.start({ RETENTION: 'clicks=10' });
    supplierId = (await factories(uplift.app.database).supplier()).id;
  });
  afterAll(() => uplift.stop());

  const days = (setting: keyof typeof RETENTION_DAYS, more: number) =>
    `now() - interval '${RETENTION_DAYS[setting] + more} days'`;

  it('are deleted in batches after their retention, and nothing else is', async () => {
    await sql(
      `INSERT INTO click (type, supplier_id, created_at)
      SELECT 'website', $1, now() - interval '11 days' FROM generate_series(1, ${MANY})`,
      [supplierId],
    );
    await sql(
      `INSERT INTO click (type, supplier_id, created_at) VALUES ('website', $1, now() - interval '9 days')`,
      [supplierId],
    );
    await sql(
      `INSERT INTO affiliate_link_click (supplier_id, url, created_at, reviewed_at) VALUES
      ($1, 'https://old.example', now() - interval '11 days', now()),
      ($1, 'https://not-reviewed.example', now() - interval '11 days', NULL)`,
      [supplierId],
    );
    await sql(`INSERT INTO contact_message (kind, full_name, email, created_at) VALUES
      ('General', 'Old', 'a@b.nz', ${days('contact-messages', 1)}), ('General', 'New', 'a@b.nz', ${days('contact-messages', -1)})`);
    await sql(`INSERT INTO action_item (type, status, value, created_at) VALUES
      ('a', 'Done', 'old', ${days('done-actions', 1)}), ('a', 'Dismissed', 'old', ${days('done-actions', 1)}),
      ('a', 'New', 'open', ${days('done-actions', 1)}), ('a', 'Done', 'new', ${days('done-actions', -1)})`);
    await sql(`INSERT INTO activity (actor_kind, action, subject_type, occurred_at) VALUES
      ('system', 'test.old', 'mail', ${days('activity', 1)}), ('system', 'test.new', 'mail', ${days('activity', -1)})`);
    await sql(`INSERT INTO idempotency_key (scope, key, request_hash, created_at) VALUES
      ('a', 'old', '', ${days('idempotency-keys', 1)}), ('a', 'new', '', now())`);
    await sql(`INSERT INTO rate_limit_window (key, minute) VALUES
      ('a', 1), ('a', extract(epoch FROM now()) / 60)`);
    await sql(`INSERT INTO outbox_job (job, payload, dispatched_at) VALUES
      ('a', '{}', ${days('handed-over-jobs', 1)}), ('a', '{}', NULL)`);

    await clearExpired(uplift.app, REMOVALS);

    expect(await count('click')).toBe(1);
    expect(await sql('SELECT url FROM affiliate_link_click')).toEqual([
      { url: 'https://not-reviewed.example' },
    ]);
    expect(await sql('SELECT full_name FROM contact_message')).toEqual([{ full_name: 'New' }]);
    expect(await sql('SELECT value FROM action_item ORDER BY value')).toEqual([
      { value: 'new' },
      { value: 'open' },
    ]);
    expect(await count(`activity WHERE action LIKE 'test.%'`)).toBe(1);
    expect(await sql('SELECT key FROM idempotency_key')).toEqual([{ key: 'new' }]);
    expect(await count('rate_limit_window')).toBe(1);
    expect(await count('outbox_job WHERE dispatched_at IS NOT NULL')).toBe(0);
    expect(await count('outbox_job')).toBe(1);
  });

  it('lose the text of a mail first and its ledger row later; unsent mail stays whole', async () => {
    await sql(
      `INSERT INTO mail_delivery (kind, message_id, to_address, subject, body_text, body_html, status, created_at) VALUES
      ('sales-enquiry.reply', 'gone', 'ana@example.nz', 'x', 'words', 'words', 'sent', ${days('mails', 1)}),
      ('sales-enquiry.reply', 'old', 'ana@example.nz', 'x', 'words', 'words', 'sent', ${days('mail-bodies', 1)}),
      ('sales-enquiry.reply', 'waiting', 'ana@example.nz', 'x', 'words', 'words', 'queued', ${days('mail-bodies', 1)}),
      ('sales-enquiry.reply', 'new', 'ana@example.nz', 'x', 'words', 'words', 'sent', now())`,
    );
    await clearExpired(uplift.app, REMOVALS);
    expect(await sql('SELECT message_id AS id, body_text AS words FROM mail_delivery ORDER BY id')).toEqual([
      { id: 'new', words: 'words' },
      { id: 'old', words: '' },
      { id: 'waiting', words: 'words' },
    ]);
    const admin = await uplift.user({ roles: ['Admin'] });
    const list = '{ mailDeliveries { nodes { status bodyText bodyHtml } } }';
    const { data } = await uplift.graphql(list, {}, { as: admin });
    expect(data.mailDeliveries.nodes.map(({ bodyText }: { bodyText: string }) => bodyText)).toEqual([
      'words',
      'words',
      'The text of this email is no longer stored.',
    ]);
  });

  it('include old accounts without a role, record, confirmed address or recent sign-in', async () => {
    const old = new Date(Date.now() - 400 * 24 * 3600 * 1000);
    const noted = await uplift.user({ createdAt: old });
    const registered = await uplift.user({ createdAt: old, passwordHash: 'x' });
    const recently = new Date(Date.now() - 300 * 24 * 3600 * 1000);
    const gone = await uplift.user({ createdAt: old, passwordHash: 'x', lastSignedInAt: old });
    const retained = [
      await uplift.user({ createdAt: old, roles: ['Admin'] }),
      await uplift.user({ createdAt: old, supplierId }),
      await uplift.user({ createdAt: old, emailVerifiedAt: old }),
      await uplift.user({ createdAt: old, passwordHash: 'x', lastSignedInAt: recently }),
      await uplift.user({ createdAt: new Date(), passwordHash: 'x' }),
    ];
    await sql('DELETE FROM refresh_token');
    await sql(
      `INSERT INTO refresh_token (user_id, family_id, token_hash, expires_at)
       VALUES ($1, gen_random_uuid(), 'kept', now() + interval '1 day'), ($1, gen_random_uuid(), 'old', now() - interval '9 days')`,
      [retained[0]?.id],
    );
    await clearExpired(uplift.app, REMOVALS);
    const ids = [noted, registered, gone, ...retained].map(({ id }) => id);
    const left = await sql('SELECT id FROM user_account WHERE id = ANY($1) ORDER BY id', [ids]);
    expect(left.map(({ id }: { id: number }) => id)).toEqual(retained.map(({ id }) => id));
    expect(await sql('SELECT token_hash FROM refresh_token')).toHaveLength(1);
  });

  it('go at once if they are the device and network of an expired sign-in', async () => {
    const { id } = await uplift.user();
    await sql(
      `INSERT INTO sign_in (user_id, family_id, network_address, expires_at)
       VALUES ($1, gen_random_uuid(), 'kept', now() + interval '1 day'), ($1, gen_random_uuid(), 'old', now() - interval '1 minute')`,
      [id],
    );
    await clearExpired(uplift.app, REMOVALS);
    expect(await sql('SELECT network_address FROM sign_in')).toEqual([{ network_address: 'kept' }]);
  });

  it('are deleted in smaller batches when a thousand rows take too long', async () => {
    await sql(`CREATE FUNCTION takes_too_long() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        IF (SELECT count(*) FROM gone) > 300 THEN RAISE EXCEPTION USING ERRCODE = 'query_canceled'; END IF;
        RETURN NULL;
      END $$`);
    await sql(`CREATE TRIGGER takes_too_long AFTER DELETE ON contact_message REFERENCING OLD TABLE AS gone
      FOR EACH STATEMENT EXECUTE FUNCTION takes_too_long()`);
    await sql(`INSERT INTO contact_message (kind, full_name, email, created_at)
      SELECT 'General', 'Slow', 'a@b.nz', ${days('contact-messages', 1)} FROM generate_series(1, 1100)`);
    await clearExpired(uplift.app, REMOVALS);
    await sql('DROP TRIGGER takes_too_long ON contact_message');
    expect(await count(`contact_message WHERE full_name = 'Slow'`)).toBe(0);
  });

  it('stop being deleted when a single row takes too long', async () => {
    await sql(`INSERT INTO contact_message (kind, full_name, email, created_at) VALUES
      ('General', 'Slow', 'a@b.nz', ${days('contact-messages', 1)})`);
    await sql(`CREATE FUNCTION never_ends() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN RAISE EXCEPTION 'too long' USING ERRCODE = 'query_canceled'; END $$`);
    await sql('CREATE TRIGGER never_ends BEFORE DELETE ON contact_message EXECUTE FUNCTION never_ends()');
    await expect(clearExpired(uplift.app, REMOVALS)).rejects.toThrow('contact-messages: too long');
    await sql('DROP TRIGGER never_ends ON contact_message');
  });

  it('are referenced only through indexed columns', async () => {
    const cleared = Object.values(REMOVALS)
      .flat()
      .flatMap((text) => /^DELETE FROM (\w+)/.exec(text)?.[1] ?? []);
    expect(cleared).toContain('user_account');
    const notIndexed = await sql(
      `WITH RECURSIVE cleared AS (
        SELECT unnest($1::regclass[]) AS id
        UNION SELECT conrelid FROM pg_constraint JOIN cleared ON confrelid = id WHERE contype = 'f' AND confdeltype = 'c'
      )
      SELECT conrelid::regclass || '.' || attname AS "column"
      FROM pg_constraint JOIN cleared ON confrelid = id
        JOIN pg_attribute ON attrelid = conrelid AND attnum = conkey[1]
      WHERE contype = 'f' AND NOT EXISTS (
        SELECT FROM pg_index
        WHERE indrelid = conrelid AND indkey[0] = conkey[1] AND indisvalid
          AND (indpred IS NULL OR pg_get_expr(indpred, indrelid) = format('(%I IS NOT NULL)', attname)))
      ORDER BY 1`,
      [cleared],
    );
    expect(notIndexed).toEqual([]);
  });

  it('are deleted although another removal fails, which is reported at the end', async () => {
    await sql('ALTER TABLE click RENAME COLUMN created_at TO made_at');
    await sql(`INSERT INTO idempotency_key (scope, key, request_hash, created_at) VALUES
      ('a', 'older', '', ${days('idempotency-keys', 1)})`);
    await expect(clearExpired(uplift.app, REMOVALS)).rejects.toThrow(
      /^clicks: column "created_at" does not exist/,
    );
    await sql('ALTER TABLE click RENAME COLUMN made_at TO created_at');
    expect(await count(`idempotency_key WHERE key = 'older'`)).toBe(0);
  });

  it('have a documented and configurable retention per kind', () => {
    const docs = readFileSync('docs/operations.md', 'utf8');
    for (const [setting, usual] of Object.entries(RETENTION_DAYS))
      expect(docs).toMatch(new RegExp(`\\| \`${setting}\` +\\|.*\\| ${usual} +\\|`));
    const retention = (RETENTION: string) => readConfig({ NODE_ENV: 'test', RETENTION }).retention;
    expect(retention('clicks=90, mail-bodies=7')).toEqual({
      ...RETENTION_DAYS,
      clicks: 90,
      'mail-bodies': 7,
    });
    expect(retention('')).toEqual(RETENTION_DAYS);
    for (const wrong of ['click=90', 'clicks', 'clicks=0', 'clicks=1.5', 'clicks=99999'])
      expect(() => retention(wrong)).toThrow(/^RETENTION: /);
  });
});
