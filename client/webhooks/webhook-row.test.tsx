import { screen } from '@testing-library/react';
import { renderElement } from '../testing/render';
import type { Webhook } from './webhook';
import { WebhookRow } from './webhook-row';

const webhook: Webhook = {
  id: 1,
  version: 2,
  name: 'Accounting',
  url: 'https://hooks.example.nz/in',
  eventTypes: ['ENQUIRY_CREATED'],
  pausedAt: '2026-11-30T01:00:00Z',
  pauseReason: 'ACCESS_ENDED',
  lastDeliveredAt: null,
  formerSecretUntil: null,
};

it.each([
  [true, /^Paused because your password was reset or your account was deactivated\./],
  [false, /^Paused because the password of this user was reset or the account was deactivated\./],
])('a webhook that a password reset paused says so (own: %s)', (own, reason) => {
  renderElement(<WebhookRow webhook={webhook} own={own} />);
  expect(screen.getByText('Paused')).toBeTruthy();
  expect(screen.getByText(reason)).toBeTruthy();
});
