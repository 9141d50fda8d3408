import type pg from 'pg';
import { writeCursor } from '../../server/kits/lists/keyset.js';
import { ENQUIRY_PROGRESS } from '../../server/sales/sales-enquiries/sales-enquiry.states.js';
import { NEWEST } from '../bare/enquiries.js';
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

/** Returns questions for the first page, one progress, one year, and a later page. */
async function pages(client: pg.Client): Promise<Question[]> {
  const questions: Question[] = [];
  for (const [round, { instant, id, year }] of (await sample(client)).entries()) {
    const progress = ENQUIRY_PROGRESS[round % ENQUIRY_PROGRESS.length] ?? 'Enquiry';
    questions.push(
      question({}, {}),
      question({ progress: [progress.toUpperCase().replace(' ', '_')] }, { progress }),
      question({ year }, { year }),
      question({}, {}, writeCursor(NEWEST, [instant, id])),
    );
  }
  return questions;
}

/** Returns questions for customers by name, as typed into the quick search. */
const searches = async (client: pg.Client): Promise<Question[]> =>
  (await sample(client)).map(({ name }) => question({ search: name }, { search: name }));

interface Sampled {
  instant: string;
  id: number;
  name: string;
  year: number;
}

const sample = async (client: pg.Client) =>
  (
    await client.query<Sampled>(
      `SELECT to_json(enquired_at)#>>'{}' AS instant, id, full_name AS name, sales_year AS year FROM sales_enquiry
      WHERE archived_at IS NULL AND full_name IS NOT NULL ORDER BY md5(id::text) LIMIT ${ROUNDS}`,
    )
  ).rows;

const question = (
  filter: Record<string, unknown>,
  bare: Record<string, string | number>,
  after?: string,
): Question => ({
  variables: { filter, first: 50, after: after ?? null },
  bare: pathOf('/enquiries', { ...bare, after }),
});

const gridCase = (what: string, questions: BenchCase['questions']): BenchCase => ({
  name: 'grid',
  title: `enquiry grid, ${what}, 1,000,000 enquiries`,
  database: 'bench_100k',
  query: GRID,
  signedInAs: 'admin@uplift.example',
  required: 0.75,
  questions,
});

export const gridCases: BenchCase[] = [gridCase('pages', pages), gridCase('quick search', searches)];
