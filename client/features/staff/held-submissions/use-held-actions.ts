import type { ApolloCache } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { toAppError } from '../../../graphql/errors';
import { adjustLists, type ListInCache } from '../../../graphql/row-cache';
import { notify } from '../../../ui/notices';
import {
  type HeldList_RowFragment,
  HeldList_RowFragmentDoc,
  useDiscardHeldMutation,
  useReleaseHeldMutation,
} from './held-submissions.generated';

export type Held = Omit<HeldList_RowFragment, ' $fragmentName'>;

type Page = ListInCache & { totalCount?: number };

/** Removes a submission from the lists that show it. */
function removeRow(cache: ApolloCache, id: number): void {
  const ref = `HeldSubmission:${id}`;
  adjustLists<Page>(cache, 'heldSubmissions', HeldList_RowFragmentDoc, id, (page) => ({
    ...page,
    nodes: page.nodes?.filter(({ __ref }) => __ref !== ref),
    totalCount: Math.max((page.totalCount ?? 0) - 1, 0),
  }));
}

/**
 * Returns the operations that release and discard one held submission. Each shows a notice and returns true if it
 * succeeded.
 */
export function useHeldActions() {
  const { cache } = useApolloClient();
  const [releaseHeld] = useReleaseHeldMutation();
  const [discardHeld] = useDiscardHeldMutation();
  const decide = async ({ senderName }: Held, work: () => Promise<unknown>, title: string) => {
    try {
      await work();
    } catch (failure) {
      notify({ kind: 'error', title: 'Something went wrong', description: toAppError(failure).message });
      return false;
    }
    notify({ kind: 'saved', title, description: `From ${senderName}` });
    return true;
  };
  return {
    release: (held: Held) =>
      decide(held, () => releaseHeld({ variables: { id: held.id } }), 'Submission released'),
    discard: (held: Held) =>
      decide(held, () => discardHeld({ variables: { id: held.id } }), 'Submission discarded'),
    /** Removes a released or discarded submission from the lists that show it. */
    removeRow: ({ id }: Held) => removeRow(cache, id),
  };
}

export type HeldActions = ReturnType<typeof useHeldActions>;
