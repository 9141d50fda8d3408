import { Arg, Ctx, Query, Resolver } from 'type-graphql';
import { badField } from '../platform/errors.js';
import { ForAudience } from '../platform/graphql/audience-directive.js';
import { type Language, LanguageEnum } from '../platform/language.js';
import { wordsOf } from '../platform/mail/email.js';
import { MailPreview } from '../platform/mail/mail-preview.type.js';
import type { MailPreviews } from '../platform/mail/mail-previews.js';
import type { RequestContext } from '../platform/request-context.js';

/** How every mail of the product looks, of the newest real record that it can be about. */
export function mailPreviewResolver(previews: MailPreviews) {
  @Resolver()
  class MailPreviewResolver {
    @ForAudience('Admin')
    @Query(() => MailPreview, {
      nullable: true,
      description: 'Null while there is no record that it can be about.',
    })
    async mailPreview(
      @Ctx() context: RequestContext,
      @Arg('kind') kind: string,
      @Arg('language', () => LanguageEnum, { defaultValue: 'en' }) language: Language,
    ): Promise<MailPreview | null> {
      const preview = Object.hasOwn(previews, kind) ? previews[kind] : undefined;
      if (!preview) throw badField('kind', 'There is no such kind of mail.');
      const email = await preview(context, language);
      return email && wordsOf(email);
    }
  }
  return MailPreviewResolver;
}
