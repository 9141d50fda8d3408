import { Arg, Ctx, Int, Query, Resolver } from 'type-graphql';
import { type ListFilter, type ListSort, listInputs } from '../../kits/lists/list-inputs.js';
import type { Selection, WithRawNodes } from '../../platform/database/selection.js';
import { ForAudience } from '../../platform/graphql/audience-directive.js';
import { SelectedFields } from '../../platform/graphql/selected-fields.js';
import type { RequestContext } from '../../platform/request-context.js';
import { CustomerConnection } from './customer.type.js';
import { customerColumns, listCustomers } from './customers.read-model.js';

/** The inputs of the list of customers. */
export const customerInputs = listInputs('Customer', Object.keys(customerColumns));
const { Filter, Sort } = customerInputs;

@Resolver()
export class CustomerResolver {
  @ForAudience('Admin')
  @Query(() => CustomerConnection, {
    description: 'Returns all customers who have sent an enquiry, one for each email address.',
  })
  customers(
    @Ctx() context: RequestContext,
    @Arg('filter', () => Filter, { nullable: true }) filter: ListFilter | null,
    @Arg('sort', () => Sort, { nullable: true }) sort: ListSort | null,
    @Arg('first', () => Int, { defaultValue: 50 }) first: number,
    @Arg('after', () => String, { nullable: true }) after: string | null,
    @SelectedFields() selection: Selection | null,
  ): Promise<WithRawNodes<CustomerConnection>> {
    return listCustomers(context, { filter, sort, first, after }, selection);
  }
}
