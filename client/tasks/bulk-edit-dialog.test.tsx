import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { maxLength } from '../../shared/text-limit';
import { email, text } from '../editing/field-kinds';
import { field } from '../editing/field-table';
import { renderElement } from '../testing/render';
import BulkEditDialog from './bulk-edit-dialog';

type Bird = { song: string | null; story: string | null; keeper: string | null };
const fields = {
  song: field('Song', text(maxLength(20, 'Maximum', 30)), ({ song }: Bird) => song),
  story: field('Story', text(2000), ({ story }: Bird) => story),
  keeper: field('Keeper', email, ({ keeper }: Bird) => keeper),
};

it('bulk edit counts characters like a form and does not send overlong texts A91', async () => {
  const change = jest.fn(async () => undefined);
  renderElement(
    <BulkEditDialog offered={{ fields }} what="2 birds" onClose={() => undefined} change={change} />,
  );
  for (const name of ['Song', 'Story', 'Keeper'])
    await userEvent.click(screen.getByRole('checkbox', { name: `Change ${name}` }));
  const song = screen.getByRole('textbox', { name: 'Song' });
  expect(song).toHaveAccessibleDescription(/^Leave blank to clear this field\.\s*0\/20$/);
  expect(screen.getByRole('textbox', { name: 'Story' })).toHaveAccessibleDescription(/0\/2000$/);
  expect(screen.getByRole('textbox', { name: 'Keeper' })).toHaveAccessibleDescription(
    'Leave blank to clear this field.',
  );
  await userEvent.type(song, 'A song of 23 characters');
  expect(song).toHaveAccessibleDescription(/23\/20/);
  await userEvent.click(screen.getByRole('button', { name: 'Change 2 birds' }));
  expect(song).toHaveAccessibleDescription(/Maximum of 20 characters allowed\./);
  expect(change).not.toHaveBeenCalled();
  await userEvent.clear(song);
  await userEvent.type(song, 'Short');
  await userEvent.click(screen.getByRole('button', { name: 'Change 2 birds' }));
  expect(change).toHaveBeenCalledWith({ song: 'Short', story: null, keeper: null });
});
