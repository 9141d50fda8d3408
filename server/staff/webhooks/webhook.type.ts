import { GraphQLDateTime } from 'graphql-scalars';
import { Field, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import { TEST_EVENT, WEBHOOK_EVENTS, type WebhookEvent } from '../../../shared/webhook-events.js';
import { PageInfo } from '../../platform/graphql/page-info.type.js';
import {
  type DeliveryStatus,
  DeliveryStatusEnum,
  type PauseReason,
  PauseReasonEnum,
} from './webhook.states.js';

/** Returns the name of an event in the API, such as ENQUIRY_CREATED. */
const nameOf = (event: string): string => event.replace('.', '_').toUpperCase();

/** The events by their names in the API. */
export const WebhookEventEnum = Object.fromEntries(WEBHOOK_EVENTS.map((event) => [nameOf(event), event]));

const RECORDS: Readonly<Record<string, string>> = {
  buyer: 'An impact buyer',
  cause: 'A good cause',
  certificate: 'The certificate of an impact buyer',
  enquiry: 'A sales enquiry',
  lead: 'A lead',
  order: 'An order of Impact Boxes',
  supplier: 'A supplier',
};
const WHAT_HAPPENED: Readonly<Record<string, string>> = {
  changed: 'was changed',
  completed: 'was completed',
  created: 'was created, or restored from the trash',
  deleted: 'was deleted',
  placed: 'was placed',
  ready: 'can be downloaded',
};

/** Returns a sentence about an event, without its full stop. */
export function describeEvent(event: WebhookEvent): string {
  const [noun = '', happened = ''] = event.split('.');
  return `${RECORDS[noun]} ${WHAT_HAPPENED[happened]}`;
}

const descriptions = Object.fromEntries(
  WEBHOOK_EVENTS.map((event) => [nameOf(event), { description: `${describeEvent(event)} (\`${event}\`).` }]),
);

registerEnumType(WebhookEventEnum, {
  name: 'WebhookEvent',
  description: 'An event that webhooks receive.',
  valuesConfig: descriptions,
});

const DeliveryEventEnum = { ...WebhookEventEnum, WEBHOOK_TEST: TEST_EVENT };
registerEnumType(DeliveryEventEnum, {
  name: 'WebhookDeliveryEvent',
  description: 'The type of an event for a webhook: one that the webhook receives, or a test event.',
  valuesConfig: {
    ...descriptions,
    WEBHOOK_TEST: { description: `A user sent a test event (\`${TEST_EVENT}\`).` },
  },
});

@ObjectType('Webhook', { description: 'An address to which events are sent.' })
export class WebhookView {
  @Field(() => Int) id!: number;
  @Field(() => Int) version!: number;
  @Field({ description: 'The name that its owner gave it.' }) name!: string;
  @Field({ description: 'The address to which events are sent.' }) url!: string;
  @Field(() => [WebhookEventEnum], { description: 'The events that it receives.' }) eventTypes!: string[];
  @Field(() => GraphQLDateTime) createdAt!: Date;
  @Field(() => GraphQLDateTime) updatedAt!: Date;
  @Field(() => GraphQLDateTime, {
    nullable: true,
    description: 'The time when the webhook was paused. Null if it is not paused.',
  })
  pausedAt!: Date | null;
  @Field(() => PauseReasonEnum, {
    nullable: true,
    description: 'The reason why the webhook is paused. Null if it is not paused.',
  })
  pauseReason!: PauseReason | null;
  @Field(() => GraphQLDateTime, {
    nullable: true,
    description: 'The time at which it last accepted an event. Null if it never has.',
  })
  lastDeliveredAt!: Date | null;
  @Field(() => GraphQLDateTime, {
    nullable: true,
    description:
      'The time until which events are also signed with the former secret. Null if events are signed with only one secret.',
  })
  formerSecretUntil!: Date | null;
}

@ObjectType({ description: 'A webhook with the secret that signs its events.' })
export class WebhookWithSecret {
  @Field({ description: 'The secret. It cannot be read again.' }) secret!: string;
  @Field(() => WebhookView, { description: 'The webhook as lists show it.' }) webhook!: WebhookView;
}

const ADDRESS =
  'The address to which events are sent. It begins with `https://`. Outside production, `http://` is allowed too.';

@InputType({ description: 'A webhook to create.' })
export class WebhookInput {
  @Field({ description: 'The name of the webhook, of up to 60 characters.' }) name!: string;
  @Field({ description: ADDRESS }) url!: string;
  @Field(() => [WebhookEventEnum], { description: 'The events to receive, at least one.' })
  eventTypes!: string[];
}

@InputType({ description: 'Changes of a webhook. A field that is left out stays as it is.' })
export class WebhookChanges {
  @Field(() => String, { nullable: true, description: 'The name of the webhook, of up to 60 characters.' })
  name?: string | null;
  @Field(() => String, { nullable: true, description: ADDRESS })
  url?: string | null;
  @Field(() => [WebhookEventEnum], { nullable: true, description: 'The events to receive, at least one.' })
  eventTypes?: string[] | null;
}

@ObjectType('WebhookDelivery', {
  description: 'An event for a webhook, and the result of its latest attempt.',
})
export class WebhookDeliveryView {
  @Field({ description: 'The id of the event in the header `webhook-id`. It is the same for all attempts.' })
  id!: string;
  @Field(() => DeliveryEventEnum, { description: 'The type of the event.' }) eventType!: string;
  @Field(() => GraphQLDateTime, { description: 'The time of the event.' }) occurredAt!: string;
  @Field({ description: 'The payload as it is sent, in JSON.' }) payload!: string;
  @Field(() => DeliveryStatusEnum, { description: 'The state of the event.' }) status!: DeliveryStatus;
  @Field(() => Int, { description: 'The number of attempts since it was created or resent.' })
  attempts!: number;
  @Field(() => GraphQLDateTime, {
    nullable: true,
    description: 'The time of the latest attempt. Null before the first one.',
  })
  lastAttemptAt!: string | null;
  @Field(() => GraphQLDateTime, {
    nullable: true,
    description: 'The time of the next attempt. Null if there is none.',
  })
  nextAttemptAt!: string | null;
  @Field(() => Int, {
    nullable: true,
    description: 'The HTTP status of the latest response. Null if there was no response.',
  })
  responseStatus!: number | null;
  @Field(() => Int, {
    nullable: true,
    description: 'The milliseconds that the latest attempt took. Null before the first one.',
  })
  responseMs!: number | null;
  @Field(() => String, {
    nullable: true,
    description: 'The first 1,000 bytes of the latest response. Null if there was no response.',
  })
  responseText!: string | null;
  @Field(() => String, {
    nullable: true,
    description: 'The reason why the latest attempt failed. Null if it did not.',
  })
  problem!: string | null;
}

@ObjectType()
export class WebhookDeliveryConnection {
  @Field(() => [WebhookDeliveryView]) nodes!: WebhookDeliveryView[];
  @Field(() => PageInfo) pageInfo!: PageInfo;
  @Field(() => Int) totalCount!: number;
}
