import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import { ForAudience } from '../platform/graphql/audience-directive.js';
import type { RequestContext } from '../platform/request-context.js';
import { LeadResponseInput } from './link-page.inputs.js';
import { readLinkPage } from './link-page.read-model.js';
import { LinkPage } from './link-page.type.js';
import { openLinkPage, saveLeadResponse } from './open-link-page.js';

/** The page of an impact buyer for whoever has its key. */
@Resolver()
export class LinkPageResolver {
  @ForAudience('link')
  @Query(() => LinkPage, { nullable: true, description: 'Null for a key that opens nothing.' })
  leadsByLink(
    @Ctx() context: RequestContext,
    @Arg('key', () => String) key: string,
  ): Promise<LinkPage | null> {
    return openLinkPage(context, key);
  }

  @ForAudience('link')
  @Mutation(() => LinkPage, { description: 'Keeps what the buyer says of one lead; answers all of them.' })
  async saveLeadResponse(
    @Ctx() context: RequestContext,
    @Arg('key', () => String) key: string,
    @Arg('leadId', () => Int) leadId: number,
    @Arg('input', () => LeadResponseInput) input: LeadResponseInput,
  ): Promise<LinkPage> {
    const impactBuyerId = await saveLeadResponse(context, key, leadId, input);
    return readLinkPage(context.app.database, impactBuyerId);
  }
}
