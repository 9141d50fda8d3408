import { type NoticeAct, notify } from '../ui/notices';

/** `Save Successful` with the literal wording of R330, R331 and R299. */
export const notifySaved = (noun: string, act?: NoticeAct): number =>
  notify({
    kind: 'saved',
    title: 'Save Successful',
    description: `${noun} has successfully been saved`,
    act,
  });

/** `Creation Successful` with the literal wording of R330 and R331. */
export function notifyCreated(noun: string, act?: NoticeAct): void {
  notify({
    kind: 'created',
    title: 'Creation Successful',
    description: `${noun} has successfully been created`,
    act,
  });
}
