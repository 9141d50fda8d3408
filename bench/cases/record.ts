import type { BenchCase } from './case.js';

/** The data of the REST call by its names in GraphQL. */
const ENQUIRY = `query Enquiry($id: Int!) {
  salesEnquiry(id: $id) {
    id version enquiredAt fullName email mobile address joinEmailList heardFrom progress buyerFeedback emailState openedAt
    via enquiryAbout message revenue supplierRevenue contribution repeatSale specialField specialFieldLabel supplierNotes
    buyerNotes supplierCategories supplierSubCategories
    supplier { id name } impactBuyer { id name } goodCause { id name }
    staff { adminNotes xeroInvoice paidToGoodCause followUpOn chance actionNeeded archived importSupplier
      referredBySupplier { id } personResponsible { id } leadId leadCreatedAt leadActionTakenAt }
  }
}`;

const RECORDS = 100;

/** One record by GraphQL compared with REST. Neither API may be slow. */
export const recordCase: BenchCase = {
  name: 'record',
  title: 'one enquiry, GraphQL beside REST',
  database: 'bench_100k',
  query: ENQUIRY,
  signedInAs: 'admin@uplift.example',
  beside: 'REST',
  required: 0.9,
  atMost: 1.1,
  questions: async (client) => {
    const { rows } = await client.query<{ id: number }>(
      `SELECT id FROM sales_enquiry WHERE archived_at IS NULL ORDER BY md5(id::text) LIMIT ${RECORDS}`,
    );
    return rows.map(({ id }) => ({ variables: { id }, bare: `/api/business/salesEnquiry/${id}` }));
  },
};
