import { type ReactNode, useState } from 'react';
import { toAppError } from '../../../graphql/errors';
import { ConfirmDialog } from '../../../ui/confirm-dialog';
import { notify } from '../../../ui/notices';
import { countJobs } from './job-labels';

type Result = { changed: number; gone: number } | undefined;
type Change = (ids: string[]) => Promise<Result>;

type Options = {
  retry: Change;
  drop: Change;
  /** The consequence of dropping a job, as a sentence. */
  dropped: string;
  /** Reads the list again. */
  refetch: () => Promise<unknown>;
};

export type JobChanges = {
  busy: boolean;
  retry: (ids: string[]) => void;
  /** Asks for confirmation first. */
  drop: (ids: string[]) => void;
};

/** Returns the changes that staff can make to failed jobs, with their notices, and the dialog that confirms a drop. */
export function useJobChanges({ retry, drop, dropped, refetch }: Options): [JobChanges, ReactNode] {
  const [busy, setBusy] = useState(false);
  const [dropping, setDropping] = useState<string[] | null>(null);
  const run = async (change: Change, ids: string[], done: (count: string) => string) => {
    setBusy(true);
    try {
      report(await change(ids), done);
    } catch (failure) {
      notify({ kind: 'error', title: 'Nothing was changed', description: toAppError(failure).message });
    }
    await refetch().catch(() => undefined);
    setBusy(false);
  };
  const what = dropping?.length === 1 ? 'this job' : countJobs(dropping?.length ?? 0);
  const dialog = (
    <ConfirmDialog
      open={dropping !== null}
      onClose={() => setDropping(null)}
      title={`Drop ${what}?`}
      confirmLabel="Drop"
      cancelLabel="Keep"
      danger
      onConfirm={() => run(drop, dropping ?? [], (count) => `${count} dropped`)}
    >
      {dropped} You can’t undo this.
    </ConfirmDialog>
  );
  const changes = {
    busy,
    retry: (ids: string[]) => void run(retry, ids, (count) => `${count} will run again`),
    drop: setDropping,
  };
  return [changes, dialog];
}

function report(result: Result, done: (count: string) => string): void {
  if (!result) return;
  const { changed, gone } = result;
  const others =
    gone > 0
      ? `${countJobs(gone)} had already run, been retried or been dropped, and ${gone === 1 ? 'was' : 'were'} not changed.`
      : undefined;
  if (changed > 0) notify({ kind: 'success', title: done(countJobs(changed)), description: others });
  else notify({ kind: 'error', title: 'Nothing was changed', description: others });
}
