import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import { listAdmins } from '../accounts/admin-users.js';
import type { Answered, AskedFields, JsonText } from '../platform/database/asked-fields.js';
import { Asked } from '../platform/graphql/asked.js';
import { ForAudience } from '../platform/graphql/audience-directive.js';
import { NamedRef } from '../platform/graphql/named-ref.type.js';
import type { ListFilter, ListSort } from '../platform/lists/list-inputs.js';
import type { AskedSelection } from '../platform/lists/record-selection.js';
import type { RequestContext } from '../platform/request-context.js';
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
import { createJob, updateActionItem } from './keep-action-item.js';
import { tellOfReviewedOpportunities } from './tell-of-reviewed-opportunities.js';

/** What waits for staff. */
@Resolver()
export class ActionItemResolver {
  @ForAudience('Admin')
  @Query(() => ActionItemConnection)
  actionItems(
    @Ctx() context: RequestContext,
    @Arg('filter', () => ActionItemListFilter, { nullable: true }) filter: ListFilter | null,
    @Arg('sort', () => ActionItemListSort, { nullable: true }) sort: ListSort | null,
    @Arg('first', () => Int, { defaultValue: 50 }) first: number,
    @Arg('after', () => String, { nullable: true }) after: string | null,
    @Asked() asked: AskedFields | null,
  ): Promise<Answered<ActionItemConnection>> {
    return listActionItems(context, { filter, sort, first, after }, asked);
  }

  @ForAudience('Admin')
  @Query(() => ActionItemView, { nullable: true })
  actionItem(
    @Ctx() context: RequestContext,
    @Arg('id', () => Int) id: number,
    @Asked() asked: AskedFields | null,
  ): Promise<ActionItemView | JsonText | null> {
    return answerActionItem(context, id, asked);
  }

  @ForAudience('Admin')
  @Query(() => [NamedRef], { description: 'Who may be given an action, by name; at most 50.' })
  adminColleagues(
    @Ctx() context: RequestContext,
    @Arg('search', () => String, { nullable: true }) search: string | null,
  ): Promise<NamedRef[]> {
    return listAdmins(context, search);
  }

  @ForAudience('ImpactBusiness', 'Admin')
  @Mutation(() => Boolean, {
    description: 'An impact buyer goes to the leads that it is to review: staff are told.',
  })
  async reviewOpportunitiesClicked(@Ctx() context: RequestContext): Promise<boolean> {
    await tellOfReviewedOpportunities(context);
    return true;
  }

  @ForAudience('Admin')
  @Mutation(() => ActionItemView, { description: 'Notes something to be done.' })
  async createJob(
    @Ctx() context: RequestContext,
    @Arg('input', () => NewJobInput) input: NewJobInput,
  ): Promise<ActionItemView> {
    return requireActionItem(context, await createJob(context, input));
  }

  @ForAudience('Admin')
  @Mutation(() => ActionItemView, {
    description: 'Changes only the fields given. A stale version is refused with CONFLICT.',
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
    description: 'Up to a hundred that are named are dismissed at once, all or none; others by a task.',
  })
  dismissActions(
    @Ctx() context: RequestContext,
    @Arg('selection', () => ActionItemSelection) selection: AskedSelection<ListFilter>,
  ): Promise<DismissedActions> {
    return dismissSelected(context, selection);
  }
}
