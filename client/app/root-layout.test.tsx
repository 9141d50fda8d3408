import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link } from 'react-router';
import { noticeAction } from '../editing/notice-action';
import { freshPage, keepFocus } from '../lib/navigation-state';
import { renderRoutes } from '../testing/render';
import { notify } from '../ui/notices';
import { PagesNav } from '../ui/pages-nav';
import { MainContent } from './chrome/main-content';
import { RootLayout } from './root-layout';

const site = [
  {
    Component: RootLayout,
    children: [
      {
        path: '*',
        element: (
          <MainContent>
            <Link to="/other">Elsewhere</Link>
            <Link to="/other" state={keepFocus}>
              Stay
            </Link>
            <Link to="?sort=name">Sorted</Link>
            <PagesNav page={2} last={3} to={(page) => `?page=${page}`} />
          </MainContent>
        ),
      },
    ],
  },
];

it.each([
  ['another page', 'Elsewhere', true],
  ['the next page of a list', 'Next', true],
  ['what a picker has changed', 'Stay', false],
  ['another order of the same', 'Sorted', false],
])('after a navigation to %s the focus moves to the content: %s, %s', async (_, name, moves) => {
  const { router } = renderRoutes(site, { path: '/list' });
  const before = router.state.location.key;
  await userEvent.click(screen.getByRole('link', { name }));
  await waitFor(() => expect(router.state.location.key).not.toBe(before));
  await waitFor(() => expect(document.activeElement?.id === 'content').toBe(moves));
});

it('a dialog that opens while a page loads keeps the focus', async () => {
  const { router } = renderRoutes(site, { path: '/list' });
  const dialog = document.createElement('div');
  dialog.innerHTML = '<div role="dialog" data-state="open"><input></div>';
  document.body.append(dialog);
  dialog.querySelector('input')?.focus();
  await act(() => router.navigate('/other'));
  expect(document.activeElement).toBe(dialog.querySelector('input'));
  dialog.firstElementChild?.setAttribute('data-state', 'closed');
  await act(() => router.navigate('/list'));
  expect(document.activeElement?.id).toBe('content');
  dialog.remove();
});

it.each([
  ['a link', 'Elsewhere'],
  ['nothing', null],
])(
  'with the focus on %s, the Undo button keeps the focus when a page arrives, and after Undo the page takes it',
  async (_, focused) => {
    const { router } = renderRoutes(site, { path: '/list' });
    const undone = jest.fn();
    if (focused) screen.getByRole('link', { name: focused }).focus();
    act(() => void notify({ kind: 'saved', title: 'Saved', act: noticeAction('Undo', undone) }));
    await userEvent.keyboard('{F8}');
    await act(() => router.navigate('/other'));
    expect(document.activeElement).toBe(screen.getByRole('button', { name: /^Undo/ }));
    screen.getByRole('link', { name: 'Elsewhere' }).remove();
    await userEvent.keyboard('{Enter}');
    expect(undone).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(document.activeElement?.id).toBe('content'));
  },
);

it('marks the link to another page of a list as a fresh page', async () => {
  const { router } = renderRoutes(site, { path: '/list' });
  await userEvent.click(screen.getByRole('link', { name: 'Previous' }));
  await waitFor(() => expect(router.state.location.search).toBe('?page=1'));
  expect(router.state.location.state).toEqual(freshPage);
});
