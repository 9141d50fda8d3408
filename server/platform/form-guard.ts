import type { EntityTarget, ObjectLiteral } from 'typeorm';
import { z } from 'zod';
import type { Deprecation } from './deprecation.js';
import { type Language, languageGiven } from './language.js';
import type { RequestContext } from './request-context.js';

/** The deprecation of `filledInMs`, which has no effect. */
export const FILLED_IN_MS: Deprecation = { since: '2026-11-30', removedAfter: '2027-06-30' };

/** Fields of every public form besides the answers. Integrations leave them out. */
export const formGuardFields = {
  companyFax: z
    .string()
    .max(1000)
    .nullish()
    .describe('Must be left empty. A submission with a value here is held until staff release it.'),
  filledInMs: z
    .number()
    .nullish()
    .describe('The time that filling in the form took, in milliseconds. Ignored by the server.'),
  language: languageGiven.describe('The language of the confirmation email. The default is English.'),
};

export interface FormGuard {
  /** The honeypot: a field that people do not see and browsers do not fill in. */
  companyFax?: string | null;
  /**
   * Ignored. The time that a form takes says nothing about the sender, since browsers fill in forms at once.
   */
  filledInMs?: number | null;
  /** The language of the page, for the confirmation mail. The default is English. */
  language?: Language | null;
}

/** The reason for holding a submission, as shown to staff. */
export type Suspicion = 'A hidden field was filled in.';

/**
 * Returns the reason why the submission looks automated, or null. A suspicious submission is held for staff
 * and never dropped.
 */
export const suspicionOf = ({ companyFax }: FormGuard): Suspicion | null =>
  companyFax?.trim() ? 'A hidden field was filled in.' : null;

/** Returns the answers of a form, which are stored and compared to find duplicates. */
export function withoutGuard<T extends FormGuard>({
  companyFax: _,
  filledInMs: __,
  language: ___,
  ...form
}: T) {
  return form;
}

/** Reserves the next id of the entity. A held submission returns it, and the released record gets it. */
export async function reserveId(
  { app }: RequestContext,
  entity: EntityTarget<ObjectLiteral>,
): Promise<number> {
  const { manager } = app.database;
  const { tablePath } = manager.connection.getMetadata(entity);
  const [row]: { id: string }[] = await manager.query(
    `SELECT nextval(pg_get_serial_sequence($1, 'id')) AS id`,
    [tablePath],
  );
  return Number(row?.id);
}
