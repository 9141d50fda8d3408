import { Ctx, Query, Resolver } from 'type-graphql';
import { ForAudience } from '../../platform/graphql/audience-directive.js';
import type { RequestContext } from '../../platform/request-context.js';
import { readSupplierPlaces } from './supplier-places.read-model.js';
import { SupplierPlaces } from './supplier-places.type.js';

@Resolver()
export class SupplierPlacesResolver {
  @ForAudience('Admin', 'Business', 'ImpactBusiness', 'GoodCause')
  @Query(() => SupplierPlaces, {
    description: 'Returns the numbers of listed suppliers by region and by town.',
  })
  supplierPlaces(@Ctx() { app }: RequestContext): Promise<SupplierPlaces> {
    return readSupplierPlaces(app.database);
  }
}
