import { Arg, Ctx, FieldResolver, ID, Int, Query, Resolver, Root } from 'type-graphql';
import { ForAudience } from '../graphql/audience-directive.js';
import type { RequestContext } from '../request-context.js';
import { MailDeliveryConnection, MailInLedger } from './mail-delivery.type.js';
import { type MailStatus, MailStatusEnum } from './mail-status.js';
import { mailWords } from './mail-words.js';
import { listMail, loadMail } from './mailbox.read-model.js';

@Resolver(() => MailInLedger)
export class MailboxResolver {
  @ForAudience('Admin')
  @Query(() => MailDeliveryConnection, { description: 'Every mail with what became of it, newest first.' })
  mailDeliveries(
    @Ctx() { app }: RequestContext,
    @Arg('search', () => String, { nullable: true }) search: string | null,
    @Arg('status', () => MailStatusEnum, { nullable: true }) status: MailStatus | null,
    @Arg('first', () => Int, { defaultValue: 50 }) first: number,
    @Arg('after', () => String, { nullable: true }) after: string | null,
  ): Promise<MailDeliveryConnection> {
    return listMail(app, { search, status, first, after });
  }

  @ForAudience('Admin')
  @Query(() => MailInLedger, { nullable: true })
  mailDelivery(
    @Ctx() { app }: RequestContext,
    @Arg('id', () => ID) id: string,
  ): Promise<MailInLedger | null> {
    return loadMail(app, id);
  }

  @FieldResolver(() => String)
  async bodyText(@Ctx() context: RequestContext, @Root() { id }: MailInLedger): Promise<string> {
    return (await mailWords(context).load(id)).bodyText;
  }

  @FieldResolver(() => String)
  async bodyHtml(@Ctx() context: RequestContext, @Root() { id }: MailInLedger): Promise<string> {
    return (await mailWords(context).load(id)).bodyHtml;
  }
}
