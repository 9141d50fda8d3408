import { useEffect, useState } from 'react';
import { type Notification, notificationFields } from './notification-labels';

/** Returns the field labels of a type of record, as on its screen. */
export type LabelsOf = (recordType: string) => Promise<Readonly<Record<string, string>>>;

type Known = Readonly<Record<string, Readonly<Record<string, string>>>>;

/**
 * Returns the labels of the fields that the notifications name, by type of record; null until they have loaded.
 * Offline, fields keep their technical names.
 */
export function useLabels(notes: readonly Notification[] | undefined, labelsOf: LabelsOf): Known | null {
  const [known, setKnown] = useState<Known>({});
  const types = new Set(
    notes?.flatMap((note) => (notificationFields(note).length > 0 ? (note.recordType ?? []) : [])),
  );
  const missing = [...types].filter((type) => !Object.hasOwn(known, type)).join(' ');
  useEffect(() => {
    if (!missing) return;
    let wanted = true;
    const requests = missing
      .split(' ')
      .map(async (type) => [type, await labelsOf(type).catch(() => ({}))] as const);
    void Promise.all(requests).then((found) => {
      if (wanted) setKnown((before) => ({ ...before, ...Object.fromEntries(found) }));
    });
    return () => {
      wanted = false;
    };
  }, [missing, labelsOf]);
  return missing ? null : known;
}
