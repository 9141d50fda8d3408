import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ComponentType, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, useLocation } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { loadAllLazyModules } from '../lib/lazy-module';
import { PART_USED } from '../lib/pending-hydration';
import { hydrateOnInteraction } from './hydrate-on-interaction';

type Props = { name: string };
const Fields = ({ name }: Props) => (
  <form>
    <p>For {name}</p>
    <input aria-label="Message" />
  </form>
);

let rename = (_name: string) => {};
let arrive = () => {};
// The next test waits for all code that was ever requested.
afterEach(() => act(async () => arrive()));

/** A page with the part on it, whose properties and address change. */
function Page({ Part }: { Part: ComponentType<Props> }) {
  const { search } = useLocation();
  const [name, setName] = useState('Ana');
  rename = setName;
  return (
    <>
      <h1>Page {search}</h1>
      <Part name={name} />
    </>
  );
}

const routerOf = (Part: ComponentType<Props>) =>
  createMemoryRouter([{ path: '*', element: <Page Part={Part} /> }]);

/** Renders the page as it came from the server, hydrated except for the part, whose code loads with `arrive`. */
async function cameFromServer() {
  const onServer = hydrateOnInteraction(async () => ({ default: Fields }));
  await loadAllLazyModules();
  const arrived = new Promise<{ default: typeof Fields }>((resolve) => {
    arrive = () => resolve({ default: Fields });
  });
  const fetchCode = jest.fn(() => arrived);
  const Part = hydrateOnInteraction(fetchCode);
  const root = document.createElement('div');
  document.body.replaceChildren(root);
  root.innerHTML = renderToString(<RouterProvider router={routerOf(onServer)} />);
  const router = routerOf(Part);
  const validationErrors: unknown[] = [];
  await act(async () => {
    hydrateRoot(root, <RouterProvider router={router} />, {
      onRecoverableError: (error) => validationErrors.push(error),
    });
  });
  const field = screen.getByLabelText('Message');
  return { router, field, fetchCode, validationErrors };
}

describe('server-rendered part that hydrates on interaction', () => {
  it('allows navigation to another address without loading its code', async () => {
    const { router, field, fetchCode, validationErrors } = await cameFromServer();
    await act(() => router.navigate('?page=2'));
    expect(screen.getByRole('heading')).toHaveTextContent('Page ?page=2');
    expect(screen.getByLabelText('Message')).toBe(field);
    expect(fetchCode).not.toHaveBeenCalled();
    expect(validationErrors).toEqual([]);
  });

  it('keeps its server-rendered content on new properties, and applies them after its code loads', async () => {
    const { field, validationErrors } = await cameFromServer();
    await userEvent.type(field, 'Kia ora');
    await act(async () => rename('Mere'));
    expect(screen.getByLabelText('Message')).toBe(field);
    expect(screen.getByText('For Ana')).toBeVisible();
    await act(async () => field.parentElement?.parentElement?.dispatchEvent(new Event(PART_USED)));
    await act(async () => arrive());
    expect(await screen.findByText('For Mere')).toBeVisible();
    expect(screen.getByLabelText('Message')).toBe(field);
    expect(field).toHaveValue('Kia ora');
    expect(validationErrors).toEqual([]);
  });
});
