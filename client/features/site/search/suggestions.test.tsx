import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ExecutionResult } from 'graphql';
import { renderRoutes } from '../../../testing/render';
import { suggested } from '../../../testing/suggested';
import { SearchBox } from './search-box';

const page = [
  {
    element: <SearchBox size="page" />,
    children: ['searchResults/service/:service', '*'].map((path) => ({ path, element: null })),
  },
];

const answers: Record<string, ReturnType<typeof suggested>> = {
  ma: suggested({
    services: ['Massage'],
    trades: ['Marketer'],
    categories: [
      { name: 'Food & Māori art', categoryId: 3, subCategoryId: null, within: null },
      { name: 'Maps', categoryId: 3, subCategoryId: 7, within: 'Art' },
    ],
    places: [{ name: 'Māngere', region: 'Auckland', district: 'Manukau' }],
    suppliers: [{ id: 5, name: 'Māhina Prints' }],
  }),
  'plumber pon': suggested({
    textBeforePlace: 'plumber',
    places: [{ name: 'Ponsonby', region: 'Auckland', district: 'Central Auckland' }],
  }),
  plumbimg: suggested({ meant: 'plumbing', services: ['Plumbing', 'Plumbing repairs'] }),
};

const execute = ({ variables }: { variables: Record<string, unknown> }): ExecutionResult => ({
  data: { searchBoxSuggestions: answers[String(variables.text)] ?? suggested({ services: ['Accounting'] }) },
});

const box = () => screen.getByRole('combobox');
const show = () => renderRoutes(page, { path: '/contact', execute });
const typeAnew = async (text: string) => {
  await userEvent.clear(box());
  await userEvent.type(box(), text);
};
const optionsOf = (name: string) =>
  within(screen.getByRole('group', { name }))
    .getAllByRole('option')
    .map((option) => option.textContent);
const last = () => JSON.parse(localStorage.getItem('uplift-last-searches') ?? '[]');
const address = ({ router }: ReturnType<typeof show>) =>
  router.state.location.pathname + router.state.location.search;

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

