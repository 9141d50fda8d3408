import { z } from 'zod';
import type { Statement } from '../platform/database/database.js';
import { parseInput } from '../platform/input.js';
import { limitFailures } from '../platform/rate-limit.js';
import type { RequestContext } from '../platform/request-context.js';
import type { CertificateLookup } from './certificate-lookup.type.js';

/** As it stands on a certificate; people type it in small letters, too. */
const NUMBER = z.string().trim().toUpperCase().max(40);

/** What nobody may see any more is told without its name and figures. */
const seen = (column: string) => `CASE WHEN b.id IS NOT NULL THEN ${column} END`;

const LOOK_UP: Statement = {
  name: 'look-up-certificate',
  text: `SELECT c.number, c.version, c.issued_on::text AS "issuedOn",
      CASE WHEN b.id IS NULL THEN 'withdrawn' WHEN c.replaced_at IS NULL THEN 'current' ELSE 'replaced' END AS standing,
      ${seen('c.name')} AS name, ${seen('c.cause_name')} AS "causeName",
      ${seen('c.contribution::float8')} AS contribution, ${seen('c.hours')} AS hours,
      ${seen('c.first_year')} AS "firstYear", ${seen('c.last_year')} AS "lastYear", b.id AS "impactBuyerId",
      (SELECT n.number FROM impact_certificate n WHERE n.impact_buyer_id = b.id AND n.state = 'ready'
        AND n.replaced_at IS NULL AND n.id <> c.id) AS "replacedBy"
    FROM impact_certificate c
    LEFT JOIN impact_buyer b ON b.id = c.impact_buyer_id AND b.status = 'Live Report'
    WHERE c.number = $1 AND c.state = 'ready'`,
};

const find = ({ app }: RequestContext, number: string) =>
  app.database.readOne<CertificateLookup & Record<string, unknown>>(LOOK_UP, [number]);

/**
 * What was certified under a number, and whether that still counts; null for a number that was never given. Numbers
 * follow one another, so only those who find nothing count, by network address, and may not try many. The server itself
 * asks for its pages, whose readers it has counted.
 * @throws AppError RATE_LIMITED
 */
export async function lookUpCertificate(
  context: RequestContext,
  asked: string,
): Promise<CertificateLookup | null> {
  const number = parseInput(NUMBER, asked);
  if (context.clientAddress === 'local') return find(context, number);
  let found: CertificateLookup | null = null;
  await limitCertificateGuesses(context, async () => {
    found = await find(context, number);
    return found !== null;
  });
  return found;
}

/**
 * Counts a look-up that finds nothing; `work` answers whether it did.
 * @throws AppError RATE_LIMITED
 */
export const limitCertificateGuesses = (
  context: RequestContext,
  work: () => Promise<boolean>,
): Promise<boolean> =>
  limitFailures(
    context,
    [{ key: `certificate:address:${context.clientAddress}`, most: context.app.config.rateLimitPerMinute }],
    work,
  );
