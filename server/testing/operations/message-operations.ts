import { type Operations, open } from './operation.js';

const message = (fields: object) => ({
  rest: () => ({ body: { fullName: 'Ana', email: 'ana@example.nz', message: 'Hello', ...fields } }),
  expected: open,
});

/** What visitors write to us, and order from us. */
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
