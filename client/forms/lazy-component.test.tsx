import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderElement } from '../testing/render';
import { lazyComponent } from './lazy-component';

it('shows that its code failed to load, keeps the form and retries', async () => {
  const load = jest
    .fn<Promise<{ default: () => React.ReactNode }>, []>()
    .mockRejectedValueOnce(new Error('offline'))
    .mockResolvedValue({ default: () => <p>Here it is</p> });
  const Part = lazyComponent(load, <p>Coming</p>);
  renderElement(
    <>
      <input aria-label="Name" />
      <Part />
    </>,
  );
  expect(screen.getByText('Coming')).toBeInTheDocument();
  await userEvent.type(screen.getByRole('textbox'), 'Ana');
  expect(await screen.findByRole('alert')).toHaveTextContent('Couldn’t load');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Here it is')).toBeInTheDocument();
  expect(screen.getByRole('textbox')).toHaveValue('Ana');
});
