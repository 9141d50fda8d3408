import { DAY } from '../calendar.js';
import {
  ADMIN_USER_ID,
  KOWHAI_PLUMBING_ID,
  POHUTUKAWA_SCHOOL_ID,
  STAFF_USER_ID,
  YOUTH_TRUST_ID,
} from '../demo-records.js';
import { Random } from '../random.js';
import { Json, type Row } from '../row.js';
import { mobile, privateEmail } from '../texts/people.js';

interface Message {
  readonly kind: string;
  readonly days: number;
  readonly fullName: string;
  readonly organisation?: string;
  readonly website?: string;
  readonly message: string;
  readonly state?: 'In hand' | 'Done';
  readonly notes?: string;
  /**
   * The type of an issue that Kōwhai Plumbing reported about its latest enquiry. Absent for other messages.
   */
  readonly issue?: string;
}

/** Messages of visitors and of a supplier, the oldest first. */
const MESSAGES: readonly Message[] = [
  {
    kind: 'General',
    days: 41,
    fullName: 'Ngaire Walker',
    message:
      'Kia ora, how is it decided which cause gets the contribution when I have not chosen one? My book club would like to know.',
    state: 'Done',
    notes: 'Answered by mail, with the link to How it works.',
  },
  {
    kind: 'Supplier join',
    days: 33,
    fullName: 'Tama Horomona',
    organisation: 'Horomona Joinery',
    website: 'https://www.horomonajoinery.example',
    message: 'We make kitchens and stairs in Ōamaru, seven of us. Schools near here keep sending us to you.',
    state: 'Done',
    notes: 'Listed since the first of the month.',
  },
  {
    kind: 'Impact Box',
    days: 19,
    fullName: 'Bronwyn Hughes',
    message: 'Could the morning tea box come without nuts? We are forty people, on a Friday.',
    state: 'Done',
  },
  {
    kind: 'Impact buyer join',
    days: 12,
    fullName: 'Sefina Leavasa',
    organisation: 'Waitaki Valley School',
    website: 'https://www.waitakivalley.example',
    message: 'Our board wants what we spend on the grounds and on printing to count for a cause of our own.',
    state: 'In hand',
    notes: 'Daniel rings the principal on Tuesday.',
  },
  {
    kind: 'Good cause join',
    days: 8,
    fullName: 'Rangi Tipene',
    organisation: 'Ōtaki Waka Ama for Youth',
    message:
      'Thirty young people paddle with us each week. We are a registered charity, the number is on our site.',
    state: 'In hand',
  },
  {
    kind: 'General',
    days: 4.2,
    fullName: 'Colin Baxter',
    message:
      'The map showed two arborists in Nelson, but neither answers on a Saturday. Is there one for emergencies?',
  },
  {
    kind: 'Supplier join',
    days: 2.1,
    fullName: 'Anjali Prasad',
    organisation: 'Prasad & Daughters Catering',
    website: 'https://www.prasadcatering.example',
    message: '',
  },
  {
    kind: 'Reported issue',
    days: 1.1,
    fullName: 'Hēmi Parata',
    organisation: 'Kōwhai Plumbing',
    issue: 'Wrong customer',
    message:
      'They asked for somebody to paint a fence. I have told them that we only do pipes; please pass it on.',
  },
  {
    kind: 'General',
    days: 0.4,
    fullName: 'Hinemoa Ruatapu',
    message:
      'Just to say thank you. The plumber came within the hour, and I had no idea that the scouts got something out of it.\n\nNgā mihi nui',
  },
];

const at = (now: number, days: number) => new Date(now - days * DAY);

/** Yields a few messages from the forms of the site and from its suppliers: done, in hand and new (A162). */
export function* contactMessageRows(now: number, enquiryId: number | null): Generator<Row> {
  for (const [
    index,
    { kind, days, fullName, organisation, website, message, state, notes, issue },
  ] of MESSAGES.entries()) {
    const random = new Random(`message ${index}`);
    yield {
      id: index + 1,
      created_at: at(now, days),
      kind,
      full_name: fullName,
      organisation: organisation ?? null,
      email: issue ? 'supplier@demo.example' : privateEmail(random, fullName),
      mobile: !issue && random.chance(0.6) ? mobile(random) : null,
      website: website ?? null,
      message: message || null,
      issue: issue ?? null,
      sales_enquiry_id: issue ? enquiryId : null,
      reported_by_supplier_id: issue ? KOWHAI_PLUMBING_ID : null,
      state: state ?? 'New',
      admin_notes: notes ?? null,
      updated_at: at(now, state ? days - 1 : days),
    };
  }
}

type Happened = readonly [
  days: number,
  actor: number | 'visitor',
  action: string,
  subject: string,
  id: number,
  changes?: Readonly<Record<string, readonly [unknown, unknown]>>,
];

const HEMI = 3;
const MERE = 4;

/** Recent changes to records other than enquiries, which staff and owners get as notifications (P074). */
const HAPPENED: readonly Happened[] = [
  [
    26,
    STAFF_USER_ID,
    'good-cause.changed',
    'good-cause',
    YOUTH_TRUST_ID,
    { website: [null, 'https://www.youthtrust.example'] },
  ],
  [17, STAFF_USER_ID, 'supplier.changed', 'supplier', 7, { signUpMonth: ['September', 'October'] }],
  [11, ADMIN_USER_ID, 'supplier.changed', 'supplier', KOWHAI_PLUMBING_ID, { searchWeight: [null, 5] }],
  [9, STAFF_USER_ID, 'contact-message.changed', 'contact-message', 4, { state: ['New', 'In hand'] }],
  [5, 'visitor', 'impact-box-order.placed', 'impact-box-order', 18],
  [3, HEMI, 'supplier.changed', 'supplier', KOWHAI_PLUMBING_ID, { searchServices: [[], ['burst pipe']] }],
  [
    1.2,
    MERE,
    'impact-buyer.changed',
    'impact-buyer',
    POHUTUKAWA_SCHOOL_ID,
    { contactTitle: ['Principal', 'Treasurer'] },
  ],
  [
    0.6,
    STAFF_USER_ID,
    'supplier.changed',
    'supplier',
    7,
    { membershipOption: ['Standard listing', 'Standard listing with call tracking'] },
  ],
];

/** Yields the history of messages and of some records. The latest entries are the first notifications. */
export function* newsRows(now: number): Generator<Row> {
  const sent = MESSAGES.map(
    ({ days, issue }, index): Happened =>
      issue
        ? [days, HEMI, 'contact-message.issue-reported', 'contact-message', index + 1]
        : [days, 'visitor', 'contact-message.sent', 'contact-message', index + 1],
  );
  const all = [...HAPPENED, ...sent].sort(([one], [other]) => other - one);
  for (const [days, actor, action, subject_type, subject_id, changes] of all) {
    yield {
      occurred_at: at(now, days),
      actor_kind: actor === 'visitor' ? 'visitor' : 'user',
      actor_id: actor === 'visitor' ? null : actor,
      action,
      subject_type,
      subject_id,
      changes: new Json(changes ?? {}),
    };
  }
}

/** Yields the marks of staff, who have read everything that is older than a few days. */
export function* notificationMarkRows(now: number): Generator<Row> {
  for (const user_id of [ADMIN_USER_ID, STAFF_USER_ID]) yield { user_id, read_at: at(now, 4) };
}
