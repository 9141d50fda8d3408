import type pg from 'pg';
import { ENQUIRY_PROGRESS } from '../../server/sales-enquiries/sales-enquiry.states.js';
import { enumName } from '../bare/enum-names.js';
import { type BenchCase, pathOf, type Question } from './case.js';

const GRID = `query EnquiryGrid($filter: SalesEnquiryFilter, $first: Int!, $after: String) {
  salesEnquiries(filter: $filter, first: $first, after: $after) {
    nodes { id version enquiredAt supplierId supplierName supplierListTitle impactBuyerId impactBuyerName buyerType
      goodCauseId goodCauseName fullName email enquiryAbout progress buyerFeedback emailState via revenue
      contribution paidToGoodCause repeatSale followUpOn personResponsibleName }
    pageInfo { hasNextPage endCursor }
    totalCount
    totals { enquiries revenue contribution }
  }
}`;

const ROUNDS = 20;

/** First page, one progress, one year, a page further on, and words of the quick search. */
async function questions(client: pg.Client): Promise<Question[]> {
  const { rows } = await client.query<{ instant: string; id: number; name: string; year: number }>(
    `SELECT to_json(enquired_at)#>>'{}' AS instant, id, full_name AS name, sales_year AS year FROM sales_enquiry
    WHERE archived_at IS NULL AND full_name IS NOT NULL ORDER BY md5(id::text) LIMIT ${ROUNDS}`,
  );
  const asked: Question[] = [];
  const ask = (filter: Record<string, unknown>, bare: Record<string, string | number>, after?: string) =>
    asked.push({
      variables: { filter, first: 50, after: after ?? null },
      bare: pathOf('/enquiries', { ...bare, after }),
    });
  rows.forEach(({ instant, id, name, year }, round) => {
    const progress = ENQUIRY_PROGRESS[round % ENQUIRY_PROGRESS.length] ?? 'Enquiry';
    ask({}, {});
    ask({ progress: [enumName(progress)] }, { progress });
    ask({ year }, { year });
    ask({}, {}, Buffer.from(JSON.stringify([instant, id])).toString('base64url'));
    ask({ search: name }, { search: name });
  });
  return asked;
}

export const gridCase: BenchCase = {
  name: 'grid',
  title: 'enquiry grid, 1,000,000 enquiries',
  database: 'bench_100k',
  query: GRID,
  signedInAs: 'admin@uplift.example',
  required: 0.7,
  questions,
};
