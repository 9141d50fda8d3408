import { Arg, Ctx, Query, Resolver } from 'type-graphql';
import { ForAudience } from '../../platform/graphql/audience-directive.js';
import type { RequestContext } from '../../platform/request-context.js';
import { AddressSuggestion } from './address-suggestion.type.js';
import { suggestAddresses } from './suggest-addresses.js';

@Resolver()
export class AddressResolver {
  @ForAudience('Admin', 'Business', 'ImpactBusiness', 'GoodCause')
  @Query(() => [AddressSuggestion], {
    description: 'Returns up to eight addresses in New Zealand that complete a text, likeliest first.',
  })
  addressSuggestions(
    @Ctx() context: RequestContext,
    @Arg('text', { description: 'The beginning of an address.' }) text: string,
  ): Promise<AddressSuggestion[]> {
    return suggestAddresses(context, text);
  }
}
