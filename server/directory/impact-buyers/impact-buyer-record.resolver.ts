import { Arg, Ctx, Int, Mutation, Resolver } from 'type-graphql';
import {
  deleteMutation,
  pageQuery,
  recordQuery,
  updateMutation,
} from '../../kits/nouns/record-operations.js';
import type { ResolverClass } from '../../kits/tasks/task-kind.js';
import { AlsoNeeds, ForAudience } from '../../platform/graphql/audience-directive.js';
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

@Resolver()
class ImpactBuyerRecordActionResolver {
  @ForAudience('Admin')
  @Mutation(() => ImpactBuyerRecord, {
    description: 'Creates an impact buyer. Can be retried safely with an Idempotency-Key header.',
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
  @AlsoNeeds('suppliers:write')
  @Mutation(() => ImpactBuyerRecord, {
    description:
      'Creates an impact buyer from a supplier and links the two. Fields that are left out are taken from the supplier. Throws CONFLICT if the supplier is an impact buyer already. Can be retried safely with an Idempotency-Key header.',
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
  @AlsoNeeds('suppliers:write')
  @Mutation(() => SupplierRecord, {
    description:
      'Creates a supplier from an impact buyer and links the two. Throws CONFLICT if the buyer is a supplier already. Can be retried safely with an Idempotency-Key header.',
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

/** The impact buyer operations for staff and for the users of an impact buyer. */
export const impactBuyerRecordResolvers: readonly ResolverClass[] = [
  pageQuery(
    {
      name: 'impactBuyerRecords',
      audience: ['Admin', 'ImpactBusiness'],
      description:
        'Returns a page of impact buyers with the fields that the caller may see. Staff see all impact buyers. Users of an impact buyer see only their own.',
    },
    { Connection: ImpactBuyerRecordConnection, Filter: ImpactBuyerListFilter, Sort: ImpactBuyerListSort },
    listImpactBuyerRecords,
  ),
  recordQuery(
    {
      name: 'impactBuyerRecord',
      audience: ['Admin', 'ImpactBusiness'],
      description:
        'Returns an impact buyer with the fields that the caller may see. Null if it does not exist or is not the caller’s own. Staff see every impact buyer.',
    },
    ImpactBuyerRecord,
    answerImpactBuyerRecord,
  ),
  updateMutation(
    {
      name: 'updateImpactBuyer',
      audience: ['Admin', 'ImpactBusiness'],
      description:
        'Changes the given fields of an impact buyer. Its own users can change only some of the fields. Throws CONFLICT if the version is not the latest.',
    },
    { View: ImpactBuyerRecord, Input: ImpactBuyerInput, required: requireImpactBuyerRecord },
    updateImpactBuyer,
  ),
  deleteMutation(
    {
      name: 'deleteImpactBuyer',
      description:
        'Moves an impact buyer to the trash. Throws CONFLICT if other records refer to it. The message counts them.',
    },
    deleteImpactBuyer,
  ),
  ImpactBuyerRecordActionResolver,
];
