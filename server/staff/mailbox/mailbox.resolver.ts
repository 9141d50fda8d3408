import { Arg, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import { type ListFilter, type ListSort, listInputs } from '../../kits/lists/list-inputs.js';
import { notFound } from '../../platform/errors.js';
import { ForAudience } from '../../platform/graphql/audience-directive.js';
import { type MailStatus, MailStatusEnum } from '../../platform/mail/mail-status.js';
import type { RequestContext } from '../../platform/request-context.js';
import { MailDeliveryConnection, MailInLedger } from './mail-delivery.type.js';
import { mailTexts } from './mail-texts.js';
import { listMails, loadMail, mailColumns } from './mailbox.read-model.js';
import { sendMailAgain } from './send-mail-again.js';

/** The inputs of the list of mails. */
export const mailInputs = listInputs('Mail', Object.keys(mailColumns));

const { Filter, Sort } = mailInputs;

/** The mailbox: all mails with their delivery status, for staff. */
@Resolver(() => MailInLedger)
export class MailboxResolver {
  @ForAudience('Admin')
  @Query(() => MailDeliveryConnection, {
    description: 'Returns the emails with their delivery status, newest first unless `sort` is given.',
  })
  mailDeliveries(
    @Ctx() context: RequestContext,
    @Arg('search', () => String, {
      nullable: true,
      description: 'A text to search for, in the same way as `filter.search`.',
    })
    search: string | null,
    @Arg('status', () => MailStatusEnum, {
      nullable: true,
      description: 'The delivery status of the emails. Null for all emails.',
    })
    status: MailStatus | null,
    @Arg('filter', () => Filter, { nullable: true }) filter: ListFilter | null,
    @Arg('sort', () => Sort, { nullable: true }) sort: ListSort | null,
    @Arg('first', () => Int, { defaultValue: 50 }) first: number,
    @Arg('after', () => String, { nullable: true }) after: string | null,
  ): Promise<MailDeliveryConnection> {
    return listMails(context, { search, status, filter, sort, first, after });
  }

  @ForAudience('Admin')
  @Query(() => MailInLedger, {
    nullable: true,
    description: 'Returns an email with its delivery status, or null if there is no such email.',
  })
  mailDelivery(
    @Ctx() context: RequestContext,
    @Arg('id', () => ID) id: string,
  ): Promise<MailInLedger | null> {
    return loadMail(context, id);
  }

  @ForAudience('Admin')
  @Mutation(() => MailInLedger, {
    description:
      'Resends an email that failed or bounced. Throws CONFLICT if it may have arrived, or can no longer be sent unchanged.',
  })
  async sendMailAgain(
    @Ctx() context: RequestContext,
    @Arg('id', () => Int) id: number,
  ): Promise<MailInLedger> {
    await sendMailAgain(context, id);
    const mail = await loadMail(context, String(id));
    if (!mail) throw notFound('This email');
    return mail;
  }

  @FieldResolver(() => String, {
    description:
      'The email as plain text. API tokens get a notice instead if the email contains a link to an account.',
  })
  async bodyText(@Ctx() context: RequestContext, @Root() { id }: MailInLedger): Promise<string> {
    return (await mailTexts(context).load(id)).bodyText;
  }

  @FieldResolver(() => String, {
    description:
      'The email as HTML. API tokens get a notice instead if the email contains a link to an account.',
  })
  async bodyHtml(@Ctx() context: RequestContext, @Root() { id }: MailInLedger): Promise<string> {
    return (await mailTexts(context).load(id)).bodyHtml;
  }
}
