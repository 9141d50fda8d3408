import { z } from 'zod';
import type { Database, Statement } from '../../platform/database/database.js';
import { notFound } from '../../platform/errors.js';
import { parseInput, recordId } from '../../platform/input.js';
import type { Placeholders } from '../../platform/mail/placeholders.js';
import type { RequestContext } from '../../platform/request-context.js';
import { type LeadMailKind, placeholdersOf } from './lead-mail.kinds.js';
import type { MailPlaceholder, MailTemplateRecord, MailTemplateVersion } from './mail-template.type.js';

type Row = Omit<MailTemplateRecord, 'placeholders'> & Record<string, unknown>;

const COLUMNS = 'id, kind, subject, body, version, created_at AS "createdAt", updated_at AS "updatedAt"';
const ALL: Statement = {
  name: 'mail-templates',
  text: `SELECT ${COLUMNS} FROM mail_template ORDER BY id`,
};
const OF_KIND: Statement = {
  name: 'mail-template-of-kind',
  text: `SELECT ${COLUMNS} FROM mail_template WHERE kind = $1::text`,
};
/** Reads a page of versions, each compared with the version before it. */
const VERSIONS: Statement = {
  name: 'mail-template-versions',
  text: `SELECT v.version, v.subject, v.body, v.saved_at AS "savedAt", v.restored_from AS "restoredFrom",
      coalesce(u.full_name, u.email) AS "savedBy",
      coalesce(p.subject <> v.subject, false) AS "subjectChanged", coalesce(p.body <> v.body, false) AS "bodyChanged"
    FROM mail_template_version v
      LEFT JOIN mail_template_version p ON p.template_id = v.template_id AND p.version = v.version - 1
      LEFT JOIN user_account u ON u.id = v.saved_by_id
    WHERE v.template_id = $1::integer AND v.version < $2::integer
    ORDER BY v.version DESC LIMIT $3::integer`,
};
const ONE_VERSION: Statement = {
  name: 'mail-template-version',
  text: `SELECT subject, body FROM mail_template_version
    WHERE template_id = $1::integer AND version = $2::integer`,
};

function toPlaceholders(placeholders: Placeholders): MailPlaceholder[] {
  return Object.entries(placeholders).map(([name, { label, link, needed }]) => ({
    name,
    label,
    link: link ?? false,
    needed: needed !== undefined,
  }));
}

const toTemplate = (row: Row): MailTemplateRecord => ({
  ...row,
  placeholders: toPlaceholders(placeholdersOf[row.kind]),
});

/** Returns all templates in the order of their ids, for staff. */
export const listMailTemplates = async (database: Database): Promise<MailTemplateRecord[]> =>
  (await database.read<Row>(ALL, [])).map(toTemplate);

/** Returns a template by id, or null. */
export const loadMailTemplate = async (database: Database, id: number): Promise<MailTemplateRecord | null> =>
  (await listMailTemplates(database)).find((template) => template.id === id) ?? null;

/** Returns the present template of a kind of mail. Throws NOT_FOUND if there is none. */
export async function templateOf(database: Database, kind: LeadMailKind): Promise<Row> {
  const row = await database.readOne<Row>(OF_KIND, [kind]);
  if (!row) throw notFound('This email template');
  return row;
}

const MAX_INTEGER = 2_147_483_647;
const page = z.object({
  id: recordId,
  first: z.int().min(1).max(100),
  before: recordId.nullish().transform((version) => version ?? MAX_INTEGER),
});

/**
 * Returns a page of the versions of a template, latest first.
 * @throws AppError BAD_USER_INPUT
 */
export async function listTemplateVersions(
  { app }: RequestContext,
  input: { id: number; first: number; before?: number | null },
): Promise<MailTemplateVersion[]> {
  const { id, first, before } = parseInput(page, input);
  return app.database.read<MailTemplateVersion & Record<string, unknown>>(VERSIONS, [id, before, first]);
}

/**
 * Returns the subject and the body of a version of a template.
 * @throws AppError NOT_FOUND
 */
export async function templateVersion(
  { app }: RequestContext,
  id: number,
  version: number,
): Promise<{ subject: string; body: string }> {
  const found = await app.database.readOne<{ subject: string; body: string }>(ONE_VERSION, [id, version]);
  if (!found) throw notFound('This version');
  return { subject: found.subject, body: found.body };
}
