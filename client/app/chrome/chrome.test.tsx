import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ExecutionResult } from 'graphql';
import { renderRoutes } from '../../testing/render';
import { suggested } from '../../testing/suggested';
import { userWith } from '../../testing/users';
import { PublicLayout } from './public-layout';

const page = [
  {
    Component: PublicLayout,
    children: ['searchResults/service/:service', '*'].map((path) => ({
      path,
      element: <h1>Page</h1>,
      handle: { title: 'Contact' },
    })),
  },
];

const services: Record<string, string[]> = { pl: ['Plumbing', 'Plastering'] };
const execute = ({ variables }: { variables: Record<string, unknown> }): ExecutionResult => ({
  data: { searchBoxSuggestions: suggested({ services: services[String(variables.text)] ?? [] }) },
});

const accountItems = () =>
  within(screen.getByRole('button', { name: 'Account' }).parentElement as HTMLElement)
    .getAllByText(/^(My Profile|Admin|Logout)$/)
    .map((item) => item.textContent);

beforeEach(() => localStorage.clear());

it('the logo links to Home and sets General mode R034 R018', async () => {
  localStorage.setItem('type', 'Commercial');
  const { router } = renderRoutes(page, { path: '/contact' });
  await userEvent.click(screen.getByRole('link', { name: 'Uplift, home' }));
  expect(router.state.location.pathname).toBe('/');
  expect(localStorage.getItem('type')).toBe('General');
});

it('the mode icons store Commercial and Consumer under the key type R017 R020', async () => {
  renderRoutes(page);
  // Found as hidden: it is hidden below tablet width, and jsdom has no layout.
  const mode = (name: string) => screen.getByRole('button', { name, hidden: true });
  await userEvent.click(mode('Commercial'));
  expect(localStorage.getItem('type')).toBe('Commercial');
  expect(mode('Commercial')).toHaveAttribute('aria-pressed', 'true');
  await userEvent.click(mode('Consumer'));
  expect(localStorage.getItem('type')).toBe('Consumer');
  expect(mode('Commercial')).toHaveAttribute('aria-pressed', 'false');
});

it('the About menu links to the product, Impact Areas, Good Causes and Impact Buyers R034', async () => {
  renderRoutes(page);
  const about = screen.getByRole('button', { name: 'About' });
  await userEvent.click(about);
  const panel = document.getElementById(about.getAttribute('aria-controls') ?? '') as HTMLElement;
  const links = within(panel).getAllByRole('link');
  expect(links.map((link) => `${link.textContent} ${link.getAttribute('href')}`)).toEqual([
    'Uplift /AboutUplift',
    'Impact Areas /about',
    'Good Causes /GoodCauses',
    'Impact Buyers /impactBusiness',
  ]);
  await userEvent.keyboard('{Escape}');
  expect(about).toHaveFocus();
  expect(about).toHaveAttribute('aria-expanded', 'false');
});

it('shows Login in toolbar and footer to signed-out visitors only R035 R039 R316', () => {
  const visitor = renderRoutes(page);
  expect(screen.getAllByRole('link', { name: 'Login' })).toHaveLength(2);
  visitor.unmount();
  renderRoutes(page, { user: userWith([]) });
  expect(screen.queryByRole('link', { name: 'Login' })).toBeNull();
});

it('shows the Admin entry depending on role and status R046 R047', async () => {
  const open = async (user: ReturnType<typeof userWith>) => {
    const view = renderRoutes(page, { user });
    await userEvent.click(screen.getByRole('button', { name: 'Account' }));
    const items = accountItems();
    const admin = screen.queryByRole('link', { name: /^Admin/ });
    const target = admin && `${admin.getAttribute('href')} ${admin.getAttribute('target')}`;
    view.unmount();
    return { items, target };
  };
  expect(await open(userWith(['ADMIN']))).toEqual({
    items: ['My Profile', 'Admin (opens in a new tab)', 'Logout'],
    target: '/admin/actionCenter _blank',
  });
  expect(await open(userWith(['BUSINESS']))).toEqual({
    items: ['My Profile', 'Admin', 'Logout'],
    target: '/admin/dashboard null',
  });
  const gone = userWith(['BUSINESS'], { supplierStatus: 'LEFT_AND_REMOVED' });
  expect(await open(gone)).toEqual({ items: ['My Profile', 'Logout'], target: null });
  expect(await open(userWith([]))).toEqual({ items: ['My Profile', 'Logout'], target: null });
});

