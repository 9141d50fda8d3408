import { Arg, Ctx, InputType, Int, Mutation, Query, Resolver } from 'type-graphql';
import { inputFromFields } from '../../kits/records/input-from-schema.js';
import { ForAudience } from '../../platform/graphql/audience-directive.js';
import type { RequestContext } from '../../platform/request-context.js';
import { prospectingFields } from '../impact-buyers/prospecting-buyer.fields.js';
import { openProspectingPage, saveProspectingBuyers } from './open-prospecting-page.js';
import { ProspectingBuyer, ProspectingPage } from './prospecting.type.js';

@InputType({
  description:
    'The answers about an impact buyer. Fields that are left out stay as they are. Null clears a field. Read-only contact fields do not change.',
})
class ProspectingBuyerInput extends inputFromFields(prospectingFields) {}

/** The prospecting page of a good cause, for its people and staff who have its key (A26). */
@Resolver()
export class ProspectingResolver {
  @ForAudience('Admin', 'GoodCause')
  @Query(() => ProspectingPage, {
    nullable: true,
    description:
      'Returns the prospecting page of a good cause. Null if the key does not open one for the caller.',
  })
  prospectingBuyers(
    @Ctx() context: RequestContext,
    @Arg('key', () => String, { description: 'The key from the link of the good cause.' }) key: string,
  ): Promise<ProspectingPage | null> {
    return openProspectingPage(context, key);
  }

  @ForAudience('Admin', 'GoodCause')
  @Mutation(() => [ProspectingBuyer], {
    description: 'Saves the answers about one buyer and returns all buyers of the page.',
  })
  saveProspectingBuyer(
    @Ctx() context: RequestContext,
    @Arg('key', () => String, { description: 'The key from the link of the good cause.' }) key: string,
    @Arg('id', () => Int) id: number,
    @Arg('input', () => ProspectingBuyerInput) input: ProspectingBuyerInput,
  ): Promise<ProspectingBuyer[]> {
    return saveProspectingBuyers(context, key, [{ id, input }]);
  }
}
