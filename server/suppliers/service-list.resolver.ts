import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import type { Answered, AskedFields } from '../platform/database/asked-fields.js';
import { Asked } from '../platform/graphql/asked.js';
import { ForAudience } from '../platform/graphql/audience-directive.js';
import { type ListFilter, type ListSort, listInputs } from '../platform/lists/list-inputs.js';
import type { RequestContext } from '../platform/request-context.js';
import { offerService, setServiceOffered } from './offer-service.js';
import { listKeptServices, requireService, serviceColumns } from './service-list.js';
import { KeptService, ServiceRecordConnection } from './service-list.type.js';

/** What the list is asked. */
export const serviceInputs = listInputs('Service', Object.keys(serviceColumns));
const { Filter, Sort } = serviceInputs;

/** What services are called, and which of them suppliers can choose (R063). */
@Resolver()
export class ServiceListResolver {
  @ForAudience('Admin')
  @Query(() => ServiceRecordConnection, {
    description: 'Every service that suppliers have, had or may choose.',
  })
  serviceRecords(
    @Ctx() context: RequestContext,
    @Arg('filter', () => Filter, { nullable: true }) filter: ListFilter | null,
    @Arg('sort', () => Sort, { nullable: true }) sort: ListSort | null,
    @Arg('first', () => Int, { defaultValue: 50 }) first: number,
    @Arg('after', () => String, { nullable: true }) after: string | null,
    @Asked() asked: AskedFields | null,
  ): Promise<Answered<ServiceRecordConnection>> {
    return listKeptServices(context, { filter, sort, first, after }, asked);
  }

  @ForAudience('Admin')
  @Mutation(() => KeptService, {
    description: 'Adds a service to those that suppliers choose from; one that there is already is offered.',
  })
  async offerService(
    @Ctx() context: RequestContext,
    @Arg('label', () => String, { description: 'What it is called.' }) label: string,
  ): Promise<KeptService> {
    return requireService(context, await offerService(context, label));
  }

  @ForAudience('Admin')
  @Mutation(() => KeptService, {
    description: 'Suppliers can choose it, or with `offered: false` no longer.',
  })
  async setServiceOffered(
    @Ctx() context: RequestContext,
    @Arg('id', () => Int) id: number,
    @Arg('offered', () => Boolean, { defaultValue: true }) offered: boolean,
  ): Promise<KeptService> {
    await setServiceOffered(context, id, offered);
    return requireService(context, id);
  }
}
