import type { RecordType } from '../../../graphql/schema.generated';
import { formatAction, formatActor, type HistoryLabels } from '../../../history/history-labels';
import { placeOf } from '../../../navigation/record-places';
import type { AuditEntry_RowFragment } from './audit.generated';
import { furtherSubjects, timelineSubjects } from './audit-subjects';

export type AuditEntry = Omit<AuditEntry_RowFragment, ' $fragmentName'>;
/** The labels of timelines that have loaded, by record type. */
export type KnownLabels = Partial<Record<RecordType, HistoryLabels>>;

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const spaced = (name: string) => name.replaceAll('-', ' ');

/** Returns the label of a type of records within a sentence. */
function recordLabelOf(subjectType: string): string {
  const type = timelineSubjects[subjectType];
  return (
    (type && placeOf(type)?.recordLabel) ?? furtherSubjects[subjectType]?.recordLabel ?? spaced(subjectType)
  );
}

/** Returns the labels of the timeline of a type of records. Fields have technical names until they have loaded. */
export function labelsFor(known: KnownLabels, subjectType: string): HistoryLabels {
  const type = timelineSubjects[subjectType];
  const labels = type ? known[type] : furtherSubjects[subjectType];
  return labels ?? { recordLabel: recordLabelOf(subjectType), labels: {} };
}

/** Returns the types of records as choices of a filter. */
export const subjectChoices = [...Object.keys(timelineSubjects), ...Object.keys(furtherSubjects)]
  .map((value) => ({ value, label: capitalized(recordLabelOf(value)) }))
  .sort((one, other) => one.label.localeCompare(other.label));

/** Returns the user or system behind an action, with the API token that was used. */
export const formatWho = ({ actor, tokenName }: AuditEntry): string =>
  tokenName ? `${formatActor(actor)} (API token ${tokenName})` : formatActor(actor);

/** Returns an action as text, such as `Changed this supplier`. */
export const formatDone = (known: KnownLabels, { action, subjectType }: AuditEntry): string =>
  capitalized(formatAction(labelsFor(known, subjectType), { action }));

/** Returns the name or number of a record, with its type. */
export function formatRecord({ subjectType, recordId, recordName }: AuditEntry): string {
  const label = capitalized(recordLabelOf(subjectType));
  const named = furtherSubjects[subjectType]?.named;
  if (recordName) return `${label}: ${named?.(recordName) ?? recordName}`;
  return recordId === null ? label : `${label} ${recordId}`;
}

/** Returns the address of the screen of a record; null if it has none. */
export function recordHref({ subjectType, recordId }: AuditEntry): string | null {
  const type = timelineSubjects[subjectType];
  if (recordId === null && subjectType !== 'scheduled-job') return null;
  if (type) return placeOf(type)?.href(recordId ?? 0) ?? null;
  return furtherSubjects[subjectType]?.href?.(recordId ?? 0) ?? null;
}
