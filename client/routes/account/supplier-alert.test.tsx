import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeServer } from '../../testing/enquiry-fixtures';
import { renderRoutes } from '../../testing/render';
import { Component as SupplierAlert } from './supplier-alert';

const ROUTES = [{ path: 'supplier-alert', Component: SupplierAlert }];

function open(query: string, language: 'en' | 'mi' = 'en') {
  const server = fakeServer({
    ConfirmSupplierAlert: { data: { confirmSupplierAlert: true } },
    EndSupplierAlert: { data: { endSupplierAlert: true } },
  });
  renderRoutes(ROUTES, { path: `/supplier-alert${query}`, language, execute: server.execute });
  return server;
}

it.each([
  ['confirms', '?token=t1', 'Confirm email address', 'ConfirmSupplierAlert', 'Your alert is on'],
  ['cancels', '?stop=1&token=t1', 'Cancel alert', 'EndSupplierAlert', 'Alert cancelled'],
  ['cancels', '?token=t1&stop', 'Cancel alert', 'EndSupplierAlert', 'Alert cancelled'],
])('a link in the email %s the alert only after a click: %s', async (_, query, label, sent, done) => {
  const server = open(query);
  const button = screen.getByRole('button', { name: label });
  expect(screen.getAllByRole('button')).toHaveLength(1);
  expect(server.calls).toEqual([]);
  await userEvent.click(button);
  expect(await screen.findByRole('heading', { name: done })).toBeInTheDocument();
  expect(server.calls).toEqual([{ operation: sent, variables: { token: 't1' } }]);
});

it.each([
  ['?token=t1', 'Whakaūngia te wāhitau', 'ConfirmSupplierAlert'],
  ['?stop=1&token=t1', 'Whakakorea te tono', 'EndSupplierAlert'],
])('%s works in te reo Māori', async (query, label, sent) => {
  const server = open(query, 'mi');
  await userEvent.click(screen.getByRole('button', { name: label }));
  expect(server.names()).toEqual([sent]);
});

it.each(['', '?stop=1', '?token='])('a link cut to %j has no button', (query) => {
  open(query);
  expect(screen.getByText('This link is incomplete. Open it again from your email.')).toBeInTheDocument();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
