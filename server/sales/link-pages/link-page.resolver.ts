import { Arg, Ctx, InputType, Int, Mutation, Query, Resolver } from 'type-graphql';
import { inputFromFields } from '../../kits/records/input-from-schema.js';
import { ForAudience } from '../../platform/graphql/audience-directive.js';
import type { RequestContext } from '../../platform/request-context.js';
import { leadResponseFields } from '../leads/respond-to-lead.js';
import { readLinkPage } from './link-page.read-model.js';
import { LinkPage } from './link-page.type.js';
import { openLinkPage, saveLeadResponse } from './open-link-page.js';

@InputType({
  description:
    'The response of an impact buyer to a lead. Fields that are left out stay as they are. Null clears a field. A lead without a response cannot be hidden.',
})
class LeadResponseInput extends inputFromFields(leadResponseFields) {}

/** The link page of an impact buyer, for anyone who has its key. */
@Resolver()
export class LinkPageResolver {
  @ForAudience('link')
  @Query(() => LinkPage, {
    nullable: true,
    description: 'Returns the link page of an impact buyer, or null if the key is not valid.',
  })
  leadsByLink(
    @Ctx() context: RequestContext,
    @Arg('key', () => String, { description: 'The secret key in the address of the page.' }) key: string,
  ): Promise<LinkPage | null> {
    return openLinkPage(context, key);
  }

  @ForAudience('link')
  @Mutation(() => LinkPage, { description: 'Saves the buyer’s response to a lead. Returns the whole page.' })
  async saveLeadResponse(
    @Ctx() context: RequestContext,
    @Arg('key', () => String, { description: 'The secret key in the address of the page.' }) key: string,
    @Arg('leadId', () => Int) leadId: number,
    @Arg('input', () => LeadResponseInput) input: LeadResponseInput,
  ): Promise<LinkPage> {
    const impactBuyerId = await saveLeadResponse(context, key, leadId, input);
    return readLinkPage(context.app.database, impactBuyerId);
  }
}
