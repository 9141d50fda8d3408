import { visible, visibleTo } from '../impact-buyers/impact-buyer.policy.js';
import type { App } from '../platform/app.js';
import type { Statement } from '../platform/database/database.js';
import type { RequestContext } from '../platform/request-context.js';
import { contributionOf } from '../statistics/contribution.sql.js';
import type { CertificateFigures } from './certificate-figures.js';

/** A certificate that was issued and that none has replaced. */
export interface IssuedCertificate extends CertificateFigures {
  id: number;
  number: string;
  version: number;
  /** YYYY-MM-DD. */
  issuedOn: string;
  fileAddress: string;
}

/** What the certificate of a buyer is to state, and the one that it has. */
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
  current: IssuedCertificate | null;
};

const year = (which: 'min' | 'max') => `(SELECT ${which}(r.sales_year) FROM sales_rollup r
  WHERE r.scope = 'impact-buyer' AND r.owner_id = b.id AND r.progress <> 'Fallen Through' AND r.contribution > 0)`;

/** The figures of buyer `b`. */
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

/** What the certificate of a buyer states, or null for a buyer that the caller may not see (R149, A29). */
export function loadCertified(context: RequestContext, impactBuyerId: number): Promise<Certified | null> {
  return context.app.database.readOne<Certified>(CERTIFIED, [impactBuyerId, ...visibleTo(context)]);
}

/** The same for a buyer with a Live Report, whoever asks; null for any other: nothing is issued to it. */
export const loadLive = ({ database }: App, impactBuyerId: number): Promise<Certified | null> =>
  database.readOne<Certified>(CERTIFIED, [impactBuyerId, false, null]);
