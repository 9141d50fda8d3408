import type { Fields } from '../editing/field-table';
import type { TimelineActorKind } from '../graphql/schema.generated';
import { formatDateTime, formatDay } from '../lib/dates';
import { formatMoney } from '../lib/format';
import { PRODUCT_NAME } from '../lib/product';
import type { Timeline_EntryFragment } from './history.generated';

export type TimelineEntry = Omit<Timeline_EntryFragment, ' $fragmentName'>;
type Change = TimelineEntry['changes'][number];

/** Labels for the timeline of a record type, as on its screens. */
export type HistoryLabels = {
  /** The name of the record type, such as `supplier`. */
  recordLabel: string;
  labels: Readonly<Record<string, string>>;
  /** Fields that hold dollars. */
  money?: readonly string[];
  /** Labels of values that differ on the screen, by field. */
  said?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Labels of further operations, by their names without the record type. */
  actions?: Readonly<Record<string, string>>;
};

/** Returns the labels of a form's fields. */
export const labelsOf = (fields: Fields<never>): Record<string, string> =>
  Object.fromEntries(Object.entries(fields).map(([name, { label }]) => [name, label]));

/** Writes `physicalCity` as `Physical city`. */
const spaced = (name: string) => {
  const words = name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/[-.]/g, ' ')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** The prefix of the field name of a changed external id. The code of the system follows. */
const EXTERNAL_REF = 'externalRef.';

/** Returns the label of a field on its screen. */
export const labelOf = ({ labels }: Pick<HistoryLabels, 'labels'>, { field }: Pick<Change, 'field'>) =>
  labels[field] ??
  (field.startsWith(EXTERNAL_REF) ? `Id in ${field.slice(EXTERNAL_REF.length)}` : spaced(field));

/** Returns a value as its screen shows it; empty for null. */
export function formatValue(words: HistoryLabels, { field, kind }: Change, value: string | null): string {
  if (value === null) return '';
  const said = words.said?.[field]?.[value];
  if (said) return said;
  if (words.money?.includes(field)) return formatMoney(Number(value));
  if (kind === 'FLAG') return value === 'true' ? 'Yes' : 'No';
  if (kind === 'DAY') return formatDay(value) || value;
  if (kind === 'INSTANT') return formatDateTime(value) || value;
  return value;
}

const ACTORS: Record<Exclude<TimelineActorKind, 'PERSON'>, string> = {
  YOU: 'You',
  STAFF: `The ${PRODUCT_NAME} team`,
  OTHER: 'Someone else',
  FORMER: 'Former user',
  WEBSITE: 'The website',
  LINK: 'A link sent by email',
  SYSTEM: PRODUCT_NAME,
  COMMAND: 'A command on the server',
};

/** Returns the name of the actor, as far as the user may see it. */
export const formatActor = (actor: { kind: TimelineActorKind; name: string | null } | null): string =>
  !actor ? PRODUCT_NAME : actor.kind === 'PERSON' ? (actor.name ?? 'Someone') : ACTORS[actor.kind];

const ACTIONS: Readonly<Record<string, string>> = {
  changed: 'changed',
  undone: 'undid a change to',
  deleted: 'deleted',
  restored: 'restored from the trash',
  created: 'added',
};

/** Texts for operations of several record types that one verb cannot describe. */
const SENTENCES: Readonly<Record<string, string>> = {
  'external-ref-changed': 'changed its id in another system',
  'link-key-rotated': 'made a new link',
};

/** Returns the operation as text, such as `changed this supplier`. */
export function formatAction(words: HistoryLabels, { action }: Pick<TimelineEntry, 'action'>): string {
  const [, name = ''] = /\.(.+)$/.exec(action ?? '') ?? [];
  const own = words.actions?.[name] ?? SENTENCES[name];
  if (own) return own;
  const usual = ACTIONS[name];
  if (name === 'restored') return `restored this ${words.recordLabel} from the trash`;
  return usual ? `${usual} this ${words.recordLabel}` : spaced(name).toLowerCase();
}

const JOB_STATES = { WAITING: 'is waiting', STARTED: 'has been started', PARKED: 'was set aside' };

/** Returns the name and state of a background job that followed. */
export const formatJob = ({ job, state }: TimelineEntry['jobs'][number]) =>
  `${spaced(job)} ${JOB_STATES[state]}`;