it('the banner says that a portion of each sale goes to good causes, unless the route hides it R038', () => {
  const shown = renderRoutes(page);
  expect(screen.getByText('A portion of each sale goes to good causes')).toBeInTheDocument();
  shown.unmount();
  renderRoutes([
    {
      Component: PublicLayout,
      children: [{ path: '*', element: <p />, handle: { title: 'Home', banner: false } }],
    },
  ]);
  expect(screen.queryByText('A portion of each sale goes to good causes')).toBeNull();
});

it('the footer shows the charity statement, the links and the terms R039', () => {
  renderRoutes(page);
  const footer = within(screen.getByRole('contentinfo'));
  expect(footer.getByText(/registered New Zealand charity/)).toBeInTheDocument();
  for (const name of ['Home', 'About', 'Good Causes', 'Suppliers', 'Contact', 'Impact Areas']) {
    expect(footer.getByRole('link', { name })).toBeInTheDocument();
  }
  expect(footer.getByRole('link', { name: 'Facebook (opens in a new tab)' })).toBeInTheDocument();
  expect(footer.getByRole('link', { name: /Terms & privacy/ })).toHaveAttribute(
    'href',
    expect.stringMatching(/\.pdf$/),
  );
});

describe('the search box', () => {
  const box = () => screen.getByRole('combobox', { name: 'Search products & services' });

  it('Enter opens the results for the text and sets General mode R013 R015 R019', async () => {
    localStorage.setItem('type', 'Consumer');
    const { router } = renderRoutes(page, { execute });
    expect(box()).toHaveAttribute('placeholder', 'Search products & services');
    await userEvent.type(box(), 'A/C & heating 50%{Enter}');
    expect(router.state.location.pathname).toBe('/searchResults/service/A%2FC%20%26%20heating%2050%25');
    expect(localStorage.getItem('type')).toBe('General');
  });

  it('an empty search opens all suppliers R012', async () => {
    const { router } = renderRoutes(page, { execute });
    await userEvent.type(box(), '  {Enter}');
    expect(router.state.location.pathname).toBe('/searchResults');
  });

  it('suggests services by prefix, which arrow keys and Enter choose R013 R014', async () => {
    const { router } = renderRoutes(page, { execute });
    await userEvent.type(box(), 'pl');
    const options = await screen.findAllByRole('option');
    expect(options.map((option) => option.textContent)).toEqual(['Plumbing', 'Plastering']);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    expect(screen.getByRole('option', { selected: true })).toHaveTextContent('Plastering');
    await userEvent.keyboard('{Enter}');
    expect(router.state.location.pathname).toBe('/searchResults/service/Plastering');
  });

  it('shows the current search and is cleared on leaving the results R016', async () => {
    const { router } = renderRoutes(page, { path: '/searchResults/service/blocked%20drain', execute });
    expect(box()).toHaveValue('blocked drain');
    await act(() => router.navigate('/contact'));
    await waitFor(() => expect(box()).toHaveValue(''));
  });
});

it('signing out clears the user and opens Home (R309)', async () => {
  const { router, session } = renderRoutes(page, {
    path: '/contact',
    user: userWith(['BUSINESS']),
    execute: () => ({ data: { signOut: true } }),
  });
  await userEvent.click(screen.getByRole('button', { name: 'Account' }));
  await userEvent.click(screen.getByRole('button', { name: 'Logout' }));
  await screen.findAllByRole('link', { name: 'Login' });
  expect(session.current().user).toBeNull();
  expect(router.state.location.pathname).toBe('/');
});
