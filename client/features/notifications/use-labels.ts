import { useEffect, useState } from 'react';
import { type Notification, toldFields } from './notification-words';

/** What the screen of a type of record calls its fields. */
export type LabelsOf = (recordType: string) => Promise<Readonly<Record<string, string>>>;

type Known = Readonly<Record<string, Readonly<Record<string, string>>>>;

/**
 * The labels of the fields that the notifications name, by type of record; null until they are there. Without network
 * the fields are called by their names.
 */
export function useLabels(notes: readonly Notification[] | undefined, labelsOf: LabelsOf): Known | null {
  const [known, setKnown] = useState<Known>({});
  const types = new Set(
    notes?.flatMap((note) => (toldFields(note).length > 0 ? (note.recordType ?? []) : [])),
  );
  const missing = [...types].filter((type) => !Object.hasOwn(known, type)).join(' ');
  useEffect(() => {
    if (!missing) return;
    let wanted = true;
    const asked = missing
      .split(' ')
      .map(async (type) => [type, await labelsOf(type).catch(() => ({}))] as const);
    void Promise.all(asked).then((found) => {
      if (wanted) setKnown((before) => ({ ...before, ...Object.fromEntries(found) }));
    });
    return () => {
      wanted = false;
    };
  }, [missing, labelsOf]);
  return missing ? null : known;
}
