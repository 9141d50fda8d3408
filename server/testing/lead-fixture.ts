import type { DeepPartial } from 'typeorm';
import { Lead } from '../sales/leads/lead.entity.js';
import { factories } from './factories.js';
import { TestUplift, type TestUser } from './test-uplift.js';

type Started = Parameters<typeof TestUplift.start>;

const LEAD = `id version status chance weight archived archivedAt notes fromType fromName fromPhone fromEmail buyerType
  callRailPhone urlKeyword listTitle summary opportunitySummary actionTakenAt soundingPositiveAt slimChanceAt
  noOpportunityAt futureActionOn leadType customersComments salesEnquiryId estimatedRevenueBand
  estimatedContributionBand estimatedRevenue estimatedContribution actualRevenue actualContribution
  impactBuyer { id name contactName goodCause { name } sales { enquiryTotal revenueTotal contributionTotal } }
  supplier { id name specificBenefits sales { enquiryTotal } } personResponsible { id name }`;
const QUERIES = {
  create: `mutation ($input: NewLeadInput!) { createLead(input: $input) { ${LEAD} } }`,
  update: `mutation ($id: Int!, $version: Int, $input: LeadInput!) {
    updateLead(id: $id, version: $version, input: $input) { ${LEAD} } }`,
  remove: 'mutation ($id: Int!) { deleteLead(id: $id) }',
  restore: 'mutation ($id: Int!) { restoreRecord(recordType: LEAD, id: $id) }',
  undo: 'mutation ($id: Int!, $version: Int!) { undoChange(recordType: LEAD, id: $id, version: $version) }',
  convert: `mutation ($id: Int!, $contact: ConfirmedContactInput!) {
    convertLeadToEnquiry(id: $id, contact: $contact) { ${LEAD} } }`,
  link: `mutation ($leadId: Int!, $salesEnquiryId: Int!) {
    linkSalesEnquiryToLead(leadId: $leadId, salesEnquiryId: $salesEnquiryId) { ${LEAD} } }`,
  draft: `query ($kind: LeadMailKind!, $leadId: Int!, $contact: ConfirmedContactInput) {
    leadMail(kind: $kind, leadId: $leadId, contact: $contact) { subject body to cc bcc replyTo } }`,
  emailBuyer: `mutation ($leadId: Int!, $mail: LeadMailMessageInput!) {
    emailLeadBuyer(leadId: $leadId, mail: $mail) { mailId status lead { ${LEAD} } } }`,
  emailSupplier: `mutation ($leadId: Int!, $mail: LeadMailMessageInput!, $contact: ConfirmedContactInput!) {
    emailLeadSupplier(leadId: $leadId, mail: $mail, contact: $contact) { mailId status lead { ${LEAD} } } }`,
  list: `query ($filter: LeadListFilter, $sort: LeadListSort, $first: Int! = 50, $after: String) {
    leadRecords(filter: $filter, sort: $sort, first: $first, after: $after) { totalCount nodes { ${LEAD} }
      pageInfo { hasNextPage endCursor }
      totals { estimatedRevenue estimatedContribution actualRevenue actualContribution } } }`,
  board: `query ($filter: LeadListFilter, $sort: LeadListSort, $first: Int! = 25) {
    leadBoard(filter: $filter, sort: $sort, first: $first) { status nodes { ${LEAD} } totalCount
      pageInfo { hasNextPage endCursor }
      totals { estimatedRevenue estimatedContribution actualRevenue actualContribution } } }`,
} as const;

/** Starts a product in which staff edit leads. */
export async function startLeadFixture(...started: Started) {
  const uplift = await TestUplift.start(...started);
  const { manager } = uplift.app.database;
  const make = factories(uplift.app.database);
  const admin = await uplift.user({
    roles: ['Admin'],
    fullName: 'Aroha Staff',
    email: 'aroha@uplift.example',
    emailVerifiedAt: new Date(),
  });
  const ask = async (what: keyof typeof QUERIES, variables: object, as: TestUser | null = admin) => {
    const { data, errors } = await uplift.graphql(QUERIES[what], { ...variables }, { as });
    const error = errors?.[0];
    return {
      record: data?.[Object.keys(data)[0] ?? ''],
      code: error?.extensions?.code,
      message: error?.message,
      fields: error?.extensions?.fields as { field: string; message: string }[] | undefined,
      current: error?.extensions?.current as Record<string, unknown> | undefined,
    };
  };
  const lead = async (fields: DeepPartial<Lead> = {}) =>
    make.lead({
      impactBuyerId: fields.impactBuyerId ?? (await make.impactBuyer()).id,
      supplierId: fields.supplierId ?? (await make.supplier()).id,
      ...fields,
    });
  return {
    uplift,
    make,
    admin,
    ask,
    lead,
    stored: (id: number) => manager.findOneByOrFail(Lead, { id }),
    update: (id: number, input: object, version?: number) => ask('update', { id, version, input }),
    rest: (method: 'GET' | 'POST' | 'PUT', path: string, body?: object, as: TestUser | null = admin) =>
      uplift.rest(method, path, { as, body }),
    count: async (table: string) =>
      Number((await manager.query(`SELECT count(*) AS count FROM ${table}`))[0].count),
  };
}
