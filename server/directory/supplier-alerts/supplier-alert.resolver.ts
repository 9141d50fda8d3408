import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import type { ListFilter, ListSort } from '../../kits/lists/list-inputs.js';
import type { Selection, WithRawNodes } from '../../platform/database/selection.js';
import { ForAudience } from '../../platform/graphql/audience-directive.js';
import { SelectedFields } from '../../platform/graphql/selected-fields.js';
import type { RequestContext } from '../../platform/request-context.js';
import { requestSupplierAlert } from './request-supplier-alert.js';
import { confirmSupplierAlert, endSupplierAlert } from './supplier-alert.commands.js';
import { SupplierAlertInput, supplierAlertListInputs } from './supplier-alert.inputs.js';
import { SupplierAlertConnection } from './supplier-alert.type.js';
import { listSupplierAlerts } from './supplier-alerts.read-model.js';

/** Mails to visitors when a supplier joins that their search would have found. */
@Resolver()
export class SupplierAlertResolver {
  @ForAudience('public')
  @Mutation(() => Boolean, {
    description:
      'Emails a link that confirms the address. The response is the same whether or not the address is known. Can be retried safely with an Idempotency-Key header.',
  })
  requestSupplierAlert(
    @Ctx() context: RequestContext,
    @Arg('input', () => SupplierAlertInput) input: SupplierAlertInput,
  ): Promise<boolean> {
    return requestSupplierAlert(context, input);
  }

  @ForAudience('public')
  @Mutation(() => Boolean, {
    description: 'Confirms the address of a supplier alert with the token from its email.',
  })
  confirmSupplierAlert(@Ctx() context: RequestContext, @Arg('token') token: string): Promise<boolean> {
    return confirmSupplierAlert(context, token);
  }

  @ForAudience('public')
  @Mutation(() => Boolean, {
    description: 'Ends a supplier alert and deletes its address, with the token from its email.',
  })
  endSupplierAlert(@Ctx() context: RequestContext, @Arg('token') token: string): Promise<boolean> {
    return endSupplierAlert(context, token);
  }

  @ForAudience('Admin')
  @Query(() => SupplierAlertConnection, {
    description: 'Returns the open supplier alerts without their addresses, newest first.',
  })
  supplierAlerts(
    @Ctx() context: RequestContext,
    @Arg('filter', () => supplierAlertListInputs.Filter, { nullable: true }) filter: ListFilter | null,
    @Arg('sort', () => supplierAlertListInputs.Sort, { nullable: true }) sort: ListSort | null,
    @Arg('first', () => Int, { defaultValue: 50 }) first: number,
    @Arg('after', () => String, { nullable: true }) after: string | null,
    @SelectedFields() selection: Selection | null,
  ): Promise<WithRawNodes<SupplierAlertConnection>> {
    return listSupplierAlerts(context, { filter, sort, first, after }, selection);
  }
}
