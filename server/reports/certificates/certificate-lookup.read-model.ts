import { z } from 'zod';
import type { Statement } from '../../platform/database/database.js';
import { parseInput } from '../../platform/input.js';
import { limitFailures } from '../../platform/rate-limit.js';
import type { RequestContext } from '../../platform/request-context.js';
import type { CertificateLookup } from './certificate-lookup.type.js';

/** The number on a certificate. Lower case letters are accepted, too. */
const NUMBER = z.string().trim().toUpperCase().max(40);

/** Returns the SQL of a column that is null if the buyer is not public any more. */
const ifVisible = (column: string) => `CASE WHEN b.id IS NOT NULL THEN ${column} END`;

const LOOK_UP: Statement = {
  name: 'look-up-certificate',
  text: `SELECT c.number, c.version, c.issued_on::text AS "issuedOn",
      CASE WHEN b.id IS NULL THEN 'withdrawn' WHEN c.replaced_at IS NULL THEN 'current' ELSE 'replaced' END AS standing,
      ${ifVisible('c.name')} AS name, ${ifVisible('c.cause_name')} AS "causeName",
      ${ifVisible('c.contribution::float8')} AS contribution, ${ifVisible('c.hours')} AS hours,
      ${ifVisible('c.first_year')} AS "firstYear", ${ifVisible('c.last_year')} AS "lastYear", b.id AS "impactBuyerId",
      (SELECT n.number FROM impact_certificate n WHERE n.impact_buyer_id = b.id AND n.state = 'ready'
        AND n.replaced_at IS NULL AND n.id <> c.id) AS "replacedBy"
    FROM impact_certificate c
    LEFT JOIN impact_buyer b ON b.id = c.impact_buyer_id AND b.status = 'Live Report'
    WHERE c.number = $1 AND c.state = 'ready'`,
};

const find = ({ app }: RequestContext, number: string) =>
  app.database.readOne<CertificateLookup & Record<string, unknown>>(LOOK_UP, [number]);

/**
 * Returns the certificate with a number and whether it is still valid, or null if the number was never
 * issued. Numbers are consecutive, so failed look-ups are counted by network address and limited. The server
 * itself is not counted: it looks up for its pages, whose readers are counted.
 * @throws AppError RATE_LIMITED
 */
export async function lookUpCertificate(
  context: RequestContext,
  input: string,
): Promise<CertificateLookup | null> {
  const number = parseInput(NUMBER, input);
  if (context.clientAddress === 'local') return find(context, number);
  let found: CertificateLookup | null = null;
  await limitCertificateLookups(context, async () => {
    found = await find(context, number);
    return found !== null;
  });
  return found;
}

/**
 * Counts a look-up that finds nothing. `work` returns true if it found a certificate.
 * @throws AppError RATE_LIMITED
 */
export const limitCertificateLookups = (
  context: RequestContext,
  work: () => Promise<boolean>,
): Promise<boolean> =>
  limitFailures(
    context,
    [{ key: `certificate:address:${context.clientAddress}`, most: context.app.config.rateLimitPerMinute }],
    work,
  );
