import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import type { FieldTable } from '../../../editing/field-table';
import { noticeAction } from '../../../editing/notice-action';
import { runUndo } from '../../../editing/undo';
import { UndoChangeDocument } from '../../../editing/undo.generated';
import { toAppError } from '../../../graphql/errors';
import type {
  ActionItemBulkInput,
  ActionItemListFilter,
  ActionItemSelection,
} from '../../../graphql/schema.generated';
import type { BulkAction } from '../../../grid/bulk-action';
import { ColleaguePicker } from '../../../pickers/record-pickers';
import { type ListBulkActions, useBulkActions } from '../../../tasks/use-bulk-actions';
import { useTaskStarted } from '../../../tasks/use-task-actions';
import { CheckIcon } from '../../../ui/icons';
import { notify } from '../../../ui/notices';
import { type ActionItem, actionFields } from './action-fields';
import { useChangeActionItemsMutation, useDismissActionsMutation } from './action-items.generated';
import { actionNotices } from './action-labels';
import { evictActions } from './action-store';

const fields = actionFields satisfies FieldTable<ActionItem, ActionItemBulkInput>;

/** Returns the bulk actions for action items: dismissing them, and giving them the same field values. */
export function useActionBulk(): ListBulkActions<ActionItemListFilter> {
  const dismissal = useDismissal();
  const [change] = useChangeActionItemsMutation();
  const { around, dialog } = useBulkActions({
    called: ['action', 'actions'],
    change: {
      fields,
      controls: {
        assignedToId: (props) => (
          <ColleaguePicker {...props} hint="Leave blank to assign the action to everyone." />
        ),
      },
      start: async (selection: ActionItemSelection, input: ActionItemBulkInput) =>
        (await change({ variables: { selection, input } })).data?.changeActionItems,
    },
  });
  // The most frequent operation comes first.
  return { around: (others) => [dismissal, ...around(others)], dialog };
}

/** Returns an undo that reopens the dismissed actions, each by the version that the dismissal created (A155). */
function undoOf(client: ApolloClient, changes: readonly { id: number; version: number }[]) {
  if (changes.length === 0) return undefined;
  const back = async () => {
    try {
      for (const { id, version } of changes)
        await client.mutate({
          mutation: UndoChangeDocument,
          variables: { recordType: 'ACTION_ITEM', id, version },
        });
    } finally {
      evictActions(client.cache);
    }
  };
  return noticeAction('Undo', () => runUndo(back));
}

/** Dismisses the chosen actions (R249): a few at once, many as a background task with its progress. */
function useDismissal(): BulkAction<unknown, ActionItemListFilter> {
  const client = useApolloClient();
  const { cache } = client;
  const [dismiss] = useDismissActionsMutation();
  const started = useTaskStarted();
  return {
    id: 'dismiss',
    label: 'Dismiss Selected',
    icon: <CheckIcon />,
    permitted: true,
    run: async ({ input, clear }) => {
      try {
        const { data } = await dismiss({ variables: { selection: input } });
        const { task, changes = [] } = data?.dismissActions ?? {};
        if (task) await started(task);
        else notify({ kind: 'success', title: actionNotices.dismissed, act: undoOf(client, changes) });
        clear();
      } catch (failure) {
        notify({
          kind: 'error',
          title: actionNotices.notDismissed,
          description: toAppError(failure).message,
        });
      }
      evictActions(cache);
    },
  };
}
