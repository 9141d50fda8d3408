import { GraphQLDateTime } from 'graphql-scalars';
import sql, { raw } from 'sql-template-tag';
import { quickSearch } from '../../kits/lists/quick-search.js';
import { defineStaffNoun } from '../../kits/nouns/define-staff-noun.js';
import { instantValue } from '../../platform/database/json-object.sql.js';
import { NamedRef } from '../../platform/graphql/named-ref.type.js';
import { enquiryRef } from '../../totals/enquiry-ref.sql.js';
import { ContactMessage } from './contact-message.entity.js';
import { MESSAGE_SUBJECT } from './contact-message.kinds.js';
import { ContactMessageResolver } from './contact-message.resolver.js';
import { messageRecordFields } from './contact-message-record.fields.js';

/** The messages to staff from visitors, and the issues that suppliers reported, latest first (A162). */
export const contactMessages = defineStaffNoun({
  name: 'Message',
  subject: MESSAGE_SUBJECT,
  tokenResource: 'messages',
  label: ['message', 'messages'],
  description: 'A message from a visitor, or a problem that a supplier reported, for staff.',
  entity: ContactMessage,
  table: 'contact_message',
  fields: messageRecordFields,
  links: {
    salesEnquiryId: { table: 'sales_enquiry', label: 'enquiry' },
    reportedBySupplierId: {
      table: 'supplier',
      label: 'supplier',
      shown: {
        as: 'reportedBySupplier',
        description: 'The supplier that reported the problem. Null for other messages.',
      },
    },
  },
  computed: {
    salesEnquiry: {
      graphql: () => NamedRef,
      nullable: true,
      description: 'The enquiry with the reported issue, named after its customer. Null for other messages.',
      json: enquiryRef(sql`m.sales_enquiry_id`),
    },
    updatedAt: {
      graphql: () => GraphQLDateTime,
      json: instantValue(sql`m.updated_at`),
      column: { kind: 'instant', value: raw('m.updated_at') },
    },
  },
  list: {
    alias: 'm',
    title: `coalesce(nullif(organisation, ''), full_name)`,
    search: quickSearch('m', [
      'm.full_name',
      'm.organisation',
      'm.email',
      'm.mobile',
      'm.message',
      'm.issue',
    ]),
    // A followed link is not a message by a person.
    conditions: [sql`m.kind <> 'Affiliate link'`],
    sort: { column: 'createdAt', direction: 'DESC' },
  },
  allow: {
    change: { many: ['state'] },
    remove: { rememberedBy: ['kind', 'state'], title: ['organisation', 'fullName'] },
  },
  quickFind: {
    kind: 'message',
    title: `coalesce(full_name, organisation, email, 'Message ' || id)`,
    detail: 'kind',
    foundBy: 'found_by(full_name, organisation, email, phone_digits(mobile))',
    where: `kind <> 'Affiliate link'`,
  },
  resolvers: [ContactMessageResolver],
});