describe('search suggestions', () => {
  it.each([
    ['the middle button', 'auxclick', { button: 1 }],
    ['Ctrl', 'click', { ctrlKey: true }],
    ['Command', 'click', { metaKey: true }],
  ] as const)('open in a new tab by %s, while page and list stay', async (_, press, how) => {
    const open = jest.spyOn(window, 'open').mockReturnValue(null);
    const { router } = renderRoutes(page, { path: '/contact', execute });
    await userEvent.type(box(), 'ma');
    const option = await screen.findByRole('option', { name: 'Māngere, Manukau, Auckland' });
    fireEvent(option, new MouseEvent(press, { bubbles: true, ...how }));
    expect(open.mock.calls).toEqual([['/searchResults/Manukau', '_blank', 'noopener']]);
    expect(router.state.location.pathname).toBe('/contact');
    expect(option).toBeInTheDocument();
  });

  it('ignore the right button', async () => {
    const open = jest.spyOn(window, 'open').mockReturnValue(null);
    const { router } = renderRoutes(page, { path: '/contact', execute });
    await userEvent.type(box(), 'ma');
    const option = await screen.findByRole('option', { name: 'Massage' });
    for (const ctrlKey of [false, true])
      fireEvent(option, new MouseEvent('auxclick', { bubbles: true, button: 2, ctrlKey }));
    expect(open).not.toHaveBeenCalled();
    expect(router.state.location.pathname).toBe('/contact');
  });

  it('appear in groups with the typed text highlighted regardless of macrons R014', async () => {
    show();
    await userEvent.type(box(), 'ma');
    await screen.findByRole('listbox', { name: 'Suggestions' });
    expect(screen.getAllByRole('group').map((group) => group.querySelector('div')?.textContent)).toEqual([
      'Services',
      'Trades',
      'Categories',
      'Places',
      'Suppliers',
    ]);
    expect(optionsOf('Categories')).toEqual(['Food & Māori art', 'Maps Art']);
    expect(optionsOf('Places')).toEqual(['Māngere Manukau, Auckland']);
    const typed = screen.getAllByRole('option').map((option) => option.querySelector('b')?.textContent);
    expect(typed).toEqual(['Ma', 'Ma', 'Mā', 'Ma', 'Mā', 'Mā']);
    expect(screen.getByRole('status')).toHaveTextContent('6 suggestions');
  });

  it.each([
    [1, '/searchResults/service/Massage'],
    [2, '/searchResults/service/Marketer'],
    [3, '/searchResults/category/3'],
    [4, '/searchResults/category/3?subCategory=7'],
    [5, '/searchResults/Manukau'],
    [6, '/business/5'],
  ])('arrow keys move through all groups: number %d opens %s R014', async (nth, to) => {
    const shown = show();
    await userEvent.type(box(), 'ma');
    await screen.findByRole('listbox');
    await userEvent.keyboard(`{ArrowDown>${nth}/}`);
    const active = screen.getByRole('option', { selected: true });
    expect(box()).toHaveAttribute('aria-activedescendant', active.id);
    await userEvent.keyboard('{Enter}');
    expect(address(shown)).toBe(to);
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  });

  it('wrap from the last one to the typed text, and a click chooses like Enter', async () => {
    const shown = show();
    await userEvent.type(box(), 'ma');
    await screen.findByRole('listbox');
    await userEvent.keyboard('{ArrowUp}');
    expect(screen.getByRole('option', { selected: true })).toHaveTextContent('Māhina Prints');
    await userEvent.keyboard('{ArrowDown}');
    expect(screen.queryByRole('option', { selected: true })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('option', { name: /Māngere/ }));
    expect(address(shown)).toBe('/searchResults/Manukau');
  });

  it('suggest a place after the search text and the correction of a typo', async () => {
    const shown = show();
    await userEvent.type(box(), 'plumbimg');
    await screen.findByRole('group', { name: 'Did you mean' });
    expect(optionsOf('Did you mean')).toEqual(['Plumbing']);
    expect(optionsOf('Services')).toEqual(['Plumbing repairs']);
    await typeAnew('plumber pon');
    await userEvent.click(await screen.findByRole('option', { name: /plumber in Ponsonby/ }));
    expect(address(shown)).toBe('/searchResults/service/plumber/Central%20Auckland');
    expect(last()).toEqual(['plumber in Ponsonby']);
  });
});

describe('recent searches of the browser', () => {
  it('list the last five searches that were run or chosen, without duplicates', async () => {
    show();
    for (const text of ['one', 'two', 'three', 'four', 'five', 'FOUR', '  '])
      await typeAnew(`${text}{Enter}`);
    await typeAnew('ma');
    await userEvent.click(await screen.findByRole('option', { name: 'Massage' }));
    await typeAnew('only typed');
    expect(last()).toEqual(['Massage', 'FOUR', 'five', 'three', 'two']);
  });

  it('appear in the empty box, and the keyboard clears them', async () => {
    localStorage.setItem('uplift-last-searches', JSON.stringify(['blocked drain', 'Catering', 7]));
    const shown = show();
    await userEvent.click(box());
    await screen.findByRole('group', { name: 'Your recent searches' });
    expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual([
      'blocked drain',
      'Catering',
    ]);
    await userEvent.tab();
    expect(screen.getByRole('button', { name: 'Clear your recent searches' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    expect(box()).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    expect(address(shown)).toBe('/searchResults/service/Catering');

    await userEvent.clear(box());
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    expect(last()).toEqual([]);
    expect(box()).toHaveFocus();
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  });

  it('are empty without storage, and the box still works', async () => {
    const closed = () => {
      throw new DOMException('closed', 'SecurityError');
    };
    const get = jest.spyOn(Storage.prototype, 'getItem').mockImplementation(closed);
    const set = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(closed);
    const shown = show();
    await userEvent.click(box());
    expect(await screen.findByRole('option')).toHaveTextContent('Accounting');
    await userEvent.type(box(), 'gas{Enter}');
    expect(address(shown)).toBe('/searchResults/service/gas');
    get.mockRestore();
    set.mockRestore();
  });
});
