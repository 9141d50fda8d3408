import { adminOnly, noneOfThem, type Operations, open } from './operation.js';

const NO_SUCH = 999_999_999;
const notThere = { ...adminOnly, admin: 404 } as const;
const none = `selection: { ids: [${NO_SUCH}] }`;

const message = (fields: object) => ({
  rest: () => ({ body: { fullName: 'Ana', email: 'ana@example.nz', message: 'Hello', ...fields } }),
  expected: open,
});

/** Operations on messages and orders of visitors, and on held submissions. */
export const messageOperations: Operations = {
  'GraphQL Mutation.orderImpactBox': {
    query: () =>
      `mutation { orderImpactBox(input: { fullName: "Ana", email: "ana@example.nz", address: "1 Tui Street", items: [{ box: "small", quantity: 1 }] }) { id } }`,
    expected: open,
  },
  'GraphQL Mutation.sendContactMessage': {
    query: () =>
      'mutation { sendContactMessage(input: { kind: GENERAL, fullName: "Ana", email: "ana@example.nz", message: "Hello" }) }',
    expected: open,
  },
  'GraphQL Query.heldSubmissions': { query: () => '{ heldSubmissions { totalCount } }', expected: adminOnly },
  'GraphQL Mutation.releaseHeldSubmission': {
    query: () => `mutation { releaseHeldSubmission(id: ${NO_SUCH}) }`,
    expected: notThere,
  },
  'GraphQL Mutation.discardHeldSubmission': {
    query: () => `mutation { discardHeldSubmission(id: ${NO_SUCH}) }`,
    expected: notThere,
  },
  'GraphQL Mutation.releaseHeldSubmissions': {
    query: () => `mutation { releaseHeldSubmissions(${none}) { id } }`,
    expected: noneOfThem,
  },
  'GraphQL Mutation.discardHeldSubmissions': {
    query: () => `mutation { discardHeldSubmissions(${none}) { id } }`,
    expected: noneOfThem,
  },
  'GraphQL Mutation.exportHeldSubmissions': {
    query: () =>
      `mutation { exportHeldSubmissions(${none}, columns: [{ column: SENDER_NAME, header: "From" }]) { id } }`,
    expected: noneOfThem,
  },
  'GraphQL Query.impactBoxes': { query: () => '{ impactBoxes { id } }', expected: open },
  'REST POST buyGiftBox': message({ address: '1 Tui Street', items: [{ quantity: 1 }] }),
  'REST POST functions/contact': message({}),
  'REST POST functions/general': message({}),
  'REST POST functions/goodCauseJoin': message({ name: 'Te Awa Trust' }),
  'REST POST functions/impactBusinessJoin': message({ name: 'Nīkau School' }),
  'REST POST functions/supplierJoin': message({ name: 'Rātā Print' }),
  'REST POST giftBoxSubmitForm': message({}),
  'REST POST mailing/sendGeneralEnquiry': message({}),
  'REST POST mailing/sendGoodCauseJoinEnquiry': message({ name: 'Te Awa Trust' }),
  'REST POST mailing/sendImpactBusinessJoinEnquiry': message({ name: 'Nīkau School' }),
  'REST POST mailing/sendSupplierJoinEnquiry': message({ name: 'Rātā Print' }),
};
