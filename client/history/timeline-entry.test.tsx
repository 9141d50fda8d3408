import { screen } from '@testing-library/react';
import { renderElement } from '../testing/render';
import { TimelineItem } from './timeline-entry';

const mail = {
  __typename: 'TimelineMail',
  id: '12',
  kind: 'sales-enquiry.to-supplier',
  subject: 'An enquiry',
  toAddress: 'hemi@kowhai.example',
  error: '550 5.1.1 Unknown.',
  sentAt: '2026-11-05T01:08:00Z',
} as const;
const entry = {
  __typename: 'TimelineEntry',
  id: 'm12',
  at: '2026-11-05T01:07:00Z',
  action: null,
  actor: null,
  changes: [],
  jobs: [],
  version: null,
  canUndo: false,
} as const;
const words = { recordLabel: 'enquiry', labels: {} };

it.each([
  ['FAILED', 'Failed'],
  ['BOUNCED', 'Bounced'],
] as const)('shows the reason for an email that is %s', (status, label) => {
  renderElement(
    <TimelineItem
      words={words}
      entry={{ ...entry, changes: [], jobs: [], mail: { ...mail, status } }}
      onUndo={() => undefined}
      undoing={false}
    />,
  );
  expect(screen.getByText(label)).toBeInTheDocument();
  expect(screen.getByText('550 5.1.1 Unknown.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'An enquiry' })).toHaveAttribute('href', '/admin/mailbox/12');
});
