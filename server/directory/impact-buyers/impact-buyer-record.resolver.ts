import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import type { ListFilter, ListSort } from '../../kits/lists/list-inputs.js';
import type { RawJson, Selection, WithRawNodes } from '../../platform/database/selection.js';
import { ForAudience } from '../../platform/graphql/audience-directive.js';
import { SelectedFields } from '../../platform/graphql/selected-fields.js';
import type { RequestContext } from '../../platform/request-context.js';
import { requireSupplierRecord } from '../suppliers/supplier-record.read-model.js';
import { SupplierRecord } from '../suppliers/supplier-record.type.js';
import { createImpactBuyerFromSupplier } from './create-from-supplier.js';
import { createSupplierFromBuyer } from './create-supplier-from-buyer.js';
import {
  createImpactBuyer,
  deleteImpactBuyer,
  rotateImpactBuyerLinkKey,
  updateImpactBuyer,
} from './impact-buyer.commands.js';
import {
  EVEN_IF_SIMILAR,
  ImpactBuyerInput,
  ImpactBuyerListFilter,
  ImpactBuyerListSort,
} from './impact-buyer-record.inputs.js';
import {
  answerImpactBuyerRecord,
  listImpactBuyerRecords,
  requireImpactBuyerRecord,
} from './impact-buyer-record.read-model.js';
import { ImpactBuyerRecord, ImpactBuyerRecordConnection } from './impact-buyer-record.type.js';

/** The impact buyer operations for staff and for the users of an impact buyer. */
@Resolver()
export class ImpactBuyerRecordResolver {
  @ForAudience('Admin', 'ImpactBusiness')
  @Query(() => ImpactBuyerRecordConnection, {
    description:
      'Returns a page of impact buyers with the fields that the caller may see. Staff see all of them. Users of an impact buyer see only their own.',
  })
  impactBuyerRecords(
    @Ctx() context: RequestContext,
    @Arg('filter', () => ImpactBuyerListFilter, { nullable: true }) filter: ListFilter | null,
    @Arg('sort', () => ImpactBuyerListSort, { nullable: true }) sort: ListSort | null,
    @Arg('first', () => Int, { defaultValue: 50 }) first: number,
    @Arg('after', () => String, { nullable: true }) after: string | null,
    @SelectedFields() selection: Selection | null,
  ): Promise<WithRawNodes<ImpactBuyerRecordConnection>> {
    return listImpactBuyerRecords(context, { filter, sort, first, after }, selection);
  }

  @ForAudience('Admin', 'ImpactBusiness')
  @Query(() => ImpactBuyerRecord, {
    nullable: true,
    description:
      'Returns an impact buyer with the fields that the caller may see. Null if it does not exist or is not the caller’s own. Staff see all of them.',
  })
  impactBuyerRecord(
    @Ctx() context: RequestContext,
    @Arg('id', () => Int) id: number,
    @SelectedFields() selection: Selection | null,
  ): Promise<ImpactBuyerRecord | RawJson | null> {
    return answerImpactBuyerRecord(context, id, selection);
  }

  @ForAudience('Admin')
  @Mutation(() => ImpactBuyerRecord, {
    description: 'Creates an impact buyer. Can be repeated safely with an Idempotency-Key header.',
  })
  async createImpactBuyer(
    @Ctx() context: RequestContext,
    @Arg('input', () => ImpactBuyerInput) input: ImpactBuyerInput,
    @Arg('evenIfSimilar', () => Boolean, {
      defaultValue: false,
      description: EVEN_IF_SIMILAR,
    })
    evenIfSimilar: boolean,
  ): Promise<ImpactBuyerRecord> {
    return requireImpactBuyerRecord(context, await createImpactBuyer(context, input, { evenIfSimilar }));
  }

  @ForAudience('Admin', 'ImpactBusiness')
  @Mutation(() => ImpactBuyerRecord, {
    description:
      'Changes the given fields of an impact buyer. Its own users can change only some of the fields. Throws CONFLICT if the version is not the latest.',
  })
  async updateImpactBuyer(
    @Ctx() context: RequestContext,
    @Arg('id', () => Int) id: number,
    @Arg('version', () => Int, { nullable: true }) version: number | null,
    @Arg('input', () => ImpactBuyerInput) input: ImpactBuyerInput,
  ): Promise<ImpactBuyerRecord> {
    await updateImpactBuyer(context, id, input, { version });
    return requireImpactBuyerRecord(context, id);
  }

  @ForAudience('Admin')
  @Mutation(() => Boolean, {
    description:
      'Moves an impact buyer to the trash. Throws CONFLICT if other records refer to it. The message counts them.',
  })
  async deleteImpactBuyer(
    @Ctx() context: RequestContext,
    @Arg('id', () => Int) id: number,
  ): Promise<boolean> {
    await deleteImpactBuyer(context, id);
    return true;
  }

  @ForAudience('Admin')
  @Mutation(() => ImpactBuyerRecord, {
    description: 'Replaces the link key of an impact buyer. Links with the old key no longer work.',
  })
  async rotateImpactBuyerLinkKey(
    @Ctx() context: RequestContext,
    @Arg('id', () => Int) id: number,
  ): Promise<ImpactBuyerRecord> {
    await rotateImpactBuyerLinkKey(context, id);
    return requireImpactBuyerRecord(context, id);
  }

  @ForAudience('Admin')
  @Mutation(() => ImpactBuyerRecord, {
    description:
      'Creates an impact buyer from a supplier and links the two. Fields that are left out are taken from the supplier. Throws CONFLICT if the supplier is an impact buyer already. Can be repeated safely with an Idempotency-Key header.',
  })
  async createImpactBuyerFromSupplier(
    @Ctx() context: RequestContext,
    @Arg('supplierId', () => Int) supplierId: number,
    @Arg('input', () => ImpactBuyerInput, { nullable: true }) input: ImpactBuyerInput | null,
    @Arg('evenIfSimilar', () => Boolean, {
      defaultValue: false,
      description: EVEN_IF_SIMILAR,
    })
    evenIfSimilar: boolean,
  ): Promise<ImpactBuyerRecord> {
    const id = await createImpactBuyerFromSupplier(context, supplierId, input ?? {}, { evenIfSimilar });
    return requireImpactBuyerRecord(context, id);
  }

  @ForAudience('Admin')
  @Mutation(() => SupplierRecord, {
    description:
      'Creates a supplier from an impact buyer and links the two. Throws CONFLICT if the buyer is a supplier already. Can be repeated safely with an Idempotency-Key header.',
  })
  async createSupplierFromImpactBuyer(
    @Ctx() context: RequestContext,
    @Arg('impactBuyerId', () => Int) impactBuyerId: number,
    @Arg('evenIfSimilar', () => Boolean, {
      defaultValue: false,
      description:
        'If true, creates the supplier even if another one has the buyer’s name or email address. If false, throws CONFLICT in that case. The message names the other supplier.',
    })
    evenIfSimilar: boolean,
  ): Promise<SupplierRecord> {
    const id = await createSupplierFromBuyer(context, impactBuyerId, { evenIfSimilar });
    return requireSupplierRecord(context, id);
  }
}
