import { visible, visibleTo } from '../impact-buyers/impact-buyer.policy.js';
import type { Statement } from '../platform/database/database.js';
import type { RequestContext } from '../platform/request-context.js';
import { contributionOf } from '../statistics/contribution.sql.js';

/** What a certificate states, apart from its date. */
export type Certified = {
  name: string;
  /** Whether anybody may have the certificate (A29). */
  published: boolean;
  causeName: string | null;
  /** Dollars. */
  contribution: number;
  /** Years of New Zealand in which something was given; null before there was anything. */
  firstYear: number | null;
  lastYear: number | null;
};

const year = (which: 'min' | 'max') => `(SELECT ${which}(r.sales_year) FROM sales_rollup r
  WHERE r.scope = 'impact-buyer' AND r.owner_id = b.id AND r.progress <> 'Fallen Through' AND r.contribution > 0)`;

const CERTIFIED: Statement = {
  name: 'certified',
  text: `SELECT b.name, b.status = 'Live Report' AS published,
      (SELECT g.name FROM good_cause g WHERE g.id = b.good_cause_id AND g.status = 'Approved & Live') AS "causeName",
      ${contributionOf('impact-buyer', 'b.id')} AS contribution,
      ${year('min')} AS "firstYear", ${year('max')} AS "lastYear"
    FROM impact_buyer b WHERE b.id = $1 AND ${visible('$2', '$3')}`,
};

/** What the certificate of a buyer states, or null for a buyer that the caller may not see (R149, A29). */
export function loadCertified(context: RequestContext, impactBuyerId: number): Promise<Certified | null> {
  return context.app.database.readOne<Certified>(CERTIFIED, [impactBuyerId, ...visibleTo(context)]);
}
