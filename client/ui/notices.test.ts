import { notifyCreated, notifySaved } from '../editing/saved-notices';
import { currentNotices, dismissNotice, type NoticeKind, notify } from './notices';

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.runAllTimers();
  jest.useRealTimers();
});

it.each<[NoticeKind, number]>([
  ['saved', 3000],
  ['created', 3000],
  ['deleted', 3000],
  ['copied', 2000],
  ['emailed', 2000],
  ['lead-error', 2000],
  ['success', 3000],
  ['info', 3000],
  ['warning', 3000],
  ['error', 3000],
])('a %s notice shows for %p ms R329', (kind, duration) => {
  notify({ kind, title: 'x' });
  jest.advanceTimersByTime(duration - 1);
  expect(currentNotices()).toHaveLength(1);
  jest.advanceTimersByTime(1);
  expect(currentNotices()).toHaveLength(0);
});

it.each<NoticeKind>(['saved', 'warning', 'lead-error'])(
  'a %s notice with a button shows for 10,000 ms R329',
  (kind) => {
    notify({ kind, title: 'x', act: () => null });
    jest.advanceTimersByTime(9999);
    expect(currentNotices()).toHaveLength(1);
    jest.advanceTimersByTime(1);
    expect(currentNotices()).toHaveLength(0);
  },
);

it('saves and creations use the literal wording R330 R331', () => {
  notifySaved('Good Cause');
  notifyCreated('Impact Buyer');
  expect(currentNotices()).toMatchObject([
    { title: 'Save Successful', description: 'Good Cause has successfully been saved' },
    { title: 'Creation Successful', description: 'Impact Buyer has successfully been created' },
  ]);
});

it('saved and added leads use the literal wording R336', () => {
  notifySaved('Lead');
  notifyCreated('Lead');
  expect(currentNotices()).toMatchObject([
    { title: 'Successfully Saved', description: 'Lead has successfully been saved' },
    { title: 'Successfully Saved', description: 'Lead has successfully been created' },
  ]);
});

it('a notice can be dismissed before its time', () => {
  const id = notify({ kind: 'saved', title: 'x' });
  dismissNotice(id);
  expect(currentNotices()).toHaveLength(0);
});
