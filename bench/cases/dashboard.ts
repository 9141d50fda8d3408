import { type BenchCase, pathOf } from './case.js';

const PANEL = `{ ownerId ownerName enquiries active completed fallenThrough revenue contribution equivalentHours
  conversionPercent byProgress { progress enquiries } byYear { year enquiries revenue contribution }
  recent { id enquiredAt fullName supplierName impactBuyerName enquiryAbout progress contribution revenue } }`;

const DASHBOARD = `query Dashboard { dashboard { years
  admin ${PANEL} supplier ${PANEL} impactBuyer ${PANEL} goodCause ${PANEL} } }`;

const dashboardCase = (who: string, signedInAs: string, path: string): BenchCase => ({
  name: 'dashboard',
  title: `dashboard of ${who}, 1,000,000 enquiries`,
  database: 'bench_100k',
  query: DASHBOARD,
  signedInAs,
  required: 0.6,
  questions: async (client) => {
    const { rows } = await client.query<{ supplier: number | null }>(
      'SELECT supplier_id AS supplier FROM user_account WHERE lower(email) = $1',
      [signedInAs],
    );
    return [{ variables: {}, bare: pathOf(path, { supplier: rows[0]?.supplier }) }];
  },
});

export const dashboardCases: BenchCase[] = [
  dashboardCase('a supplier', 'supplier@demo.example', '/dashboard'),
  dashboardCase('Admin', 'admin@uplift.example', '/dashboard'),
];
