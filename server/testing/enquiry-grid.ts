import type { SalesEnquiry } from '../sales/sales-enquiries/sales-enquiry.entity.js';
import { factories } from './factories.js';
import { TestUplift, type TestUser } from './test-uplift.js';

/** A query of all columns that a list of enquiries can show. */
export const GRID = `query Grid($filter: SalesEnquiryFilter, $sort: SalesEnquiryListSort, $first: Int! = 50, $after: String, $offset: Int) {
  salesEnquiries(filter: $filter, sort: $sort, first: $first, after: $after, offset: $offset) {
    totalCount totals { enquiries revenue contribution } pageInfo { hasNextPage endCursor }
    nodes { id enquiredAt supplierName supplierListTitle impactBuyerName buyerType goodCauseName fullName email mobile
      joinEmailList xeroInvoice enquiryAbout progress buyerFeedback emailState via revenue contribution paidToGoodCause actionNeeded followUpOn
      chance personResponsibleName archived } } }`;

/** Starts a product whose lists of enquiries are read, as Admin by default. `stop` ends it. */
export async function openEnquiryGrid() {
  const uplift = await TestUplift.start();
  const make = factories(uplift.app.database);
  const admin = await uplift.user({ roles: ['Admin'] });
  const grid = async (variables: object = {}, as: TestUser = admin) => {
    const answer = await uplift.graphql(GRID, { ...variables }, { as });
    return answer.data?.salesEnquiries ?? answer;
  };
  const names = async (variables: object = {}, as: TestUser = admin): Promise<string[]> =>
    (await grid(variables, as)).nodes.map((node: { fullName: string }) => node.fullName);
  const day = (n: number) => new Date(Date.UTC(2024, 0, n, 2));
  /** Creates five enquiries, E1 to E5, a day apart. */
  const make5 = async (fields: (n: number) => Partial<SalesEnquiry>) => {
    for (let n = 1; n <= 5; n++)
      await make.salesEnquiry({ fullName: `E${n}`, enquiredAt: day(n), ...fields(n) });
  };
  const empty = () => uplift.app.database.manager.query('TRUNCATE sales_enquiry CASCADE');
  return { uplift, make, admin, grid, names, make5, empty };
}

export type EnquiryGrid = Awaited<ReturnType<typeof openEnquiryGrid>>;
