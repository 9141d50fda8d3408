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
  ['error', 10_000],
])('R329 a %s notice stays %p ms', (kind, duration) => {
  notify({ kind, title: 'x' });
  jest.advanceTimersByTime(duration - 1);
  expect(currentNotices()).toHaveLength(1);
  jest.advanceTimersByTime(1);
  expect(currentNotices()).toHaveLength(0);
});

it('R330 R331 saves and creations use the literal wording', () => {
  notifySaved('Good Cause');
  notifyCreated('Impact Buyer');
  expect(currentNotices()).toMatchObject([
    { title: 'Save Successful', description: 'Good Cause has successfully been saved' },
    { title: 'Creation Successful', description: 'Impact Buyer has successfully been created' },
  ]);
});

it('a notice can be dismissed before its time', () => {
  const id = notify({ kind: 'saved', title: 'x' });
  dismissNotice(id);
  expect(currentNotices()).toHaveLength(0);
});
