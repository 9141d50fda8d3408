import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import type { Answered, AskedFields, JsonText } from '../platform/database/asked-fields.js';
import { Asked } from '../platform/graphql/asked.js';
import { ForAudience } from '../platform/graphql/audience-directive.js';
import type { ListFilter, ListSort } from '../platform/lists/list-inputs.js';
import type { RequestContext } from '../platform/request-context.js';
import { requireSupplierRecord } from '../suppliers/supplier-record.read-model.js';
import { SupplierRecord } from '../suppliers/supplier-record.type.js';
import { createImpactBuyerFromEnquiry } from './create-from-enquiry.js';
import { createImpactBuyerFromSupplier } from './create-from-supplier.js';
import { createSupplierFromBuyer } from './create-supplier-from-buyer.js';
import {
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
import {
  createImpactBuyer,
  deleteImpactBuyer,
  rotateImpactBuyerLinkKey,
  updateImpactBuyer,
} from './keep-impact-buyer.js';

const EVEN_IF_SIMILAR =
  'If true, creates the buyer although another one has its name or e-mail address. If false, such a call is refused with CONFLICT, which names the other buyer.';

/** Impact buyers as staff, and their own users, keep them up to date. */
@Resolver()
export class ImpactBuyerRecordResolver {
  @ForAudience('Admin', 'ImpactBusiness')
  @Query(() => ImpactBuyerRecordConnection, {
    description: 'The impact buyers that the caller keeps: Admin all of them, a buyer’s own user that one.',
  })
  impactBuyerRecords(
    @Ctx() context: RequestContext,
    @Arg('filter', () => ImpactBuyerListFilter, { nullable: true }) filter: ListFilter | null,
    @Arg('sort', () => ImpactBuyerListSort, { nullable: true }) sort: ListSort | null,
    @Arg('first', () => Int, { defaultValue: 50 }) first: number,
    @Arg('after', () => String, { nullable: true }) after: string | null,
    @Asked() asked: AskedFields | null,
  ): Promise<Answered<ImpactBuyerRecordConnection>> {
    return listImpactBuyerRecords(context, { filter, sort, first, after }, asked);
  }

  @ForAudience('Admin', 'ImpactBusiness')
  @Query(() => ImpactBuyerRecord, {
    nullable: true,
    description: 'A buyer with all that its keeper may see; null when it is not the caller’s to keep.',
  })
  impactBuyerRecord(
    @Ctx() context: RequestContext,
    @Arg('id', () => Int) id: number,
    @Asked() asked: AskedFields | null,
  ): Promise<ImpactBuyerRecord | JsonText | null> {
    return answerImpactBuyerRecord(context, id, asked);
  }

  @ForAudience('Admin')
  @Mutation(() => ImpactBuyerRecord, { description: 'Repeatable with an Idempotency-Key header.' })
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
      'Changes only the fields given; which ones depends on the role. A stale version is refused with CONFLICT.',
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
    description: 'Deletes a buyer that nothing refers to; else refused with CONFLICT and what does.',
  })
  async deleteImpactBuyer(
    @Ctx() context: RequestContext,
    @Arg('id', () => Int) id: number,
  ): Promise<boolean> {
    await deleteImpactBuyer(context, id);
    return true;
  }

  @ForAudience('Admin')
  @Mutation(() => ImpactBuyerRecord, { description: 'The old key opens nothing from then on.' })
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
      'What is not given is taken from the supplier; refused with CONFLICT where that is a buyer already. Repeatable with an Idempotency-Key header.',
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
  @Mutation(() => ImpactBuyerRecord, {
    description:
      'What is not given is taken from the enquiry, which is then that buyer’s; refused with CONFLICT where it has one already. Repeatable with an Idempotency-Key header.',
  })
  async createImpactBuyerFromEnquiry(
    @Ctx() context: RequestContext,
    @Arg('enquiryId', () => Int) enquiryId: number,
    @Arg('input', () => ImpactBuyerInput, { nullable: true }) input: ImpactBuyerInput | null,
    @Arg('evenIfSimilar', () => Boolean, {
      defaultValue: false,
      description: EVEN_IF_SIMILAR,
    })
    evenIfSimilar: boolean,
  ): Promise<ImpactBuyerRecord> {
    const id = await createImpactBuyerFromEnquiry(context, enquiryId, input ?? {}, { evenIfSimilar });
    return requireImpactBuyerRecord(context, id);
  }

  @ForAudience('Admin')
  @Mutation(() => SupplierRecord, {
    description:
      'Makes a supplier of an impact buyer and links the two. Throws CONFLICT if the buyer is a supplier already. Repeatable with an Idempotency-Key header.',
  })
  async createSupplierFromImpactBuyer(
    @Ctx() context: RequestContext,
    @Arg('impactBuyerId', () => Int) impactBuyerId: number,
    @Arg('evenIfSimilar', () => Boolean, {
      defaultValue: false,
      description:
        'If true, creates the supplier although another one has the buyer’s name or e-mail address. If false, such a call is refused with CONFLICT, which names the other supplier.',
    })
    evenIfSimilar: boolean,
  ): Promise<SupplierRecord> {
    const id = await createSupplierFromBuyer(context, impactBuyerId, { evenIfSimilar });
    return requireSupplierRecord(context, id);
  }
}
