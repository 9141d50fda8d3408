import { screen } from '@testing-library/react';
import { fakeServer } from '../../testing/enquiry-fixtures';
import { renderElement } from '../../testing/render';
import { Component as Notifications } from './notifications';

const notification = {
  __typename: 'Notification',
  id: 'a1',
  kind: 'CHANGE',
  at: '2026-11-05T01:07:00Z',
  unread: false,
  action: 'supplier.changed',
  actor: { __typename: 'TimelineActor', kind: 'PERSON', name: 'Hana Roof' },
  recordType: 'SUPPLIER',
  recordId: 5,
  mailId: null,
  title: 'Kōwhai Plumbing',
  detail: null,
  fields: ['whoAreWe', 'postalAsAbove'],
};

it('names changed fields like forms and timelines P074', async () => {
  const notifications = { __typename: 'Notifications', unreadCount: 0, nodes: [notification] };
  const server = fakeServer({ Notifications: { data: { notifications } } });
  renderElement(<Notifications />, { execute: server.execute });
  expect(
    await screen.findByText('Who are we, Postal address is the same as the street address'),
  ).toBeInTheDocument();
});
