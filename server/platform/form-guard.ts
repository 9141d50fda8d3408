import type { EntityTarget, ObjectLiteral } from 'typeorm';
import { z } from 'zod';
import { type Language, languageGiven } from './language.js';
import type { RequestContext } from './request-context.js';

/** Nobody reads a form and fills it in as quickly as this; the site's own forms wait that long. */
const QUICKEST_PERSON_MS = 1500;

/** What a public form sends besides what people type. Programs that call on their own account leave both out. */
export const formGuardFields = {
  companyFax: z
    .string()
    .max(1000)
    .nullish()
    .describe('People leave it empty: a form that has it filled in goes no further.'),
  filledInMs: z.number().nullish(),
  language: languageGiven,
};

export interface FormGuard {
  /** A field that people do not see, and therefore leave empty. */
  companyFax?: string | null;
  /** How long the form had been open when it was sent. */
  filledInMs?: number | null;
  /** Of the page, for the mail that confirms it; English unless told. */
  language?: Language | null;
}

/** Whether no person can have filled the form in. Such forms are answered like any other, and go no further. */
export const filledInByMachine = ({ companyFax, filledInMs }: FormGuard): boolean =>
  Boolean(companyFax) || (typeof filledInMs === 'number' && filledInMs < QUICKEST_PERSON_MS);

/** The form as people typed it: what is stored, and what makes two forms the same. */
export function withoutGuard<T extends FormGuard>({
  companyFax: _,
  filledInMs: __,
  language: ___,
  ...form
}: T) {
  return form;
}

/** An id that no record of the entity will ever have, for the answer to a form that a machine filled in. */
export async function unusedId(
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
