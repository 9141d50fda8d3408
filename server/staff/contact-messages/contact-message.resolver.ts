import { Arg, Ctx, Int, Mutation, Resolver } from 'type-graphql';
import { ForAudience } from '../../platform/graphql/audience-directive.js';
import type { RequestContext } from '../../platform/request-context.js';
import { ContactMessageInput } from './contact-message.inputs.js';
import { sendAffiliateLinkNotice } from './send-affiliate-link-notice.js';
import { sendContactMessage } from './send-contact-message.js';

@Resolver()
export class ContactMessageResolver {
  @ForAudience('public')
  @Mutation(() => Boolean, {
    description:
      'Sends Uplift a message or a request to join. Emails the message to staff and a confirmation to the sender. Always returns true. Can be retried safely with an Idempotency-Key header.',
  })
  sendContactMessage(
    @Ctx() context: RequestContext,
    @Arg('input', () => ContactMessageInput) { kind, ...message }: ContactMessageInput,
  ): Promise<boolean> {
    return sendContactMessage(context, kind, message);
  }

  @ForAudience('public')
  @Mutation(() => Boolean, {
    description:
      'Notifies a supplier and staff that a visitor has followed the affiliate link of the supplier. Always returns true. Throws NOT_FOUND if the supplier is not listed. Can be retried safely with an Idempotency-Key header.',
  })
  sendAffiliateLinkNotice(
    @Ctx() context: RequestContext,
    @Arg('supplierId', () => Int) supplierId: number,
    @Arg('url', () => String, {
      nullable: true,
      description: 'The address of the link. Null for the link on record.',
    })
    url: string | null,
  ): Promise<boolean> {
    return sendAffiliateLinkNotice(context, { supplierId, url });
  }
}
