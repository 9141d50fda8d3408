import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { GraphQLError } from 'graphql';
import { renderElement } from '../../../testing/render';
import { CreateSupplierOfBuyer } from './create-supplier';

const SIMILAR =
  'There is already a supplier with this name: “Kōtuku Crafts” (ID 7). To create another one, choose Create again.';

it('warns about a similar supplier and creates another on the second click R126', async () => {
  const sent: unknown[] = [];
  const onCreated = jest.fn();
  renderElement(<CreateSupplierOfBuyer buyer={{ id: 3 }} onCreated={onCreated} />, {
    execute: async ({ variables = {} }) => {
      sent.push(variables);
      return variables.evenIfSimilar
        ? { data: { createSupplierFromImpactBuyer: { __typename: 'SupplierRecord', id: 12 } } }
        : { errors: [new GraphQLError(SIMILAR, { extensions: { code: 'CONFLICT' } })] };
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Create Supplier' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Create' }));
  expect(await screen.findByText(SIMILAR)).toBeVisible();
  expect(onCreated).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Create' }));
  await waitFor(() => expect(onCreated).toHaveBeenCalledWith(12));
  expect(sent).toEqual([
    { id: 3, evenIfSimilar: false },
    { id: 3, evenIfSimilar: true },
  ]);
});
