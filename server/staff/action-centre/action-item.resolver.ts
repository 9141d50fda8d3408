import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { listAdmins } from '../../accounts/admin-users.js';
import type { ListFilter } from '../../kits/lists/list-inputs.js';
import type { SelectionRequest } from '../../kits/lists/record-selection.js';
import {
  createMutation,
  pageQuery,
  recordQuery,
  updateMutation,
} from '../../kits/nouns/record-operations.js';
import type { ResolverClass } from '../../kits/tasks/task-kind.js';
import { ForAudience } from '../../platform/graphql/audience-directive.js';
import { NamedRef } from '../../platform/graphql/named-ref.type.js';
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

@Resolver()
class ActionItemActionResolver {
  @ForAudience('Admin')
  @Query(() => [NamedRef], {
    description: 'Returns up to 50 staff members who can be assigned an action, sorted by name.',
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

/** The action centre operations for staff. */
export const actionItemResolvers: readonly ResolverClass[] = [
  pageQuery(
    { name: 'actionItems', description: 'Returns a page of actions, latest first.' },
    { Connection: ActionItemConnection, Filter: ActionItemListFilter, Sort: ActionItemListSort },
    listActionItems,
  ),
  recordQuery(
    { name: 'actionItem', description: 'Returns an action by its id, or null if there is no such action.' },
    ActionItemView,
    answerActionItem,
  ),
  createMutation(
    {
      name: 'createJob',
      description: 'Creates a job for staff. Can be retried safely with an Idempotency-Key header.',
    },
    { View: ActionItemView, Input: NewJobInput, required: requireActionItem },
    createJob,
  ),
  updateMutation(
    {
      name: 'updateActionItem',
      description:
        'Changes the given fields of an action. Throws CONFLICT if the version is not the latest, or if a newer open action exists for the same matter.',
    },
    { View: ActionItemView, Input: ActionItemInput, required: requireActionItem },
    updateActionItem,
  ),
  ActionItemActionResolver,
];
