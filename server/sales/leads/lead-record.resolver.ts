import { Arg, Ctx, Int, Query, Resolver } from 'type-graphql';
import type { ListFilter, ListSort } from '../../kits/lists/list-inputs.js';
import {
  createMutation,
  deleteMutation,
  pageQuery,
  recordQuery,
  updateMutation,
} from '../../kits/nouns/record-operations.js';
import type { ResolverClass } from '../../kits/tasks/task-kind.js';
import type { Selection, WithRawNodes } from '../../platform/database/selection.js';
import { ForAudience } from '../../platform/graphql/audience-directive.js';
import { costOfPages } from '../../platform/graphql/query-cost.js';
import { SelectedFields } from '../../platform/graphql/selected-fields.js';
import type { RequestContext } from '../../platform/request-context.js';
import { createLead } from './create-lead.js';
import { deleteLead, updateLead } from './lead.commands.js';
import { LEAD_STATUSES } from './lead.states.js';
import { LeadInput, LeadListFilter, LeadListSort, NewLeadInput } from './lead-record.inputs.js';
import { answerLead, listLeadBoard, listLeads, requireLead } from './lead-record.read-model.js';
import { LeadBoardColumn, LeadRecord, LeadRecordConnection } from './lead-record.type.js';

@Resolver()
class LeadRecordActionResolver {
  @ForAudience('Admin')
  @Query(() => [LeadBoardColumn], {
    description:
      'Returns the leads grouped by status, each group with its first leads. Takes the filter and sort order of `leadRecords`.',
    complexity: costOfPages(LEAD_STATUSES.length),
  })
  leadBoard(
    @Ctx() context: RequestContext,
    @Arg('filter', () => LeadListFilter, { nullable: true }) filter: ListFilter | null,
    @Arg('sort', () => LeadListSort, { nullable: true }) sort: ListSort | null,
    @Arg('first', () => Int, { defaultValue: 25 }) first: number,
    @SelectedFields() selection: Selection | null,
  ): Promise<WithRawNodes<LeadBoardColumn>[]> {
    return listLeadBoard(context, { filter, sort, first }, selection);
  }
}

/** The lead operations for staff. */
export const leadRecordResolvers: readonly ResolverClass[] = [
  pageQuery(
    {
      name: 'leadRecords',
      description:
        'Returns a page of leads. Leaves out archived leads unless the filter has ids or a condition on the column ARCHIVED.',
    },
    { Connection: LeadRecordConnection, Filter: LeadListFilter, Sort: LeadListSort },
    listLeads,
  ),
  recordQuery(
    { name: 'leadRecord', description: 'Returns a lead by its id, or null if there is no such lead.' },
    LeadRecord,
    answerLead,
  ),
  createMutation(
    {
      name: 'createLead',
      description:
        'Creates a lead. Throws CONFLICT if the impact buyer and the supplier already have an open lead. Can be retried safely with an Idempotency-Key header.',
    },
    { View: LeadRecord, Input: NewLeadInput, required: requireLead },
    createLead,
  ),
  updateMutation(
    {
      name: 'updateLead',
      description: 'Changes the given fields of a lead. Throws CONFLICT if the version is not the latest.',
    },
    { View: LeadRecord, Input: LeadInput, required: requireLead },
    updateLead,
  ),
  deleteMutation(
    {
      name: 'deleteLead',
      description: 'Moves a lead to the trash, from which it can be restored for 30 days.',
    },
    deleteLead,
  ),
  LeadRecordActionResolver,
];
