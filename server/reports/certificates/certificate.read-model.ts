import { visible, visibleTo } from '../../directory/impact-buyers/impact-buyer.policy.js';
import type { App } from '../../platform/app.js';
import type { Statement } from '../../platform/database/database.js';
import type { RequestContext } from '../../platform/request-context.js';
import { contributionOf } from '../../totals/contribution.sql.js';
import type { CertificateFigures } from './certificate-figures.js';

/** An issued certificate that has not been replaced. */
export interface IssuedCertificate extends CertificateFigures {
  id: number;
  number: string;
  version: number;
  /** The date of issue, as YYYY-MM-DD. */
  issuedOn: string;
  fileAddress: string;
}

/** The facts for the certificate of a buyer, and its current certificate. */
export type Certified = {
  name: string;
  /** True if the certificate is public (A29). */
  published: boolean;
  causeName: string | null;
  /** The contribution in New Zealand dollars. */
  contribution: number;
  /** The first and last New Zealand years with a contribution. Null without any. */
  firstYear: number | null;
  lastYear: number | null;
  current: IssuedCertificate | null;
};

const year = (which: 'min' | 'max') => `(SELECT ${which}(r.sales_year) FROM sales_rollup r
  WHERE r.scope = 'impact-buyer' AND r.owner_id = b.id AND r.progress <> 'Fallen Through' AND r.contribution > 0)`;

/** SQL of the figures of buyer `b`. */
export const FIGURES = `b.name,
      (SELECT g.name FROM good_cause g WHERE g.id = b.good_cause_id AND g.status = 'Approved & Live') AS "causeName",
      ${contributionOf('impact-buyer', 'b.id')} AS contribution,
      ${year('min')} AS "firstYear", ${year('max')} AS "lastYear"`;

const CERTIFIED: Statement = {
  name: 'certified',
  text: `SELECT ${FIGURES}, b.status = 'Live Report' AS published,
      (SELECT json_build_object('id', c.id, 'number', c.number, 'version', c.version, 'name', c.name,
          'causeName', c.cause_name, 'contribution', c.contribution, 'hours', c.hours, 'firstYear', c.first_year,
          'lastYear', c.last_year, 'issuedOn', c.issued_on, 'fileAddress', c.file_address)
        FROM impact_certificate c
        WHERE c.impact_buyer_id = b.id AND c.state = 'ready' AND c.replaced_at IS NULL) AS current
    FROM impact_buyer b WHERE b.id = $1 AND ${visible('$2', '$3')}`,
};

/**
 * Returns the facts for the certificate of a buyer, or null if the caller may not see the buyer (R149, A29).
 */
export function loadCertified(context: RequestContext, impactBuyerId: number): Promise<Certified | null> {
  return context.app.database.readOne<Certified>(CERTIFIED, [impactBuyerId, ...visibleTo(context)]);
}

/**
 * Returns the same facts for a buyer with a Live Report, for any caller. Null for other buyers, which get no
 * certificate.
 */
export const loadLive = ({ database }: App, impactBuyerId: number): Promise<Certified | null> =>
  database.readOne<Certified>(CERTIFIED, [impactBuyerId, false, null]);
