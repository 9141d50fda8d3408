import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import type { ListFilter, ListSort } from '../../kits/lists/list-inputs.js';
import type { RawJson, Selection, WithRawNodes } from '../../platform/database/selection.js';
import { ForAudience } from '../../platform/graphql/audience-directive.js';
import { SelectedFields } from '../../platform/graphql/selected-fields.js';
import type { RequestContext } from '../../platform/request-context.js';
import { createLead } from './create-lead.js';
import { deleteLead, updateLead } from './lead.commands.js';
import { LeadInput, LeadListFilter, LeadListSort, NewLeadInput } from './lead-record.inputs.js';
import { answerLead, listLeadBoard, listLeads, requireLead } from './lead-record.read-model.js';
import { LeadBoardColumn, LeadRecord, LeadRecordConnection } from './lead-record.type.js';

/** The lead operations for staff. */
@Resolver()
export class LeadRecordResolver {
  @ForAudience('Admin')
  @Query(() => LeadRecordConnection, {
    description:
      'Returns a page of leads. Leaves out archived leads unless the filter has ids or a condition on the column ARCHIVED.',
  })
  leadRecords(
    @Ctx() context: RequestContext,
    @Arg('filter', () => LeadListFilter, { nullable: true }) filter: ListFilter | null,
    @Arg('sort', () => LeadListSort, { nullable: true }) sort: ListSort | null,
    @Arg('first', () => Int, { defaultValue: 50 }) first: number,
    @Arg('after', () => String, { nullable: true }) after: string | null,
    @SelectedFields() selection: Selection | null,
  ): Promise<WithRawNodes<LeadRecordConnection>> {
    return listLeads(context, { filter, sort, first, after }, selection);
  }

  @ForAudience('Admin')
  @Query(() => [LeadBoardColumn], {
    description:
      'Returns the leads grouped by status, each group with its first leads. Takes the filter and sort order of `leadRecords`.',
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

  @ForAudience('Admin')
  @Query(() => LeadRecord, {
    nullable: true,
    description: 'Returns a lead by its id, or null if there is no such lead.',
  })
  leadRecord(
    @Ctx() context: RequestContext,
    @Arg('id', () => Int) id: number,
    @SelectedFields() selection: Selection | null,
  ): Promise<LeadRecord | RawJson | null> {
    return answerLead(context, id, selection);
  }

  @ForAudience('Admin')
  @Mutation(() => LeadRecord, {
    description:
      'Creates a lead. Throws CONFLICT if the impact buyer and the supplier already have an open lead. Can be repeated safely with an Idempotency-Key header.',
  })
  async createLead(
    @Ctx() context: RequestContext,
    @Arg('input', () => NewLeadInput) input: NewLeadInput,
  ): Promise<LeadRecord> {
    return requireLead(context, await createLead(context, input));
  }

  @ForAudience('Admin')
  @Mutation(() => LeadRecord, {
    description: 'Changes the given fields of a lead. Throws CONFLICT if the version is not the latest.',
  })
  async updateLead(
    @Ctx() context: RequestContext,
    @Arg('id', () => Int) id: number,
    @Arg('version', () => Int, { nullable: true }) version: number | null,
    @Arg('input', () => LeadInput) input: LeadInput,
  ): Promise<LeadRecord> {
    await updateLead(context, id, input, { version });
    return requireLead(context, id);
  }

  @ForAudience('Admin')
  @Mutation(() => Boolean, {
    description: 'Moves a lead to the trash, from which it can be restored for 30 days.',
  })
  async deleteLead(@Ctx() context: RequestContext, @Arg('id', () => Int) id: number): Promise<boolean> {
    await deleteLead(context, id);
    return true;
  }
}
