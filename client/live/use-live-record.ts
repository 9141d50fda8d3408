import type { TypedDocumentNode } from '@apollo/client';
import { type Told, useTold } from './use-told';

/** Reads the record on the screen again when it has changed in another session, or may have. */
export function useLiveRecord<Data extends Record<keyof Data, Told>>(
  subscription: TypedDocumentNode<Data, Record<string, never>>,
  id: number,
  { refetch }: { refetch: () => Promise<unknown> },
): void {
  useTold(subscription, (ids) => {
    // Without an answer it stays as it is; the next word asks again, and saving tells of what is newer.
    if (!ids || ids.includes(id)) void refetch().catch(() => undefined);
  });
}
