import { startLeadFixture } from './lead-fixture.js';
import type { TestUser } from './test-uplift.js';

const QUERIES = {
  buyersToOffer: `query ($supplierId: Int!, $filter: OfferedBuyerListFilter, $sort: OfferedBuyerListSort) {
    buyersToOffer(supplierId: $supplierId, filter: $filter, sort: $sort) {
      nodes { id name buyerType interestedStatus leadsCount revenueTotal openLead { id status } } } }`,
  suppliersToOffer: `query ($impactBuyerId: Int!, $filter: OfferedSupplierListFilter, $sort: OfferedSupplierListSort) {
    suppliersToOffer(impactBuyerId: $impactBuyerId, filter: $filter, sort: $sort) {
      nodes { id name listTitle membershipListingDate ownerContactPerson locations serviceRegions status
        categories { name } subCategories { name } openLead { id status } } } }`,
  createFrom: `mutation ($supplierId: Int!, $selection: OfferedBuyerSelection!) {
    createLeadsFrom(supplierId: $supplierId, selection: $selection) { id title total } }`,
  createFor: `mutation ($impactBuyerId: Int!, $selection: OfferedSupplierSelection!) {
    createLeadsFor(impactBuyerId: $impactBuyerId, selection: $selection) { id title total } }`,
  undo: 'mutation ($id: Int!) { undoTask(id: $id) { id } }',
  outcome: `query ($id: Int!) { task(id: $id) { state total done failed canUndo }
    taskFailures(id: $id) { nodes { recordId recordName message } } }`,
} as const;

/** Starts a product in which staff create leads for selected records. */
export async function startLeadOffers() {
  const fixture = await startLeadFixture();
  const { uplift, make, admin } = fixture;
  const query = (text: string, values: unknown[] = []) => uplift.app.database.manager.query(text, values);
  const offer = async (what: keyof typeof QUERIES, variables: object, as: TestUser = admin) => {
    const { data, errors } = await uplift.graphql(QUERIES[what], { ...variables }, { as });
    return { ...(data && Object.values(data)[0]), code: errors?.[0]?.extensions?.code };
  };
  return {
    ...fixture,
    query,
    offer,
    /** Returns the outcome of a task after its jobs have run. */
    outcomeOf: async (id: number) => {
      await uplift.work('task.run');
      const { data } = await uplift.graphql(QUERIES.outcome, { id }, { as: admin });
      return { ...data?.task, skipped: data?.taskFailures.nodes };
    },
    /** Creates this number of buyers and returns their ids. */
    buyers: async (count: number, fields: object = {}) => {
      const made = [];
      for (let at = 0; at < count; at++) made.push((await make.impactBuyer(fields)).id);
      return made;
    },
    leadsOf: (supplierId: number) =>
      query(
        `SELECT impact_buyer_id AS buyer, status, from_name AS "fromName" FROM lead WHERE supplier_id = $1 ORDER BY id`,
        [supplierId],
      ),
  };
}
