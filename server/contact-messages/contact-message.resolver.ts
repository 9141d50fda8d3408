import { Arg, Ctx, Int, Mutation, Resolver } from 'type-graphql';
import { ForAudience } from '../platform/graphql/audience-directive.js';
import type { RequestContext } from '../platform/request-context.js';
import { ContactMessageInput } from './contact-message.inputs.js';
import { sendAffiliateLinkNotice } from './send-affiliate-link-notice.js';
import { sendContactMessage } from './send-contact-message.js';

@Resolver()
export class ContactMessageResolver {
  @ForAudience('public')
  @Mutation(() => Boolean, {
    description:
      'A message to Uplift, or the wish to join it. Mailed to staff and confirmed to the sender. Repeatable with an Idempotency-Key header.',
  })
  sendContactMessage(
    @Ctx() context: RequestContext,
    @Arg('input', () => ContactMessageInput) { kind, ...message }: ContactMessageInput,
  ): Promise<boolean> {
    return sendContactMessage(context, kind, message);
  }

  @ForAudience('public')
  @Mutation(() => Boolean, {
    description: "A visitor has followed a supplier's link; the supplier is told.",
  })
  sendAffiliateLinkNotice(
    @Ctx() context: RequestContext,
    @Arg('supplierId', () => Int) supplierId: number,
    @Arg('url', () => String, { nullable: true }) url: string | null,
  ): Promise<boolean> {
    return sendAffiliateLinkNotice(context, { supplierId, url });
  }
}
