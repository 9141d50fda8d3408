import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { GraphQLError } from 'graphql';
import { DeleteButton } from '../../../editing/delete-button';
import type { RecordStore, Versioned } from '../../../editing/record-store';
import { RetireButton } from '../../../editing/retire-button';
import { renderElement } from '../../../testing/render';
import { currentNotices } from '../../../ui/notices';
import type { Category } from './category-fields';
import { categoryStore } from './category-store';
import { MergeCategory } from './merge-category';

const REFUSED =
  'This category cannot be deleted: 2 suppliers refer to it. Move the suppliers to another category first.';
const hats = { id: 3, version: 1, name: 'Hats' } as Category;

const task = {
  __typename: 'Task',
  id: 7,
  kind: 'supplier.move',
  title: 'Move of “Hats” to “Felt”',
  state: 'WAITING',
  total: 2,
  done: 0,
  failed: 0,
  problem: null,
  fileName: null,
  createdAt: '2026-11-23T00:00:00.000Z',
  finishedAt: null,
  expiresAt: null,
  canUndo: false,
};

function Deleting({ onGone }: { onGone: () => void }) {
  const moving = (close: () => void) => (
    <MergeCategory
      category={hats}
      onStarted={() => {
        close();
        onGone();
      }}
    />
  );
  return (
    <DeleteButton
      of={categoryStore}
      id={hats.id}
      recordLabel="category"
      onDeleted={onGone}
      instead={moving}
    />
  );
}

/** Tries to delete a category, which the server refuses with this error code. */
async function refused(element: React.ReactNode, code = 'CONFLICT') {
  const requests: Record<string, unknown>[] = [];
  renderElement(element, {
    execute: ({ operationName = '', variables = {} }) => {
      requests.push({ operationName, ...variables });
      if (operationName === 'CategoryTargets') {
        const categories = [hats, { id: 4, name: 'Felt' }].map(({ id, name }) => ({
          __typename: 'Category',
          id,
          name,
        }));
        return { data: { categories } };
      }
      if (operationName === 'MergeCategory') return { data: { mergeCategory: task } };
      return { errors: [new GraphQLError(REFUSED, { extensions: { code } })] };
    },
  });
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
  const dialog = await screen.findByRole('alertdialog');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Delete' }));
  return { requests, dialog: within(dialog) };
}

it('keeps a refusal in the dialog and moves its suppliers to another category there A155', async () => {
  const onGone = jest.fn();
  const { requests, dialog } = await refused(<Deleting onGone={onGone} />);
  expect(await dialog.findByRole('alert')).toHaveTextContent(REFUSED);
  expect(currentNotices()).toEqual([]);
  expect(dialog.queryByRole('button', { name: 'Delete' })).toBeNull();
  const target = await dialog.findByLabelText('Move this category’s suppliers to');
  expect(within(target).queryByRole('option', { name: 'Hats' })).toBeNull();
  await userEvent.click(dialog.getByRole('button', { name: 'Move and delete' }));
  expect(await dialog.findByText('Please choose a category.')).toBeVisible();
  await userEvent.selectOptions(target, 'Felt');
  await userEvent.click(dialog.getByRole('button', { name: 'Move and delete' }));
  await waitFor(() => expect(onGone).toHaveBeenCalledTimes(1));
  expect(requests).toContainEqual({ operationName: 'MergeCategory', id: 3, toId: 4 });
});

function PutAside({ store }: { store: RecordStore<Versioned, object> }) {
  return (
    <DeleteButton
      of={categoryStore}
      id={hats.id}
      recordLabel="supplier"
      onDeleted={() => undefined}
      instead={(close) => (
        <RetireButton
          label="Set aside"
          store={store}
          record={hats}
          input={{ status: 'Left' }}
          onDone={close}
        />
      )}
    />
  );
}

it('offers to set aside a record that cannot be deleted, with Undo A155', async () => {
  const save = jest.fn(async () => ({ id: 3, version: 2 }));
  const store: RecordStore<Versioned, object> = {
    recordLabel: 'Business',
    recordType: 'SUPPLIER',
    stored: () => null,
    fetchNewest: async () => null,
    save,
    refresh: () => undefined,
  };
  const { dialog } = await refused(<PutAside store={store} />);
  await userEvent.click(await dialog.findByRole('button', { name: 'Set aside' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(save).toHaveBeenCalledWith(expect.anything(), 3, 1, { status: 'Left' });
  expect(currentNotices()).toMatchObject([
    {
      title: 'Save Successful',
      description: 'Business has successfully been saved',
      act: expect.any(Function),
    },
  ]);
});

it('offers a retry after any other error', async () => {
  const { dialog } = await refused(<Deleting onGone={() => undefined} />, 'INTERNAL');
  await dialog.findByRole('alert');
  expect(dialog.getByRole('button', { name: 'Delete' })).toBeEnabled();
  expect(dialog.queryByLabelText('Move this category’s suppliers to')).toBeNull();
});
