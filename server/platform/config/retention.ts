/** The default retention periods in days. RETENTION overrides them. */
export const RETENTION_DAYS = {
  activity: 7 * 365,
  'personal-changes': 30,
  trash: 30,
  mails: 7 * 365,
  'mail-bodies': 365,
  clicks: 3 * 365,
  'contact-messages': 3 * 365,
  'done-actions': 365,
  'unclaimed-accounts': 90,
  'unconfirmed-accounts': 365,
  'refresh-tokens': 7,
  'account-links': 7,
  'idempotency-keys': 2,
  'handed-over-jobs': 30,
  'search-misses': 90,
  'unconfirmed-alerts': 7,
  'supplier-alerts': 365,
  'record-changes': 30,
  'webhook-deliveries': 30,
  tasks: 1,
  'rate-limits': 1,
} as const satisfies Record<string, number>;

export type Retained = keyof typeof RETENTION_DAYS;
export type Retention = Readonly<Record<Retained, number>>;

const MAX_DAYS = 100 * 365;
const NAMES = Object.keys(RETENTION_DAYS).join(', ');

const isRetained = (name: string): name is Retained => Object.hasOwn(RETENTION_DAYS, name);

/**
 * Reads RETENTION, such as `clicks=730,mail-bodies=90`. Names that are left out get the default period.
 * @throws Error that describes the fault
 */
export function readRetention(given: string): Retention {
  const days: Record<Retained, number> = { ...RETENTION_DAYS };
  for (const entry of given.split(',').map((part) => part.trim())) {
    if (!entry) continue;
    const [name = '', value = ''] = entry.split('=').map((part) => part.trim());
    if (!isRetained(name)) throw new Error(`'${name}' is none of ${NAMES}`);
    const count = Number(value);
    if (!/^\d+$/.test(value) || count < 1 || count > MAX_DAYS)
      throw new Error(`${name} takes a whole number of days from 1 to ${MAX_DAYS}, not '${value}'`);
    days[name] = count;
  }
  return days;
}
