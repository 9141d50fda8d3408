import { Arg, Ctx, Int, Mutation, Resolver } from 'type-graphql';
import { listInputs } from '../../kits/lists/list-inputs.js';
import { pageQuery } from '../../kits/nouns/record-operations.js';
import type { ResolverClass } from '../../kits/tasks/task-kind.js';
import { ForAudience } from '../../platform/graphql/audience-directive.js';
import type { RequestContext } from '../../platform/request-context.js';
import { offerService, setServiceOffered } from './offer-service.js';
import { listServiceRecords, requireService, serviceColumns } from './service-list.js';
import { ServiceRecordConnection, ServiceRecordView } from './service-list.type.js';

/** The inputs of the list of services. */
export const serviceInputs = listInputs('Service', Object.keys(serviceColumns));
const { Filter, Sort } = serviceInputs;

@Resolver()
class ServiceListActionResolver {
  @ForAudience('Admin')
  @Mutation(() => ServiceRecordView, {
    description:
      'Adds a service to the list that suppliers choose from. An existing service is offered again.',
  })
  async offerService(
    @Ctx() context: RequestContext,
    @Arg('label', () => String, { description: 'The name of the service.' }) label: string,
  ): Promise<ServiceRecordView> {
    return requireService(context, await offerService(context, label));
  }

  @ForAudience('Admin')
  @Mutation(() => ServiceRecordView, {
    description:
      'Changes whether suppliers can choose a service. Throws NOT_FOUND if there is no such service.',
  })
  async setServiceOffered(
    @Ctx() context: RequestContext,
    @Arg('id', () => Int, { description: 'The id of the service.' }) id: number,
    @Arg('offered', () => Boolean, {
      defaultValue: true,
      description: 'True if suppliers can choose the service.',
    })
    offered: boolean,
  ): Promise<ServiceRecordView> {
    await setServiceOffered(context, id, offered);
    return requireService(context, id);
  }
}

/** The services that suppliers can choose, and their names (R063). */
export const serviceListResolvers: readonly ResolverClass[] = [
  pageQuery(
    { name: 'serviceRecords', description: 'Returns all services that suppliers have, had or can choose.' },
    { Connection: ServiceRecordConnection, Filter: Filter, Sort: Sort },
    listServiceRecords,
  ),
  ServiceListActionResolver,
];
