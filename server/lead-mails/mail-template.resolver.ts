import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import { notFound } from '../platform/errors.js';
import { ForAudience } from '../platform/graphql/audience-directive.js';
import { MailPreview } from '../platform/mail/mail-preview.type.js';
import type { RequestContext } from '../platform/request-context.js';
import { restoreMailTemplate, updateMailTemplate } from './keep-mail-template.js';
import { listMailTemplates, listTemplateVersions, loadMailTemplate } from './mail-template.read-model.js';
import {
  MailTemplateDraftInput,
  MailTemplateInput,
  MailTemplateRecord,
  MailTemplateVersion,
} from './mail-template.type.js';
import { previewMailTemplate } from './preview-mail-template.js';

async function required({ app }: RequestContext, id: number): Promise<MailTemplateRecord> {
  const template = await loadMailTemplate(app.database, id);
  if (!template) throw notFound('This mail template');
  return template;
}

/** What mails about leads say, as staff keep it. */
@Resolver()
export class MailTemplateResolver {
  @ForAudience('Admin')
  @Query(() => [MailTemplateRecord])
  mailTemplates(@Ctx() { app }: RequestContext): Promise<MailTemplateRecord[]> {
    return listMailTemplates(app.database);
  }

  @ForAudience('Admin')
  @Query(() => [MailTemplateVersion], { description: 'What it has said, the latest first.' })
  mailTemplateVersions(
    @Ctx() context: RequestContext,
    @Arg('id', () => Int) id: number,
    @Arg('first', () => Int, { defaultValue: 20 }) first: number,
    @Arg('before', () => Int, { nullable: true, description: 'Older than this version.' }) before:
      | number
      | null,
  ): Promise<MailTemplateVersion[]> {
    return listTemplateVersions(context, { id, first, before });
  }

  @ForAudience('Admin')
  @Query(() => MailPreview, { description: 'The mail that a template would make of a lead.' })
  mailTemplatePreview(
    @Ctx() context: RequestContext,
    @Arg('id', () => Int) id: number,
    @Arg('leadId', () => Int) leadId: number,
    @Arg('input', () => MailTemplateDraftInput) input: MailTemplateDraftInput,
  ): Promise<MailPreview> {
    return previewMailTemplate(context, id, leadId, input);
  }

  @ForAudience('Admin')
  @Mutation(() => MailTemplateRecord, {
    description:
      'Refused where a placeholder is not known or one that is needed is missing; a stale version with CONFLICT.',
  })
  async updateMailTemplate(
    @Ctx() context: RequestContext,
    @Arg('id', () => Int) id: number,
    @Arg('version', () => Int, { nullable: true }) version: number | null,
    @Arg('input', () => MailTemplateInput) input: MailTemplateInput,
  ): Promise<MailTemplateRecord> {
    await updateMailTemplate(context, id, input, { version });
    return required(context, id);
  }

  @ForAudience('Admin')
  @Mutation(() => MailTemplateRecord, { description: 'It says again what it said as of the version `of`.' })
  async restoreMailTemplate(
    @Ctx() context: RequestContext,
    @Arg('id', () => Int) id: number,
    @Arg('of', () => Int) of: number,
    @Arg('version', () => Int, { nullable: true }) version: number | null,
  ): Promise<MailTemplateRecord> {
    await restoreMailTemplate(context, id, of, { version });
    return required(context, id);
  }
}
