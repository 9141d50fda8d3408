import { z } from 'zod';
import { fieldsNamed } from '../kits/records/field.js';
import { createLead } from '../sales/leads/create-lead.js';
import { updateLead } from '../sales/leads/lead.commands.js';
import { leadFields } from '../sales/leads/lead.fields.js';
import { LEAD_STATUSES } from '../sales/leads/lead.states.js';
import { listLeads, requireLead } from '../sales/leads/lead-record.read-model.js';
import { changesInput, idempotencyKey, idOf, isOneOf, pageInput, version } from './inputs.js';
import { instant, outputsOf, pageOf } from './outputs.js';
import { defineRead, defineWrite } from './tool.js';
import { reference } from './untrusted-text.js';

/** The fields of a new lead that assistants may set. The contact is that of the impact buyer. */
const ofNewLead = fieldsNamed(leadFields, [
  'status',
  'leadType',
  'personResponsibleId',
  'futureActionOn',
  'weight',
  'chance',
  'estimatedRevenueBand',
  'estimatedContributionBand',
  'listTitle',
  'summary',
  'opportunitySummary',
  'notes',
]);

/** The fields that assistants may change. */
const changeable = {
  ...ofNewLead,
  ...fieldsNamed(leadFields, ['actualRevenue', 'actualContribution', 'archived']),
};

const leadRecord = z.object({
  id: z.int(),
  version: z.int().describe('The version to send back with a change.'),
  impactBuyer: reference,
  supplier: reference,
  personResponsible: reference.nullable(),
  ...outputsOf(leadFields, [
    'createdAt',
    'status',
    'leadType',
    'chance',
    'weight',
    'futureActionOn',
    'fromName',
    'fromPhone',
    'fromEmail',
    'buyerType',
    'listTitle',
    'summary',
    'opportunitySummary',
    'notes',
    'customersResponse',
    'customersComments',
    'salesEnquiryId',
    'estimatedRevenueBand',
    'estimatedContributionBand',
    'actualRevenue',
    'actualContribution',
    'archived',
  ]),
  updatedAt: instant,
});

/** Tools for leads, for staff. */
export const leadTools = [
  defineRead({
    name: 'list_leads',
    title: 'List leads',
    description: 'Lists the leads that match the filter, latest first, without archived ones.',
    audience: ['Admin'],
    resource: 'leads',
    input: z.strictObject({
      search: z.string().nullish().describe('Part of the name of a buyer, a supplier or a contact person.'),
      status: z.array(z.enum(LEAD_STATUSES)).nullish().describe('The statuses of the leads.'),
      archived: z.boolean().nullish().describe('True to list only archived leads.'),
      ...pageInput,
    }),
    output: pageOf(leadRecord),
    handle: (context, { search, status, archived, first, after }) => {
      const columns = [...isOneOf('status', status), ...isOneOf('archived', archived ? ['Yes'] : [])];
      return listLeads(context, { filter: { search, columns }, first, after }, null);
    },
  }),
  defineWrite({
    name: 'create_lead',
    title: 'Create a lead',
    description:
      'Offers a supplier to an impact buyer. Fields that are left out are copied from the supplier and the buyer. Fails if the pair has an open lead.',
    audience: ['Admin'],
    resource: 'leads',
    effect: 'creates',
    input: z.strictObject({
      impactBuyerId: idOf('impact buyer'),
      supplierId: idOf('supplier'),
      fields: changesInput(ofNewLead).optional(),
      idempotencyKey,
    }),
    record: leadRecord,
    read: requireLead,
    write: (context, { impactBuyerId, supplierId, fields }) =>
      createLead(context, { ...fields, impactBuyerId, supplierId }),
  }),
  defineWrite({
    name: 'change_lead',
    title: 'Change a lead',
    description:
      'Changes the status and other fields of a lead. A change of status also sets the chance and the date of that status.',
    audience: ['Admin'],
    resource: 'leads',
    effect: 'changes',
    input: z.strictObject({ id: idOf('lead'), version, fields: changesInput(changeable) }),
    record: leadRecord,
    read: requireLead,
    write: async (context, { id, version: expected, fields }) => {
      await updateLead(context, id, fields, { version: expected });
      return id;
    },
  }),
];
