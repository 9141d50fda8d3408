import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../platform/request-context.js';
import { SupplierAccount } from './supplier-account.type.js';
import { supplierAccounts } from './supplier-account-loader.js';
import { SupplierProfile } from './supplier-profile.type.js';
import { SupplierCard } from './supplier-search.type.js';

@Resolver(() => SupplierProfile)
export class SupplierProfileAccountResolver {
  @FieldResolver(() => SupplierAccount, {
    nullable: true,
    description:
      'The private part of the supplier. Null for all callers but Admin and the supplier’s own user.',
  })
  account(@Root() { id }: SupplierProfile, @Ctx() context: RequestContext): Promise<SupplierAccount | null> {
    return supplierAccounts(context).load(id);
  }
}

@Resolver(() => SupplierCard)
export class SupplierCardAccountResolver {
  @FieldResolver(() => SupplierAccount, {
    nullable: true,
    description:
      'The private part of the supplier. Null for all callers but Admin and the supplier’s own user.',
  })
  account(@Root() { id }: SupplierCard, @Ctx() context: RequestContext): Promise<SupplierAccount | null> {
    return supplierAccounts(context).load(id);
  }
}
