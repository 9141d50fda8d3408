import { registerEnumType } from 'type-graphql';

export type DeliveryStatus = 'waiting' | 'delivered' | 'failed';
export type PauseReason = 'owner' | 'failing' | 'gone' | 'access-ended';

/** The states of an event by their names in the API. */
export const DeliveryStatusEnum = { WAITING: 'waiting', DELIVERED: 'delivered', FAILED: 'failed' } as const;

registerEnumType(DeliveryStatusEnum, {
  name: 'WebhookDeliveryStatus',
  description: 'The state of an event for a webhook.',
  valuesConfig: {
    WAITING: { description: 'The event is sent, or sent again, at the time of its next attempt.' },
    DELIVERED: { description: 'The receiver accepted the event.' },
    FAILED: { description: 'The event is not sent again, unless a user resends it.' },
  },
});

/** The reasons of a pause by their names in the API. */
export const PauseReasonEnum = {
  OWNER: 'owner',
  FAILING: 'failing',
  GONE: 'gone',
  ACCESS_ENDED: 'access-ended',
} as const;

registerEnumType(PauseReasonEnum, {
  name: 'WebhookPauseReason',
  description: 'The reason why a webhook is paused.',
  valuesConfig: {
    OWNER: { description: 'The owner or staff paused it.' },
    FAILING: { description: 'The receiver accepted nothing for about three days.' },
    GONE: { description: 'The receiver responded with the status 410.' },
    ACCESS_ENDED: {
      description:
        'All access to the account of the owner was ended: its password was reset by email, or the account was deactivated.',
    },
  },
});
