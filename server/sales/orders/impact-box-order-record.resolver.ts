import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import type { ListFilter, ListSort } from '../../kits/lists/list-inputs.js';
import type { RawJson, Selection, WithRawNodes } from '../../platform/database/selection.js';
import { ForAudience } from '../../platform/graphql/audience-directive.js';
import { SelectedFields } from '../../platform/graphql/selected-fields.js';
import type { RequestContext } from '../../platform/request-context.js';
import { deleteImpactBoxOrder, updateImpactBoxOrder } from './impact-box-order.commands.js';
import { OrderInput, OrderListFilter, OrderListSort } from './impact-box-order-record.inputs.js';
import {
  answerImpactBoxOrder,
  listImpactBoxOrders,
  requireImpactBoxOrder,
} from './impact-box-order-record.read-model.js';
import { ImpactBoxOrderRecord, ImpactBoxOrderRecordConnection } from './impact-box-order-record.type.js';

/** Editing of orders of Impact Boxes, by staff. */
@Resolver()
export class ImpactBoxOrderRecordResolver {
  @ForAudience('Admin')
  @Query(() => ImpactBoxOrderRecordConnection, { description: 'Returns the orders of Impact Boxes.' })
  orderRecords(
    @Ctx() context: RequestContext,
    @Arg('filter', () => OrderListFilter, { nullable: true }) filter: ListFilter | null,
    @Arg('sort', () => OrderListSort, { nullable: true }) sort: ListSort | null,
    @Arg('first', () => Int, { defaultValue: 50 }) first: number,
    @Arg('after', () => String, { nullable: true }) after: string | null,
    @SelectedFields() selection: Selection | null,
  ): Promise<WithRawNodes<ImpactBoxOrderRecordConnection>> {
    return listImpactBoxOrders(context, { filter, sort, first, after }, selection);
  }

  @ForAudience('Admin')
  @Query(() => ImpactBoxOrderRecord, {
    nullable: true,
    description: 'Returns an order, or null if there is no such order.',
  })
  orderRecord(
    @Ctx() context: RequestContext,
    @Arg('id', () => Int) id: number,
    @SelectedFields() selection: Selection | null,
  ): Promise<ImpactBoxOrderRecord | RawJson | null> {
    return answerImpactBoxOrder(context, id, selection);
  }

  @ForAudience('Admin')
  @Mutation(() => ImpactBoxOrderRecord, {
    description: 'Changes the given fields of an order. Throws CONFLICT if the version is not the latest.',
  })
  async updateOrder(
    @Ctx() context: RequestContext,
    @Arg('id', () => Int) id: number,
    @Arg('version', () => Int, { nullable: true }) version: number | null,
    @Arg('input', () => OrderInput) input: OrderInput,
  ): Promise<ImpactBoxOrderRecord> {
    await updateImpactBoxOrder(context, id, input, { version });
    return requireImpactBoxOrder(context, id);
  }

  @ForAudience('Admin')
  @Mutation(() => Boolean, { description: 'Moves an order to the trash, where it stays for 30 days.' })
  async deleteOrder(@Ctx() context: RequestContext, @Arg('id', () => Int) id: number): Promise<boolean> {
    await deleteImpactBoxOrder(context, id);
    return true;
  }
}
