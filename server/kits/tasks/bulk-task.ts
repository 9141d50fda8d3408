import type { Audience } from '../../platform/audience.js';
import type { Statement } from '../../platform/database/database.js';
import type { RequestContext } from '../../platform/request-context.js';
import { catchRefusal } from './catch-refusal.js';
import type { RecordFailure, TaskKind } from './task-kind.js';

/**
 * The number of records in one step. They are locked until it ends, so that others wait for them only for a
 * moment.
 */
const RECORDS_PER_STEP = 50;

/** The work on each of the records. */
export interface BulkWork {
  /** The kind of task: the type of records and the action, such as ‘supplier.delete’. */
  kind: string;
  audience: Audience;
  /** The use case for one record. It checks rights and input in the same way as for a single record. */
  work: (context: RequestContext, id: number, input: Readonly<Record<string, unknown>>) => Promise<unknown>;
  /** The statement that returns `id` and `name` of the records among $1, for the list of failures. */
  names: Statement;
  undo?: TaskKind['undo'];
}

/**
 * Returns a kind of task that applies a use case to each of many records. A record that is refused stays
 * unchanged and is listed with the reason; the others continue.
 */
export function bulkKind({ kind, audience, work, names, undo }: BulkWork): TaskKind {
  return {
    kind,
    audience,
    undo,
    perStep: RECORDS_PER_STEP,
    step: async (context, input, { ids }) => {
      const failures: RecordFailure[] = [];
      for (const id of ids) {
        const refusal = await catchRefusal(context.app.database.manager, () => work(context, id, input));
        if (!refusal) continue;
        const { message, details } = refusal;
        failures.push({ recordId: id, field: details.fields?.[0]?.field ?? null, message });
      }
      return { failures: await named(context, names, failures) };
    },
  };
}

async function named(
  { app }: RequestContext,
  names: Statement,
  failures: RecordFailure[],
): Promise<RecordFailure[]> {
  if (failures.length === 0) return failures;
  const rows = await app.database.read<{ id: number; name: string }>(names, [
    failures.map(({ recordId }) => recordId),
  ]);
  const byId = new Map(rows.map(({ id, name }) => [id, name]));
  return failures.map((failure) => ({ ...failure, recordName: byId.get(failure.recordId ?? 0) ?? null }));
}
