import { Arg, Ctx, Query, Resolver } from 'type-graphql';
import { hasScope } from '../../platform/audience.js';
import { badField } from '../../platform/errors.js';
import { ForAudience } from '../../platform/graphql/audience-directive.js';
import { type Language, LanguageEnum } from '../../platform/language.js';
import { mailTextOf } from '../../platform/mail/email.js';
import { MailPreview } from '../../platform/mail/mail-preview.type.js';
import type { MailPreviews } from '../../platform/mail/mail-previews.js';
import { scopeOfLinks } from '../../platform/mail/mail-secrets.js';
import type { RequestContext } from '../../platform/request-context.js';

/** Previews of all kinds of mail, with the newest record that each can be about. */
export function mailPreviewResolver(previews: MailPreviews) {
  @Resolver()
  class MailPreviewResolver {
    @ForAudience('Admin')
    @Query(() => MailPreview, {
      nullable: true,
      description:
        'Returns a preview of a kind of email with the newest record that it can be about, or null if there is no such record. Null for an API token without `leads:write` or `alerts:write`, if the email contains links for which the token needs that scope. Throws BAD_USER_INPUT if there is no such kind of email.',
    })
    async mailPreview(
      @Ctx() context: RequestContext,
      @Arg('kind', { description: 'The kind of email, such as `sales-enquiry.reply`.' }) kind: string,
      @Arg('language', () => LanguageEnum, { defaultValue: 'en', description: 'The language of the email.' })
      language: Language,
    ): Promise<MailPreview | null> {
      const preview = Object.hasOwn(previews, kind) ? previews[kind] : undefined;
      if (!preview) throw badField('kind', 'There is no such kind of mail.');
      const scope = scopeOfLinks(kind);
      if (scope && !hasScope(scope, context.actor)) return null;
      const email = await preview(context, language);
      return email && mailTextOf(email);
    }
  }
  return MailPreviewResolver;
}
