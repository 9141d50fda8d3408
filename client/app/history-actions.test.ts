import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { userHistory } from '../features/accounts/users/user-history';
import { categoryHistory } from '../features/directory/category-records/category-fields';
import { listingHistory } from '../features/directory/featured-listing-records/listing-fields';
import { causeHistory } from '../features/directory/good-cause-records/cause-fields';
import { buyerHistory } from '../features/directory/impact-buyer-records/buyer-fields';
import { synonymHistory } from '../features/directory/search-words/synonym-fields';
import { supplierHistory } from '../features/directory/supplier-records/supplier-history';
import { leadHistory } from '../features/sales/lead-records/lead-history';
import { orderHistory } from '../features/sales/orders/order-fields';
import { enquiryHistory } from '../features/sales/sales-enquiries/enquiry-history';
import { actionHistory } from '../features/staff/action-items/action-fields';
import { messageHistory } from '../features/staff/messages/message-fields';
import { settingsHistory } from '../features/staff/settings/settings-fields';
import { formatAction, type HistoryLabels, type TimelineEntry } from '../history/history-labels';

/** The labels of each timeline, by the first part of its actions. */
const TIMELINES: Readonly<Record<string, HistoryLabels>> = {
  account: userHistory,
  'action-item': actionHistory,
  category: categoryHistory,
  'contact-message': messageHistory,
  'featured-listing': listingHistory,
  'good-cause': causeHistory,
  'impact-box-order': orderHistory,
  'impact-buyer': buyerHistory,
  lead: leadHistory,
  'sales-enquiry': enquiryHistory,
  'search-synonym': synonymHistory,
  settings: settingsHistory,
  supplier: supplierHistory,
  user: userHistory,
};

/** Matches lines that write an activity. `ACCOUNT_ACTIONS` is the file that lists the actions of accounts. */
const WRITES = /\baction\b|saveRecord\(|recordActivity\(/;
const ACCOUNT_ACTIONS = 'notifications.sql.ts';

function writtenActions(): string[] {
  const files = readdirSync('server', { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.endsWith('.ts') && !name.endsWith('.test.ts') && !/(^|\/)testing\//.test(name),
  );
  const lines = files.flatMap((name) =>
    readFileSync(path.join('server', name), 'utf8')
      .split('\n')
      .filter((line) => !line.startsWith('import') && (WRITES.test(line) || name.endsWith(ACCOUNT_ACTIONS))),
  );
  const found = lines.flatMap((line) => line.match(/(?<=')[a-z-]+\.[a-z-]+(?=')|\}\.[a-z-]+(?=`)/g) ?? []);
  return [...new Set(found)].sort();
}

/** Returns true if the timeline shows a text for the action instead of its name. */
const hasText = (words: HistoryLabels, action: string) => {
  const [, name = ''] = action.split('.');
  return formatAction(words, { action } as TimelineEntry) !== name.replaceAll('-', ' ');
};

describe('the timeline', () => {
  const actions = writtenActions();

  it('has a text for every action that the server writes', () => {
    const own = actions.filter((action) => (action.split('.')[0] ?? '') in TIMELINES);
    expect(own.length).toBeGreaterThan(30);
    expect(
      own.filter((action) => !hasText(TIMELINES[action.split('.')[0] ?? ''] as HistoryLabels, action)),
    ).toEqual([]);
  });

  it('has a text in at least one timeline for every action that several record types share', () => {
    const shared = actions.filter((action) => action.startsWith('}'));
    expect(shared).toContain('}.external-ref-changed');
    const histories = Object.values(TIMELINES);
    expect(shared.filter((action) => !histories.some((words) => hasText(words, action)))).toEqual([]);
  });

  it.each([supplierHistory, buyerHistory, causeHistory, enquiryHistory, leadHistory, orderHistory])(
    'says that an id in another system was changed: $recordLabel',
    (words) => {
      const action = 'any.external-ref-changed';
      expect(formatAction(words, { action } as TimelineEntry)).toBe('changed its id in another system');
    },
  );
});
