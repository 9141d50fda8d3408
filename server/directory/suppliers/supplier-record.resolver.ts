import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import {
  deleteMutation,
  pageQuery,
  recordQuery,
  updateMutation,
} from '../../kits/nouns/record-operations.js';
import type { ResolverClass } from '../../kits/tasks/task-kind.js';
import { ForAudience } from '../../platform/graphql/audience-directive.js';
import type { RequestContext } from '../../platform/request-context.js';
import { deleteSupplierChild } from './delete-supplier-child.js';
import { listServiceOptions } from './services.read-model.js';
import { createSupplier, deleteSupplier, updateSupplier } from './supplier.commands.js';
import { learnMoreFiles, testimonials, workExamples } from './supplier-children.js';
import { SupplierInput, SupplierListFilter, SupplierListSort } from './supplier-record.inputs.js';
import {
  answerSupplierRecord,
  listSupplierRecords,
  requireSupplierRecord,
} from './supplier-record.read-model.js';
import { SupplierRecord, SupplierRecordConnection } from './supplier-record.type.js';

@Resolver()
class SupplierRecordActionResolver {
  @ForAudience('Admin')
  @Mutation(() => SupplierRecord, {
    description: 'Creates a supplier. Can be retried safely with an Idempotency-Key header.',
  })
  async createSupplier(
    @Ctx() context: RequestContext,
    @Arg('input', () => SupplierInput) input: SupplierInput,
    @Arg('evenIfSimilar', () => Boolean, {
      defaultValue: true,
      description:
        'If false, throws CONFLICT if another supplier has the same name; the message names that supplier. Branches of one organisation often share a name, so the default is true.',
    })
    evenIfSimilar: boolean,
  ): Promise<SupplierRecord> {
    return requireSupplierRecord(context, await createSupplier(context, input, { evenIfSimilar }));
  }

  @ForAudience('Admin', 'Business')
  @Mutation(() => SupplierRecord, { description: 'Deletes a work example. Returns the supplier without it.' })
  async deleteWorkExample(
    @Ctx() context: RequestContext,
    @Arg('id', () => Int, { description: 'The id of the work example.' }) id: number,
  ): Promise<SupplierRecord> {
    return requireSupplierRecord(context, await deleteSupplierChild(context, workExamples, id));
  }

  @ForAudience('Admin', 'Business')
  @Mutation(() => SupplierRecord, { description: 'Deletes a testimonial. Returns the supplier without it.' })
  async deleteTestimonial(
    @Ctx() context: RequestContext,
    @Arg('id', () => Int, { description: 'The id of the testimonial.' }) id: number,
  ): Promise<SupplierRecord> {
    return requireSupplierRecord(context, await deleteSupplierChild(context, testimonials, id));
  }

  @ForAudience('Admin')
  @Mutation(() => SupplierRecord, {
    description: 'Deletes a “learn more” file. Returns the supplier without the file.',
  })
  async deleteLearnMoreFile(
    @Ctx() context: RequestContext,
    @Arg('id', () => Int, { description: 'The id of the file.' }) id: number,
  ): Promise<SupplierRecord> {
    return requireSupplierRecord(context, await deleteSupplierChild(context, learnMoreFiles, id));
  }

  @ForAudience('Admin', 'Business')
  @Query(() => [String], {
    description:
      'Returns the services that suppliers can choose and that begin with a prefix, regardless of case.',
  })
  serviceOptions(
    @Ctx() { app }: RequestContext,
    @Arg('prefix', () => String, {
      nullable: true,
      description: 'The first letters of the services. Null lists all services.',
    })
    prefix: string | null,
    @Arg('first', () => Int, { defaultValue: 20, description: 'The maximum number of services.' })
    first: number,
  ): Promise<string[]> {
    return listServiceOptions(app.database, prefix ?? '', first);
  }
}

/** Editing of suppliers, by staff and by the suppliers’ own users. */
export const supplierRecordResolvers: readonly ResolverClass[] = [
  pageQuery(
    {
      name: 'supplierRecords',
      audience: ['Admin', 'Business'],
      description:
        'Returns the suppliers that the caller may edit: all suppliers for Admin, their own supplier for other users.',
    },
    { Connection: SupplierRecordConnection, Filter: SupplierListFilter, Sort: SupplierListSort },
    listSupplierRecords,
  ),
  recordQuery(
    {
      name: 'supplierRecord',
      audience: ['Admin', 'Business'],
      description:
        'Returns a supplier with all fields that the caller may see, or null if the caller may not edit it.',
    },
    SupplierRecord,
    answerSupplierRecord,
  ),
  updateMutation(
    {
      name: 'updateSupplier',
      audience: ['Admin', 'Business'],
      description:
        'Changes the given fields of a supplier. The role of the caller decides which fields can be changed. Throws CONFLICT if the version is not the latest.',
    },
    { View: SupplierRecord, Input: SupplierInput, required: requireSupplierRecord },
    updateSupplier,
  ),
  deleteMutation(
    {
      name: 'deleteSupplier',
      description:
        'Moves a supplier to the trash. Throws CONFLICT if records refer to it; the message names them.',
    },
    deleteSupplier,
  ),
  SupplierRecordActionResolver,
];
