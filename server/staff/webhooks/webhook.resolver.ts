import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import type { WebhookEvent } from '../../../shared/webhook-events.js';
import { ForAudience } from '../../platform/graphql/audience-directive.js';
import type { RequestContext } from '../../platform/request-context.js';
import { type DeliveryStatus, DeliveryStatusEnum } from './webhook.states.js';
import {
  WebhookChanges,
  WebhookDeliveryConnection,
  WebhookDeliveryView,
  WebhookEventEnum,
  WebhookInput,
  WebhookView,
  WebhookWithSecret,
} from './webhook.type.js';
import { listDeliveries, resendDelivery, sendTestEvent } from './webhook-deliveries.js';
import { availableEvents } from './webhook-rights.js';
import {
  createWebhook,
  deleteWebhook,
  listWebhooks,
  rotateWebhookSecret,
  setWebhookPaused,
  updateWebhook,
} from './webhooks.js';

@Resolver()
export class WebhookResolver {
  @ForAudience('signed-in')
  @Query(() => [WebhookView], {
    description:
      'Returns the webhooks of a user, newest first. Throws NOT_FOUND if a caller other than Admin asks for another user.',
  })
  webhooks(
    @Ctx() context: RequestContext,
    @Arg('userId', () => Int, { nullable: true, description: 'The id of the user. Null for the caller.' })
    userId: number | null,
  ): Promise<WebhookView[]> {
    return listWebhooks(context, userId);
  }

  @ForAudience('signed-in')
  @Query(() => [WebhookEventEnum], {
    description: 'Returns the events that a webhook of the caller can receive.',
  })
  webhookEvents(@Ctx() context: RequestContext): WebhookEvent[] {
    return availableEvents(context);
  }

  @ForAudience('signed-in')
  @Query(() => WebhookDeliveryConnection, {
    description:
      'Returns the events of a webhook of the last 30 days, latest first. Throws NOT_FOUND for a webhook of another user, except for Admin.',
  })
  webhookDeliveries(
    @Ctx() context: RequestContext,
    @Arg('webhookId', () => Int, { description: 'The id of the webhook.' }) webhookId: number,
    @Arg('status', () => DeliveryStatusEnum, {
      nullable: true,
      description: 'The state of the events to return. Null for all states.',
    })
    status: DeliveryStatus | null,
    @Arg('first', () => Int, { defaultValue: 20 }) first: number,
    @Arg('after', () => String, { nullable: true }) after: string | null,
  ): Promise<WebhookDeliveryConnection> {
    return listDeliveries(context, webhookId, { status, first, after });
  }

  @ForAudience('signed-in')
  @Mutation(() => WebhookWithSecret, {
    description:
      'Creates a webhook for the caller, and returns the secret that signs its events. Throws BAD_USER_INPUT for an address in a private network, and for an event that the roles of the caller never receive.',
  })
  createWebhook(
    @Ctx() context: RequestContext,
    @Arg('input') input: WebhookInput,
  ): Promise<WebhookWithSecret> {
    return createWebhook(context, input);
  }

  @ForAudience('signed-in')
  @Mutation(() => WebhookView, {
    description:
      'Changes a webhook of the caller or, for Admin, of any user. Throws NOT_FOUND if there is no such webhook, BAD_USER_INPUT, and CONFLICT if the version is not the latest.',
  })
  updateWebhook(
    @Ctx() context: RequestContext,
    @Arg('id', () => Int) id: number,
    @Arg('version', () => Int, { nullable: true }) version: number | null,
    @Arg('input') input: WebhookChanges,
  ): Promise<WebhookView> {
    return updateWebhook(context, id, input, version);
  }

  @ForAudience('signed-in')
  @Mutation(() => WebhookView, {
    description:
      'Pauses or resumes a webhook of the caller or, for Admin, of any user. Pending events are sent as soon as the webhook is resumed. Events that occur during the pause are not sent. Throws NOT_FOUND if there is no such webhook, and FORBIDDEN if a user of a supplier or good cause that has left resumes it.',
  })
  setWebhookPaused(
    @Ctx() context: RequestContext,
    @Arg('id', () => Int) id: number,
    @Arg('paused', { description: 'True to pause the webhook, false to resume it.' }) paused: boolean,
  ): Promise<WebhookView> {
    return setWebhookPaused(context, id, paused);
  }

  @ForAudience('signed-in')
  @Mutation(() => WebhookWithSecret, {
    description:
      'Replaces the secret of a webhook of the caller. For 24 hours, events are signed with the former secret as well. Throws NOT_FOUND if there is no such webhook, and BAD_USER_INPUT for one of another user.',
  })
  rotateWebhookSecret(
    @Ctx() context: RequestContext,
    @Arg('id', () => Int) id: number,
  ): Promise<WebhookWithSecret> {
    return rotateWebhookSecret(context, id);
  }

  @ForAudience('signed-in')
  @Mutation(() => Boolean, {
    description:
      'Deletes a webhook of the caller or, for Admin, of any user. Always returns true. Throws NOT_FOUND if there is no such webhook.',
  })
  async deleteWebhook(@Ctx() context: RequestContext, @Arg('id', () => Int) id: number): Promise<boolean> {
    await deleteWebhook(context, id);
    return true;
  }

  @ForAudience('signed-in')
  @Mutation(() => WebhookDeliveryView, {
    description:
      'Sends the event `webhook.test` to a webhook of the caller or, for Admin, of any user, even if the webhook is paused. The event is sent only once. Throws NOT_FOUND if there is no such webhook, and RATE_LIMITED.',
  })
  sendTestEvent(
    @Ctx() context: RequestContext,
    @Arg('webhookId', () => Int, { description: 'The id of the webhook.' }) webhookId: number,
  ): Promise<WebhookDeliveryView> {
    return sendTestEvent(context, webhookId);
  }

  @ForAudience('signed-in')
  @Mutation(() => WebhookDeliveryView, {
    description:
      'Sends an event now, with the same id. An event that was delivered or has failed is sent again, and gets the full number of attempts. Throws NOT_FOUND if there is no such webhook or event, and RATE_LIMITED.',
  })
  resendWebhookDelivery(
    @Ctx() context: RequestContext,
    @Arg('webhookId', () => Int, { description: 'The id of the webhook.' }) webhookId: number,
    @Arg('deliveryId', () => String, { description: 'The id of the event.' }) deliveryId: string,
  ): Promise<WebhookDeliveryView> {
    return resendDelivery(context, webhookId, deliveryId);
  }
}
