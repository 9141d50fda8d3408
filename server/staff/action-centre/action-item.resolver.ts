import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import { listAdmins } from '../../accounts/admin-users.js';
import type { ListFilter, ListSort } from '../../kits/lists/list-inputs.js';
import type { SelectionRequest } from '../../kits/lists/record-selection.js';
import type { RawJson, Selection, WithRawNodes } from '../../platform/database/selection.js';
import { ForAudience } from '../../platform/graphql/audience-directive.js';
import { NamedRef } from '../../platform/graphql/named-ref.type.js';
import { SelectedFields } from '../../platform/graphql/selected-fields.js';
import type { RequestContext } from '../../platform/request-context.js';
import { createJob, updateActionItem } from './action-item.commands.js';
import {
  ActionItemInput,
  ActionItemListFilter,
  ActionItemListSort,
  ActionItemSelection,
  NewJobInput,
} from './action-item.inputs.js';
import { answerActionItem, listActionItems, requireActionItem } from './action-item.read-model.js';
import { ActionItemConnection, ActionItemView, DismissedActions } from './action-item.type.js';
import { dismissSelected } from './action-item-bulk.js';
import { alertReviewedOpportunities } from './alert-reviewed-opportunities.js';

/** The action centre operations for staff. */
@Resolver()
export class ActionItemResolver {
  @ForAudience('Admin')
  @Query(() => ActionItemConnection, { description: 'Returns a page of actions, latest first.' })
  actionItems(
    @Ctx() context: RequestContext,
    @Arg('filter', () => ActionItemListFilter, { nullable: true }) filter: ListFilter | null,
    @Arg('sort', () => ActionItemListSort, { nullable: true }) sort: ListSort | null,
    @Arg('first', () => Int, { defaultValue: 50 }) first: number,
    @Arg('after', () => String, { nullable: true }) after: string | null,
    @SelectedFields() selection: Selection | null,
  ): Promise<WithRawNodes<ActionItemConnection>> {
    return listActionItems(context, { filter, sort, first, after }, selection);
  }

  @ForAudience('Admin')
  @Query(() => ActionItemView, {
    nullable: true,
    description: 'Returns an action by its id, or null if there is no such action.',
  })
  actionItem(
    @Ctx() context: RequestContext,
    @Arg('id', () => Int) id: number,
    @SelectedFields() selection: Selection | null,
  ): Promise<ActionItemView | RawJson | null> {
    return answerActionItem(context, id, selection);
  }

  @ForAudience('Admin')
  @Query(() => [NamedRef], {
    description: 'Returns up to 50 staff members who can be assigned an action, by name.',
  })
  adminColleagues(
    @Ctx() context: RequestContext,
    @Arg('search', () => String, {
      nullable: true,
      description: 'A part of the name. Null lists all of them.',
    })
    search: string | null,
  ): Promise<NamedRef[]> {
    return listAdmins(context, search);
  }

  @ForAudience('ImpactBusiness', 'Admin')
  @Mutation(() => Boolean, {
    description:
      'Notifies staff that the impact buyer of the caller has opened its leads to review. Always returns true. Throws FORBIDDEN if the caller has no impact buyer and is not staff.',
  })
  async reviewOpportunitiesClicked(@Ctx() context: RequestContext): Promise<boolean> {
    await alertReviewedOpportunities(context);
    return true;
  }

  @ForAudience('Admin')
  @Mutation(() => ActionItemView, {
    description: 'Creates a job for staff. Can be repeated safely with an Idempotency-Key header.',
  })
  async createJob(
    @Ctx() context: RequestContext,
    @Arg('input', () => NewJobInput) input: NewJobInput,
  ): Promise<ActionItemView> {
    return requireActionItem(context, await createJob(context, input));
  }

  @ForAudience('Admin')
  @Mutation(() => ActionItemView, {
    description:
      'Changes the given fields of an action. Throws CONFLICT if the version is not the latest, or if a newer open action exists for the same matter.',
  })
  async updateActionItem(
    @Ctx() context: RequestContext,
    @Arg('id', () => Int) id: number,
    @Arg('version', () => Int, { nullable: true }) version: number | null,
    @Arg('input', () => ActionItemInput) input: ActionItemInput,
  ): Promise<ActionItemView> {
    await updateActionItem(context, id, input, { version });
    return requireActionItem(context, id);
  }

  @ForAudience('Admin')
  @Mutation(() => DismissedActions, {
    description:
      'Dismisses the selected actions. Up to a hundred ids are dismissed at once, all or none. Larger selections and filters start a task. Throws NOT_FOUND if one of the ids does not exist.',
  })
  dismissActions(
    @Ctx() context: RequestContext,
    @Arg('selection', () => ActionItemSelection) selection: SelectionRequest<ListFilter>,
  ): Promise<DismissedActions> {
    return dismissSelected(context, selection);
  }
}
