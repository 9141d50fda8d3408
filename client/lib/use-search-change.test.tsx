import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { useSearchChange } from './use-search-change';

/** Two parts of one screen that each keep something in its address. */
function Part({ name }: { name: string }) {
  const change = useSearchChange();
  return (
    <button type="button" onClick={() => change((next) => next.set(name, 'chosen'))}>
      {name}
    </button>
  );
}

it('two parts of a screen can change the address before the router navigates', async () => {
  let arrive = () => undefined as unknown;
  const router = createMemoryRouter([
    {
      path: '/',
      // Every navigation waits for this, as for an answer of the server.
      loader: () => new Promise((resolve) => (arrive = () => resolve(null))),
      element: ['tab', 'year'].map((name) => <Part key={name} name={name} />),
    },
  ]);
  render(<RouterProvider router={router} />);
  await act(async () => arrive());
  await act(async () => screen.getByText('tab').click());
  await act(async () => screen.getByText('year').click());
  await act(async () => arrive());
  expect(router.state.location.search).toBe('?tab=chosen&year=chosen');
});
