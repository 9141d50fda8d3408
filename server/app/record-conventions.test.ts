import {
  type GraphQLObjectType,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isListType,
  isObjectType,
} from 'graphql';
import { createProductApi } from './schema.js';

/** Types with an id but without both times, by the reason. */
const WITHOUT_TIMES: Readonly<Record<string, readonly string[]>> = {
  'Is a change or a message, with the time at which it happened.': [
    'ActionItemChange',
    'AuditEntry',
    'Notification',
    'RecordChange',
    'TimelineEntry',
    'TimelineMail',
    'WebhookDelivery',
  ],
  'Does not change after its creation, apart from states with times of their own. Has `createdAt`.': [
    'AffiliateClick',
    'ApiToken',
    'HeldSubmission',
    'ImpactBuyerRequest',
    'MailDelivery',
    'MailNote',
    'OutboxJob',
    'QueuedJob',
    'SupplierAlert',
    'Task',
  ],
  'Sums up events, with the times of the first or the last one.': ['Customer', 'SearchMiss'],
  'Is a step of an import, until its task starts.': ['Import'],
  'Is public. Those who edit the record read its times in another type.': [
    'Category',
    'FeaturedListing',
    'FrontPageEntry',
    'GoodCause',
    'ImpactBuyerCard',
    'ImpactReport',
    'LearnMoreFile',
    'PartnerCard',
    'Supplier',
    'SupplierCard',
    'Testimonial',
    'WorkExample',
  ],
  'Refers to a record, with the fields to show or to choose it.': [
    'BuyerOption',
    'CategoryRef',
    'ChosenCause',
    'ChosenGoodCause',
    'FoundRecord',
    'IssueNote',
    'JobSubject',
    'LeadBuyer',
    'LeadSupplier',
    'LinkedLead',
    'MatchingSupplier',
    'NamedRef',
    'OfferedBuyer',
    'OfferedSupplier',
    'OpenLead',
    'ParentCategory',
    'ProspectingBuyer',
    'SupplierOption',
    'SupplierRef',
    'SupplierStatistics',
  ],
  'Is the result of sending a form.': ['ImpactBoxOrderReceipt', 'SendSalesEnquiryResult'],
  'Is no record of the product.': ['AddressSuggestion', 'ImpactBox'],
  'Describes the session, with the times of its start and its last use.': ['ActiveSession'],
  'Describes the session.': ['CurrentUser'],
};

/** Ids of records without a field for the record itself, each with the reason. */
const WITHOUT_RECORD: Readonly<Record<string, string>> = {
  'ActionItem.refId': 'Users write the type of an action, so the type of the record is not known.',
  'AuditEntry.recordId': 'Records of all types. Has the name of the record in `recordName`.',
  'BuyerOption.goodCauseId': 'Preselects one of the good causes that the form has already loaded.',
  'CategoryContribution.categoryId': 'Has the name of the category in `name`.',
  'CategoryCount.recordId': 'Belongs to one of the categories that the list has already loaded.',
  'CategorySuggestion.categoryId': 'Has the name of the category in `name`.',
  'CategorySuggestion.subCategoryId': 'Has the name of the sub category in `name`.',
  'CauseContribution.goodCauseId': 'Has the name of the good cause in `name`.',
  'Certificate.impactBuyerId': 'Has the certified name in `name`. The buyer may have another name now.',
  'CurrentUser.goodCauseId': 'Part of the rights of the session.',
  'CurrentUser.impactBuyerId': 'Part of the rights of the session.',
  'CurrentUser.supplierId': 'Part of the rights of the session.',
  'ImpactReport.supplierId': 'The supplier is the same organisation, with the same name.',
  'LinkedLead.supplierId': 'Has the name and the picture of the supplier in fields of its own.',
  'Notification.recordId': 'The type of the record is in `recordType`.',
  'SalesEnquiryStaffFields.leadId': 'A lead has no name. Its dates are in the fields beside the id.',
  'SalesPanel.ownerId': 'Has the name of the owner in `ownerName`.',
  'TaskFailure.recordId': 'Has the name of the record in `recordName`. The record may be gone.',
  'TrashEntry.recordId': 'The record is deleted. Its title is in `title`.',
  'YearlyReport.ownerId': 'Has the name of the owner in `name`.',
};

const { schema } = createProductApi().executor;
const types = Object.values(schema.getTypeMap())
  .filter(isObjectType)
  .filter(({ name }) => !name.startsWith('__'));

const has = (type: GraphQLObjectType, ...names: string[]) => names.every((name) => name in type.getFields());

/** Returns the ids of single records of a type, such as `supplierId`. */
const idsOf = (type: GraphQLObjectType) =>
  Object.values(type.getFields()).filter(
    (field) =>
      field.name.endsWith('Id') && !isListType(field.type) && getNamedType(field.type).name === 'Int',
  );

describe('record types of the GraphQL API', () => {
  it('have the times of creation and of the last change if they have an id', () => {
    const missing = types.filter((type) => has(type, 'id') && !has(type, 'createdAt', 'updatedAt'));
    expect(missing.map(({ name }) => name).sort()).toEqual(Object.values(WITHOUT_TIMES).flat().sort());
  });

  it('have the other record itself beside the id of that record', () => {
    const missing = types.flatMap((type) =>
      idsOf(type)
        .filter(({ name }) => !has(type, name.slice(0, -'Id'.length)))
        .map(({ name }) => `${type.name}.${name}`),
    );
    expect(missing.sort()).toEqual(Object.keys(WITHOUT_RECORD).sort());
  });

  it('are named by the enum RecordType wherever a field says which type of record it is about', () => {
    const named = types.flatMap((type) => type.getFields().recordType ?? []);
    expect(new Set(named.map((field) => getNamedType(field.type).name))).toEqual(new Set(['RecordType']));
  });

  it('have ids in the filters of their lists', () => {
    const filters = Object.values(schema.getTypeMap())
      .filter(isInputObjectType)
      .filter((type) => /Filter$/.test(type.name) && 'columns' in type.getFields());
    expect(filters.map(({ name }) => name)).toContain('SalesEnquiryFilter');
    expect(filters.filter((type) => !('ids' in type.getFields()))).toEqual([]);
  });

  it('have the times of creation and of the last change among the columns of their lists', () => {
    const lists = Object.values(schema.getQueryType()?.getFields() ?? {}).flatMap(({ type, args }) => {
      const list = getNamedType(type);
      const sort = getNamedType(args.find(({ name }) => name === 'sort')?.type);
      if (!isObjectType(list) || !isInputObjectType(sort)) return [];
      const record = getNamedType(list.getFields().nodes?.type);
      const column = getNamedType(sort.getFields().column?.type);
      return isObjectType(record) && isEnumType(column) ? [{ record, column }] : [];
    });
    const missing = lists.flatMap(({ record, column }) =>
      (['createdAt', 'updatedAt'] as const)
        .filter((time) => has(record, time))
        .map((time) => (time === 'createdAt' ? 'CREATED_AT' : 'UPDATED_AT'))
        .filter((name) => !column.getValue(name))
        .map((name) => `${column.name}.${name}`),
    );
    expect(lists.length).toBeGreaterThan(10);
    // `HELD_AT` is the same time.
    expect(missing).toEqual(['HeldSubmissionColumn.CREATED_AT']);
  });
});
