import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import type { Answered, AskedFields, JsonText } from '../platform/database/asked-fields.js';
import { Asked } from '../platform/graphql/asked.js';
import { ForAudience } from '../platform/graphql/audience-directive.js';
import type { ListFilter, ListSort } from '../platform/lists/list-inputs.js';
import type { RequestContext } from '../platform/request-context.js';
import { deleteSupplierChild } from './delete-supplier-child.js';
import { createSupplier, deleteSupplier, updateSupplier } from './keep-supplier.js';
import { listServiceOptions } from './services.read-model.js';
import { learnMoreFiles, testimonials, workExamples } from './supplier-children.js';
import { SupplierInput, SupplierListFilter, SupplierListSort } from './supplier-record.inputs.js';
import {
  answerSupplierRecord,
  listSupplierRecords,
  requireSupplierRecord,
} from './supplier-record.read-model.js';
import { SupplierRecord, SupplierRecordConnection } from './supplier-record.type.js';

/** Suppliers as staff, and their own users, keep them up to date. */
@Resolver()
export class SupplierRecordResolver {
  @ForAudience('Admin', 'Business')
  @Query(() => SupplierRecordConnection, {
    description: 'The suppliers that the caller keeps: Admin all of them, a supplier’s own user that one.',
  })
  supplierRecords(
    @Ctx() context: RequestContext,
    @Arg('filter', () => SupplierListFilter, { nullable: true }) filter: ListFilter | null,
    @Arg('sort', () => SupplierListSort, { nullable: true }) sort: ListSort | null,
    @Arg('first', () => Int, { defaultValue: 50 }) first: number,
    @Arg('after', () => String, { nullable: true }) after: string | null,
    @Asked() asked: AskedFields | null,
  ): Promise<Answered<SupplierRecordConnection>> {
    return listSupplierRecords(context, { filter, sort, first, after }, asked);
  }

  @ForAudience('Admin', 'Business')
  @Query(() => SupplierRecord, {
    nullable: true,
    description: 'A supplier with all that its keeper may see; null when it is not the caller’s to keep.',
  })
  supplierRecord(
    @Ctx() context: RequestContext,
    @Arg('id', () => Int) id: number,
    @Asked() asked: AskedFields | null,
  ): Promise<SupplierRecord | JsonText | null> {
    return answerSupplierRecord(context, id, asked);
  }

  @ForAudience('Admin')
  @Mutation(() => SupplierRecord, { description: 'Repeatable with an Idempotency-Key header.' })
  async createSupplier(
    @Ctx() context: RequestContext,
    @Arg('input', () => SupplierInput) input: SupplierInput,
    @Arg('evenIfSimilar', () => Boolean, {
      defaultValue: true,
      description:
        'If false, a call is refused with CONFLICT where another supplier has the name; the message names that supplier. Branches of one organisation often share a name, so the default is true.',
    })
    evenIfSimilar: boolean,
  ): Promise<SupplierRecord> {
    return requireSupplierRecord(context, await createSupplier(context, input, { evenIfSimilar }));
  }

  @ForAudience('Admin', 'Business')
  @Mutation(() => SupplierRecord, {
    description:
      'Changes only the fields given; which ones depends on the role. A stale version is refused with CONFLICT.',
  })
  async updateSupplier(
    @Ctx() context: RequestContext,
    @Arg('id', () => Int) id: number,
    @Arg('version', () => Int, { nullable: true }) version: number | null,
    @Arg('input', () => SupplierInput) input: SupplierInput,
  ): Promise<SupplierRecord> {
    await updateSupplier(context, id, input, { version });
    return requireSupplierRecord(context, id);
  }

  @ForAudience('Admin')
  @Mutation(() => Boolean, {
    description: 'Deletes a supplier that nothing refers to; else refused with CONFLICT and what does.',
  })
  async deleteSupplier(@Ctx() context: RequestContext, @Arg('id', () => Int) id: number): Promise<boolean> {
    await deleteSupplier(context, id);
    return true;
  }

  @ForAudience('Admin', 'Business')
  @Mutation(() => SupplierRecord, { description: 'Answers the supplier as it is without it.' })
  async deleteWorkExample(
    @Ctx() context: RequestContext,
    @Arg('id', () => Int) id: number,
  ): Promise<SupplierRecord> {
    return requireSupplierRecord(context, await deleteSupplierChild(context, workExamples, id));
  }

  @ForAudience('Admin', 'Business')
  @Mutation(() => SupplierRecord, { description: 'Answers the supplier as it is without it.' })
  async deleteTestimonial(
    @Ctx() context: RequestContext,
    @Arg('id', () => Int) id: number,
  ): Promise<SupplierRecord> {
    return requireSupplierRecord(context, await deleteSupplierChild(context, testimonials, id));
  }

  @ForAudience('Admin')
  @Mutation(() => SupplierRecord, { description: 'Answers the supplier as it is without it.' })
  async deleteLearnMoreFile(
    @Ctx() context: RequestContext,
    @Arg('id', () => Int) id: number,
  ): Promise<SupplierRecord> {
    return requireSupplierRecord(context, await deleteSupplierChild(context, learnMoreFiles, id));
  }

  @ForAudience('Admin', 'Business')
  @Query(() => [String], {
    description: 'Services that suppliers choose theirs from, by prefix, whatever its case.',
  })
  serviceOptions(
    @Ctx() { app }: RequestContext,
    @Arg('prefix', () => String, { nullable: true }) prefix: string | null,
    @Arg('first', () => Int, { defaultValue: 20 }) first: number,
  ): Promise<string[]> {
    return listServiceOptions(app.database, prefix ?? '', first);
  }
}
