import { fireEvent, screen } from '@testing-library/react';
import { fakeServer } from '../../testing/enquiry-fixtures';
import { renderElement } from '../../testing/render';
import { userWith } from '../../testing/users';
import { Component as AdminLayout } from './admin-layout';

const answered = (pendingActionCount: number) => ({
  data: { currentUser: { __typename: 'CurrentUser', ...userWith(['ADMIN'], { pendingActionCount }) } },
});

it('shows the red dot for pending actions without a live connection R045', async () => {
  const server = fakeServer({
    CurrentUser: [answered(0), answered(3)],
    MyTasks: { data: { myTasks: [] } },
    UnreadNotifications: {
      data: { notifications: { __typename: 'NotificationConnection', unreadCount: 0 } },
    },
  });
  renderElement(<AdminLayout />, { user: userWith(['ADMIN']), execute: server.execute });
  await screen.findByRole('link', { name: /Action Cent/ });
  expect(screen.queryByRole('img', { name: 'Actions need your attention' })).toBeNull();
  // Simulates the user's return to the page.
  fireEvent(document, new Event('visibilitychange'));
  await screen.findByRole('img', { name: 'Actions need your attention' });
});
