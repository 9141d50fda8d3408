import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ExecutionResult } from 'graphql';
import { PublicLayout } from '../../../app/chrome/public-layout';
import { renderRoutes } from '../../../testing/render';
import { suggested } from '../../../testing/suggested';

const page = [
  {
    Component: PublicLayout,
    children: [
      ...['searchResults/business/:id', 'searchResults/service/:service', '*'].map((path) => ({
        path,
        element: <h1>Page</h1>,
      })),
      ...['about', 'searchResults/service/slow'].map((path) => ({
        path,
        element: <h1>Slow</h1>,
        loader: () => new Promise((done) => setTimeout(done, 400, null)),
      })),
    ],
  },
];

const services: Record<string, string[]> = { pl: ['Plumbing', 'Plastering'] };
const execute = ({ variables }: { variables: Record<string, unknown> }): ExecutionResult => ({
  data: { searchBoxSuggestions: suggested({ services: services[String(variables.text)] ?? [] }) },
});

const name = 'Search products & services';
const box = () => screen.getAllByRole('combobox', { name })[0] as HTMLElement;
const at = (path: string) => renderRoutes(page, { path, execute });
const pause = () => act(() => new Promise((done) => setTimeout(done, 250)));

describe('typing on the results screen', () => {
  it('adds one history entry, with or without Enter A137', async () => {
    const { router } = at('/searchResults/Auckland');
    const path = () => router.state.location.pathname;
    await userEvent.type(box(), 'gas');
    await waitFor(() => expect(path()).toBe('/searchResults/service/gas'));
    await userEvent.type(box(), ' fire');
    await waitFor(() => expect(path()).toBe('/searchResults/service/gas%20fire'));
    await userEvent.keyboard('{Enter}');
    await act(() => router.navigate(-1));
    await waitFor(() => expect(path()).toBe('/searchResults/Auckland'));
    expect(box()).toHaveValue('');
    await act(() => router.navigate(1));
    await waitFor(() => expect(box()).toHaveValue('gas fire'));
  });

  it('follows the address again after an unchanged search R016', async () => {
    const { router } = at('/searchResults/service/gas');
    await userEvent.type(box(), ' ');
    await pause();
    expect(router.state.location.pathname).toBe('/searchResults/service/gas');
    await act(() => router.navigate('/searchResults/service/Plumbing'));
    expect(box()).toHaveValue('Plumbing');
  });

  it('searches for the last text even while the previous search is loading A137', async () => {
    const { router } = at('/searchResults');
    await userEvent.type(box(), 'slow');
    await waitFor(() =>
      expect(router.state.navigation.location?.pathname).toBe('/searchResults/service/slow'),
    );
    await userEvent.clear(box());
    await pause();
    await waitFor(() => expect(router.state.navigation.state).toBe('idle'));
    expect(router.state.location.pathname).toBe('/searchResults');
    expect(box()).toHaveValue('');
  });

  it('does not navigate back after the user has left', async () => {
    const { router } = at('/searchResults');
    await userEvent.type(box(), 'gas');
    await act(() => router.navigate('/searchResults/business/5'));
    await pause();
    expect(router.state.location.pathname).toBe('/searchResults/business/5');
  });

  it('does not delay a link that the user follows at once', async () => {
    const { router } = at('/searchResults');
    await userEvent.type(box(), 'gas');
    await userEvent.click(
      screen.getAllByRole('link', { name: 'Impact Areas', hidden: true })[0] as HTMLElement,
    );
    await screen.findByRole('heading', { name: 'Slow' });
    expect(router.state.location.pathname).toBe('/about');
    await waitFor(() => expect(box()).toHaveValue(''));
  });

  it('keeps the box of a small screen open, and Escape closes it without searching', async () => {
    const { router } = at('/searchResults');
    const opener = screen.getByRole('button', { name });
    await userEvent.click(opener);
    await userEvent.type(screen.getAllByRole('combobox', { name })[1] as HTMLElement, 'gas');
    await waitFor(() => expect(router.state.location.pathname).toBe('/searchResults/service/gas'));
    expect(screen.getAllByRole('combobox', { name })).toHaveLength(2);
    expect(opener).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{Escape}');
    expect(opener).toHaveFocus();
    expect(opener).toHaveAttribute('aria-expanded', 'false');
    await pause();
    expect(router.state.location.pathname).toBe('/searchResults/service/gas');
  });
});

it('on a profile within a search only Enter searches A137', async () => {
  const { router } = at('/searchResults/business/5');
  await userEvent.type(box(), 'gas');
  await pause();
  expect(router.state.location.pathname).toBe('/searchResults/business/5');
  await userEvent.keyboard('{Enter}');
  expect(router.state.location.pathname).toBe('/searchResults/service/gas');
});

it('arrow down opens the closed list at its first service R014', async () => {
  const { router } = at('/contact');
  await userEvent.type(box(), 'pl');
  await screen.findAllByRole('option');
  await userEvent.keyboard('{Escape}{ArrowDown}');
  expect(await screen.findByRole('option', { selected: true })).toHaveTextContent('Plumbing');
  expect(box()).toHaveAttribute('aria-activedescendant', screen.getByRole('option', { selected: true }).id);
  await userEvent.keyboard('{Enter}');
  expect(router.state.location.pathname).toBe('/searchResults/service/Plumbing');
});

it('filters the shown services by the text while the next ones load R014', async () => {
  const { router } = renderRoutes(page, {
    path: '/contact',
    execute: (operation) =>
      operation.variables.text === 'pl' ? execute(operation) : new Promise(() => undefined),
  });
  await userEvent.type(box(), 'pl');
  expect(await screen.findAllByRole('option')).toHaveLength(2);
  await userEvent.type(box(), 'as');
  expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual(['Plastering']);
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(router.state.location.pathname).toBe('/searchResults/service/Plastering');
});

it('limits the text to the length that the search accepts', () => {
  at('/');
  expect(box()).toHaveAttribute('maxlength', '100');
});
