import type { Audience } from '../platform/audience.js';
import type { Statement } from '../platform/database/database.js';
import type { RequestContext } from '../platform/request-context.js';
import { refusalOf } from './refusal-of.js';
import type { RecordFailure, TaskKind } from './task-kind.js';

/** Records of one step: they are held until it ends, and others wait for them no longer than a moment. */
const RECORDS_PER_STEP = 50;

/** What is done with one record after another. */
export interface BulkWork {
  /** The noun and the act, such as 'supplier.delete'. */
  kind: string;
  audience: Audience;
  /** The use case for one record: checks rights and input as it does for a single one. */
  work: (context: RequestContext, id: number, input: Readonly<Record<string, unknown>>) => Promise<unknown>;
  /** Answers `id` and `name` of those among $1, for the list of what was refused. */
  names: Statement;
  undo?: TaskKind['undo'];
}

/**
 * Does with each of many records what a use case does with one. A record that is refused is left as it was and noted
 * with the reason; the others go on.
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
        const refusal = await refusalOf(context.app.database.manager, () => work(context, id, input));
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
