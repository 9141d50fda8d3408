import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import { notFound } from '../../platform/errors.js';
import { ForAudience } from '../../platform/graphql/audience-directive.js';
import { MailPreview } from '../../platform/mail/mail-preview.type.js';
import type { RequestContext } from '../../platform/request-context.js';
import { restoreMailTemplate, updateMailTemplate } from './mail-template.commands.js';
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
  if (!template) throw notFound('This email template');
  return template;
}

/** The operations for the templates of mails about leads, for staff. */
@Resolver()
export class MailTemplateResolver {
  @ForAudience('Admin')
  @Query(() => [MailTemplateRecord], { description: 'Returns all email templates.' })
  mailTemplates(@Ctx() { app }: RequestContext): Promise<MailTemplateRecord[]> {
    return listMailTemplates(app.database);
  }

  @ForAudience('Admin')
  @Query(() => [MailTemplateVersion], {
    description: 'Returns the versions of an email template, latest first.',
  })
  mailTemplateVersions(
    @Ctx() context: RequestContext,
    @Arg('id', () => Int) id: number,
    @Arg('first', () => Int, { defaultValue: 20 }) first: number,
    @Arg('before', () => Int, {
      nullable: true,
      description: 'Lists only versions older than this one. Null lists from the latest.',
    })
    before: number | null,
  ): Promise<MailTemplateVersion[]> {
    return listTemplateVersions(context, { id, first, before });
  }

  @ForAudience('Admin')
  @Query(() => MailPreview, {
    description:
      'Returns a preview of the email about a lead from an unsaved template. Throws BAD_USER_INPUT under the same conditions as saving it.',
  })
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
      'Changes the given fields of an email template. Throws BAD_USER_INPUT if a placeholder is unknown or a required one is missing, and CONFLICT if the version is not the latest.',
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
  @Mutation(() => MailTemplateRecord, {
    description:
      'Restores a version of an email template, as a new version. Throws NOT_FOUND if there is no such version, and CONFLICT if `version` is not the latest.',
  })
  async restoreMailTemplate(
    @Ctx() context: RequestContext,
    @Arg('id', () => Int) id: number,
    @Arg('of', () => Int, { description: 'The version to restore.' }) of: number,
    @Arg('version', () => Int, { nullable: true }) version: number | null,
  ): Promise<MailTemplateRecord> {
    await restoreMailTemplate(context, id, of, { version });
    return required(context, id);
  }
}
