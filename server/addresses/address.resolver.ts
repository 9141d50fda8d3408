import { Arg, Ctx, Query, Resolver } from 'type-graphql';
import { ForAudience } from '../platform/graphql/audience-directive.js';
import type { RequestContext } from '../platform/request-context.js';
import { AddressSuggestion } from './address-suggestion.type.js';
import { suggestAddresses } from './suggest-addresses.js';

@Resolver()
export class AddressResolver {
  @ForAudience('Admin', 'Business', 'ImpactBusiness', 'GoodCause')
  @Query(() => [AddressSuggestion], {
    description: 'Addresses in New Zealand that the text may become, at most eight.',
  })
  addressSuggestions(
    @Ctx() context: RequestContext,
    @Arg('text') text: string,
  ): Promise<AddressSuggestion[]> {
    return suggestAddresses(context, text);
  }
}
