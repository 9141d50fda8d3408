import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

/** Selects all rows that a grid has loaded, once there are any. */
export async function selectAllRows(): Promise<void> {
  const tick = await screen.findByRole('checkbox', { name: 'Select all rows shown so far' });
  await waitFor(() => expect(tick).not.toHaveAttribute('aria-disabled'));
  await userEvent.click(tick);
}
