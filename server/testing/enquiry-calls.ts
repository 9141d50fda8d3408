import { SalesEnquiry } from '../sales/sales-enquiries/sales-enquiry.entity.js';
import type { EnquiryPeople } from './enquiry-people.js';
import { factories } from './factories.js';
import type { TestUplift, TestUser } from './test-uplift.js';

const FIELDS = `id version viewedAs fullName email progress buyerFeedback emailState openedAt revenue supplierRevenue
  contribution specialField specialFieldLabel supplierNotes buyerNotes goodCause { id } impactBuyer { id }
  supplier { id enquiryEmail contributionType } staff { adminNotes chance suggestedContribution personResponsible { id name } }`;
export const UPDATE_ENQUIRY = `mutation Update($id: Int!, $version: Int, $input: SalesEnquiryInput!) {
  updateSalesEnquiry(id: $id, version: $version, input: $input) { ${FIELDS} } }`;
export const READ_ENQUIRY = `query Read($id: Int!) { salesEnquiry(id: $id) { ${FIELDS} } }`;
export const VIEW_ENQUIRY = `mutation View($id: Int!) { markSalesEnquiryViewed(id: $id) { emailState openedAt } }`;

/** The path of enquiries below /api/. */
export const ENQUIRIES = 'business/salesEnquiry';

/** Returns the stored enquiry. */
const stored = (uplift: TestUplift) => (id: number) =>
  uplift.app.database.manager.findOneByOrFail(SalesEnquiry, { id });

/** Returns functions that create and change enquiries of the people’s supplier through GraphQL. */
export function enquiryCalls(uplift: TestUplift, people: EnquiryPeople) {
  const make = factories(uplift.app.database);
  const update = (as: TestUser, id: number, input: object, version?: number) =>
    uplift.graphql(UPDATE_ENQUIRY, { id, input, version }, { as });
  return {
    stored: stored(uplift),
    update,
    enquiryWith: (fields: Partial<SalesEnquiry> = {}) =>
      make.salesEnquiry({ supplierId: people.supplier.id, adminNotes: 'for staff', ...fields }),
    saved: async (as: TestUser, id: number, input: object) =>
      (await update(as, id, input)).data.updateSalesEnquiry,
    codeOf: ({ errors }: { errors?: { extensions: { code: string } }[] }) => errors?.[0]?.extensions.code,
  };
}

/** Fields of an enquiry that some callers must not see. */
export const PRIVATE = {
  adminNotes: 'staff only',
  message: 'my secret message',
  fullName: 'Hinemoa Private',
};

/**
 * Returns functions that create, read and change enquiries of the people’s supplier, buyer and cause over
 * REST.
 */
export function enquiryRestCalls(uplift: TestUplift, people: EnquiryPeople) {
  const make = factories(uplift.app.database);
  return {
    stored: stored(uplift),
    enquiry: (fields: Partial<SalesEnquiry> = {}) =>
      make.salesEnquiry({
        supplierId: people.supplier.id,
        impactBuyerId: people.buyerId,
        goodCauseId: people.causeId,
        ...PRIVATE,
        ...fields,
      }),
    put: (as: TestUser, body: object) => uplift.rest('PUT', ENQUIRIES, { as, body }),
    get: (as: TestUser, id: number) => uplift.rest('GET', `${ENQUIRIES}/${id}`, { as }),
  };
}
