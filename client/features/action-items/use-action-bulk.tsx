import { useApolloClient } from '@apollo/client/react';
import type { FieldTable } from '../../editing/field-table';
import { toAppError } from '../../graphql/errors';
import type {
  ActionItemBulkInput,
  ActionItemListFilter,
  ActionItemSelection,
} from '../../graphql/schema.generated';
import type { BulkAct } from '../../grid/bulk-act';
import { StaffPicker } from '../../pickers/record-pickers';
import { type ManyActs, useManyActs } from '../../tasks/use-many-acts';
import { useTaskStarted } from '../../tasks/use-task-acts';
import { CheckIcon } from '../../ui/icons';
import { notify } from '../../ui/notices';
import { type ActionItem, actionFields } from './action-fields';
import { useChangeActionItemsMutation, useDismissActionsMutation } from './action-items.generated';
import { forgetActions } from './action-store';
import { told } from './action-words';

const fields = actionFields satisfies FieldTable<ActionItem, ActionItemBulkInput>;

/** Dismisses many actions, or gives them the same. */
export function useActionBulk(): ManyActs<ActionItemListFilter> {
  const dismissal = useDismissal();
  const [change] = useChangeActionItemsMutation();
  const { around, dialog } = useManyActs({
    called: ['action', 'actions'],
    change: {
      fields,
      controls: {
        assignedToId: (props) => <StaffPicker {...props} hint="Left empty, it is everybody’s." />,
      },
      start: async (selection: ActionItemSelection, input: ActionItemBulkInput) =>
        (await change({ variables: { selection, input } })).data?.changeActionItems,
    },
  });
  // What people come for stands first.
  return { around: (others) => [dismissal, ...around(others)], dialog };
}

/** Dismisses the chosen actions (R249): a few at once, many as a task that tells how far it is. */
function useDismissal(): BulkAct<unknown, ActionItemListFilter> {
  const { cache } = useApolloClient();
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
        if (data?.dismissActions.task) await started(data.dismissActions.task);
        else notify({ kind: 'success', title: told.dismissed });
        clear();
      } catch (failure) {
        notify({ kind: 'error', title: told.notDismissed, description: toAppError(failure).message });
      }
      forgetActions(cache);
    },
  };
}
