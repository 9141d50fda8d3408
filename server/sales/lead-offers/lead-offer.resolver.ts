import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import { readColumnList } from '../../kits/lists/column-list.js';
import type { ListFilter, ListSort } from '../../kits/lists/list-inputs.js';
import type { SelectionRequest } from '../../kits/lists/record-selection.js';
import { TaskView } from '../../kits/tasks/task.type.js';
import { type Selection, selectionOf, type WithRawNodes } from '../../platform/database/selection.js';
import { ForAudience } from '../../platform/graphql/audience-directive.js';
import { SelectedFields } from '../../platform/graphql/selected-fields.js';
import type { RequestContext } from '../../platform/request-context.js';
import { createLeadsFor, createLeadsFrom } from './create-leads-for-selected.js';
import {
  OfferedBuyerListFilter,
  OfferedBuyerListSort,
  OfferedBuyerSelection,
  OfferedSupplierListFilter,
  OfferedSupplierListSort,
  OfferedSupplierSelection,
} from './lead-offer.inputs.js';
import { OfferedBuyerConnection, OfferedSupplierConnection } from './offered.type.js';
import { buyersToOffer, suppliersToOffer } from './offered-lists.js';

const SKIPPED =
  'Skips pairs that already have an open lead. `taskFailures` lists the skipped pairs. Can be retried safely with an Idempotency-Key header.';

/**
 * The grids from which staff create leads: buyers for a supplier, and suppliers for a buyer (R217, R218).
 */
@Resolver()
export class LeadOfferResolver {
  @ForAudience('Admin')
  @Query(() => OfferedBuyerConnection, {
    description:
      'Returns a page of the impact buyers that a supplier can be offered to. Leaves out the buyer of the same organisation.',
  })
  buyersToOffer(
    @Ctx() context: RequestContext,
    @Arg('supplierId', () => Int) supplierId: number,
    @Arg('filter', () => OfferedBuyerListFilter, { nullable: true }) filter: ListFilter | null,
    @Arg('sort', () => OfferedBuyerListSort, { nullable: true }) sort: ListSort | null,
    @Arg('first', () => Int, { defaultValue: 50 }) first: number,
    @Arg('after', () => String, { nullable: true }) after: string | null,
    @SelectedFields() selection: Selection | null,
  ): Promise<WithRawNodes<OfferedBuyerConnection>> {
    const page = { filter, sort, first, after };
    const list = buyersToOffer(context, supplierId);
    return readColumnList(context.app.database, list, page, selectionOf(selection, 'nodes'));
  }

  @ForAudience('Admin')
  @Query(() => OfferedSupplierConnection, {
    description:
      'Returns a page of the suppliers that can be offered to an impact buyer. Leaves out the supplier of the same organisation. Lists the same suppliers as `supplierRecords` for the same filter.',
  })
  suppliersToOffer(
    @Ctx() context: RequestContext,
    @Arg('impactBuyerId', () => Int) impactBuyerId: number,
    @Arg('filter', () => OfferedSupplierListFilter, { nullable: true }) filter: ListFilter | null,
    @Arg('sort', () => OfferedSupplierListSort, { nullable: true }) sort: ListSort | null,
    @Arg('first', () => Int, { defaultValue: 50 }) first: number,
    @Arg('after', () => String, { nullable: true }) after: string | null,
    @SelectedFields() selection: Selection | null,
  ): Promise<WithRawNodes<OfferedSupplierConnection>> {
    const page = { filter, sort, first, after };
    const list = suppliersToOffer(context, impactBuyerId, filter);
    return readColumnList(context.app.database, list, page, selectionOf(selection, 'nodes'));
  }

  @ForAudience('Admin')
  @Mutation(() => TaskView, {
    description: `Starts a task that creates a lead of each selected impact buyer for a supplier. ${SKIPPED}`,
  })
  createLeadsFrom(
    @Ctx() context: RequestContext,
    @Arg('supplierId', () => Int) supplierId: number,
    @Arg('selection', () => OfferedBuyerSelection) selection: SelectionRequest<ListFilter>,
  ): Promise<TaskView> {
    return createLeadsFrom(context, supplierId, selection);
  }

  @ForAudience('Admin')
  @Mutation(() => TaskView, {
    description: `Starts a task that creates a lead of an impact buyer for each selected supplier. ${SKIPPED}`,
  })
  createLeadsFor(
    @Ctx() context: RequestContext,
    @Arg('impactBuyerId', () => Int) impactBuyerId: number,
    @Arg('selection', () => OfferedSupplierSelection) selection: SelectionRequest<ListFilter>,
  ): Promise<TaskView> {
    return createLeadsFor(context, impactBuyerId, selection);
  }
}
