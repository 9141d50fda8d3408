import { type NoticeAction, notify } from '../ui/notices';

/** Titles of record types whose notices for saving and creating have wording of their own (R336). */
const literalTitles: Readonly<Record<string, string>> = { Lead: 'Successfully Saved' };

/** Shows the notice of a save with the literal wording of R330, R331, R299 and R336; returns its id. */
export const notifySaved = (recordLabel: string, act?: NoticeAction): number =>
  notify({
    kind: 'saved',
    title: literalTitles[recordLabel] ?? 'Save Successful',
    description: `${recordLabel} has successfully been saved`,
    act,
  });

/** Shows the notice of a creation with the literal wording of R330, R331 and R336. */
export function notifyCreated(recordLabel: string, act?: NoticeAction): void {
  notify({
    kind: 'created',
    title: literalTitles[recordLabel] ?? 'Creation Successful',
    description: `${recordLabel} has successfully been created`,
    act,
  });
}
