import { z } from 'zod';

/** The types of records that jobs are about. */
export type JobSubjectKind = 'mail' | 'task' | 'impact-buyer';

const KINDS: Readonly<Record<string, JobSubjectKind>> = {
  mailId: 'mail',
  taskId: 'task',
  impactBuyerId: 'impact-buyer',
};

const payloadSchema = z.record(z.string(), z.unknown());
const idSchema = z.coerce.number().int().positive().max(2_147_483_647);

/** Returns the record that a job is about, by its payload. Null if it is about none that staff can open. */
export function subjectOf(payload: unknown): { kind: JobSubjectKind; id: number } | null {
  for (const [name, value] of Object.entries(payloadSchema.safeParse(payload).data ?? {})) {
    const kind = Object.hasOwn(KINDS, name) && KINDS[name];
    const { data: id } = idSchema.safeParse(value);
    if (kind && id !== undefined) return { kind, id };
  }
  return null;
}
