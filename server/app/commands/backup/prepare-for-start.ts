import type pg from 'pg';

/** The result of preparing a restored database. */
interface Prepared {
  /** The number of rows of totals that were wrong. */
  mended: number;
  /** Certificate numbers up to here may have been given since the backup. */
  nextCertificate: number;
  queued: { kind: string; count: number }[];
}

/** The numbers that are left out, since certificates of after the backup may have them. */
const SKIPPED_NUMBERS = 10_000;

/** Prepares a restored database for its first start: statistics of the planner, totals and certificate numbers. */
export async function prepareForStart(client: pg.Client): Promise<Prepared> {
  await client.query('ANALYZE');
  const totals = await client.query('SELECT coalesce(sum(mended), 0)::integer AS mended FROM mend_totals()');
  const advanced = await client.query(
    `SELECT setval('impact_certificate_number_seq', nextval('impact_certificate_number_seq') + $1)::integer AS number`,
    [SKIPPED_NUMBERS],
  );
  const mails = await client.query<{ kind: string; count: number }>(
    `SELECT kind, count(*)::integer AS count FROM mail_delivery WHERE status = 'queued' GROUP BY kind ORDER BY kind`,
  );
  return { mended: totals.rows[0].mended, nextCertificate: advanced.rows[0].number, queued: mails.rows };
}
