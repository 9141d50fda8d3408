import { type ChangeOptions, changeRecord } from '../../kits/records/change-record.js';
import type { ChangesTo } from '../../kits/records/field.js';
import { type RecordDefinition, readFields, type SaveContext } from '../../kits/records/record-definition.js';
import { requireStaffRole } from '../../kits/records/staff-access.js';
import { actorId } from '../../platform/activity/record-activity.js';
import { badField } from '../../platform/errors.js';
import { validateBody, validateSubject } from '../../platform/mail/check-placeholders.js';
import type { RequestContext } from '../../platform/request-context.js';
import { type LeadMailKind, placeholdersOf } from './lead-mail.kinds.js';
import type { MailTemplate } from './mail-template.entity.js';
import { mailTemplateFields, mailTemplateRecords } from './mail-template.fields.js';
import { loadMailTemplate, templateVersion } from './mail-template.read-model.js';
import { MailTemplateVersionRow } from './mail-template-version.entity.js';

type TemplateChanges = ChangesTo<typeof mailTemplateFields>;

/**
 * Throws if a template has an unknown placeholder or lacks a required one.
 * @throws AppError BAD_USER_INPUT naming the field
 */
export function checkTemplate(kind: LeadMailKind, { subject, body }: TemplateChanges): void {
  const placeholders = placeholdersOf[kind];
  const inSubject = subject === undefined ? null : validateSubject(subject, placeholders);
  if (inSubject) throw badField('subject', inSubject);
  const inBody = body === undefined ? null : validateBody(body, placeholders);
  if (inBody) throw badField('body', inBody);
}

/** Saves the new version of a template. All versions are kept (R253, R252). */
async function saveVersion(
  context: RequestContext,
  before: MailTemplate,
  changes: TemplateChanges,
  restoredFrom: number | null,
): Promise<void> {
  const { id, version, subject, body } = { ...before, ...changes };
  await context.app.database.manager.insert(MailTemplateVersionRow, {
    templateId: id,
    version: version + 1,
    subject,
    body,
    savedById: actorId(context),
    restoredFrom,
  });
}

/**
 * Returns the record definition of templates. `restoredFrom` is the version that is being restored, or null.
 */
const templates = (
  restoredFrom: number | null,
): RecordDefinition<MailTemplate, typeof mailTemplateFields> => ({
  records: mailTemplateRecords,
  fields: mailTemplateFields,
  called: 'email template',
  editorRole: requireStaffRole,
  newer: ({ app }, id) => loadMailTemplate(app.database, id),
  read: readFields(mailTemplateFields),
  check: (_, { before }: SaveContext<MailTemplate>, changes) => {
    if (before) checkTemplate(before.kind, changes);
    return changes;
  },
  follow: async (context, { before }, changes) => {
    if (before && Object.keys(changes).length > 0) await saveVersion(context, before, changes, restoredFrom);
    return undefined;
  },
});

/**
 * Changes the template of a kind of mail. Admin only.
 * @throws AppError BAD_USER_INPUT, NOT_FOUND, FORBIDDEN, or CONFLICT with the newer template as `current`
 */
export const updateMailTemplate = (
  context: RequestContext,
  id: number,
  input: object,
  options: ChangeOptions,
): Promise<void> => changeRecord(context, templates(null), id, input, options);

/**
 * Restores version `of` of a template as a new version. Admin only.
 * @throws AppError NOT_FOUND, FORBIDDEN, BAD_USER_INPUT, or CONFLICT with the newer template as `current`
 */
export async function restoreMailTemplate(
  context: RequestContext,
  id: number,
  of: number,
  options: ChangeOptions,
): Promise<void> {
  const said = await templateVersion(context, id, of);
  await changeRecord(context, templates(of), id, said, options);
}
