import type { TypedDocumentNode } from '@apollo/client';
import { type SubscriptionEvent, useSubscriptionEvent } from './use-subscription-event';

/** Fetches the record on the screen again when another session has changed it, or may have. */
export function useLiveRecord<Data extends Record<keyof Data, SubscriptionEvent>>(
  subscription: TypedDocumentNode<Data, Record<string, never>>,
  id: number,
  { refetch }: { refetch: () => Promise<unknown> },
): void {
  // If the request fails, the record stays as it is; the next event tries again, and saving detects a newer version.
  useSubscriptionEvent(subscription, (ids) => (!ids || ids.includes(id) ? refetch() : undefined));
}
