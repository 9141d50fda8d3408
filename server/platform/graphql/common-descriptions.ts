import {
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLSchema,
  isInputObjectType,
  isObjectType,
} from 'graphql';
import { humanize } from './humanize.js';

/**
 * Descriptions of fields with the same meaning in each type. `{type}` stands for the name of the type in
 * words.
 */
const FIELDS: Record<string, string> = {
  id: 'The id of the {type}.',
  version: 'The version of the {type}, which grows by one with each change. Send it back with a change.',
  createdAt: 'The time at which the {type} was created.',
  updatedAt: 'The time of the last change to the {type}.',
  createdById: 'The id of the user who created the {type}. Null if it was not created by a user.',
  archived: 'True if the {type} is archived.',
  nodes: 'The items on this page.',
  pageInfo: 'The position of this page in the list.',
  totalCount: 'The number of items on all pages.',
  totals: 'The sums over all items that match the filter, not only those on this page.',
  supplierId: 'The id of the supplier.',
  impactBuyerId: 'The id of the impact buyer.',
  goodCauseId: 'The id of the good cause.',
  salesEnquiryId: 'The id of the enquiry.',
  leadId: 'The id of the lead.',
  categoryId: 'The id of the category.',
  userId: 'The id of the user.',
  imageUrl: 'The address of the picture, relative to the site. Null if there is no picture.',
  name: 'The name of the {type}.',
  enquiryTotal: 'The number of enquiries, including archived ones.',
  revenueTotal: 'The revenue in New Zealand dollars excluding GST. Sales that fell through do not count.',
  contributionTotal: 'The contribution in New Zealand dollars. Sales that fell through do not count.',
};

const ROOTS = {
  Query: 'The operations that read.',
  Mutation: 'The operations that change something.',
  Subscription: 'The events that are sent as they happen.',
};

/** Descriptions of arguments with the same meaning in each operation. */
const ARGUMENTS: Record<string, string> = {
  id: 'The id of the record.',
  input: 'The values to save.',
  version:
    'The version that the change is based on. Throws CONFLICT if the version is not the latest. Null skips this check.',
  first: 'The maximum number of items on a page.',
  after: 'The `endCursor` of the previous page. Null for the first page.',
  offset: 'The number of items to skip.',
  filter: 'The conditions that items must meet. Null lists all items.',
  sort: 'The sort order. Null for the default order of the list.',
  selection: 'The records to act on.',
  columns: 'The columns of the file, in this order.',
  supplierId: FIELDS.supplierId ?? '',
  impactBuyerId: FIELDS.impactBuyerId ?? '',
  salesEnquiryId: FIELDS.salesEnquiryId ?? '',
  leadId: FIELDS.leadId ?? '',
  categoryId: FIELDS.categoryId ?? '',
  recordType: 'The type of the record.',
  token: 'The token from the link in the email.',
};

/** Endings of type names that are left out of descriptions: a `LeadRecord` is a lead. */
const ENDING = /(Record|View|Card|Row|Input|Changes|ById|Option|(?<!Named)Ref)$/;

/**
 * Adds a description to fields, arguments and pages of lists that have none of their own and mean the same in
 * every type, so that each of these texts is written once.
 */
export function describeCommonParts(schema: GraphQLSchema): GraphQLSchema {
  for (const [name, description] of Object.entries(ROOTS)) {
    const root = schema.getType(name);
    if (root) root.description ??= description;
  }
  for (const type of Object.values(schema.getTypeMap())) {
    if (type.name.startsWith('__') || !(isObjectType(type) || isInputObjectType(type))) continue;
    if (type.name.endsWith('Connection')) type.description ??= 'A page of a list.';
    for (const field of Object.values(type.getFields()))
      describeField(field, humanize(type.name.replace(ENDING, '')));
  }
  return schema;
}

function describeField(field: GraphQLField<unknown, unknown> | GraphQLInputField, typeInWords: string): void {
  field.description ??= FIELDS[field.name]?.replaceAll('{type}', typeInWords);
  if ('args' in field) for (const argument of field.args) argument.description ??= ARGUMENTS[argument.name];
}
