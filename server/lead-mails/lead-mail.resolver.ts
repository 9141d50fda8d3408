import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import { ConfirmedContactInput } from '../leads/lead-record.inputs.js';
import { requireLead } from '../leads/lead-record.read-model.js';
import { ForAudience } from '../platform/graphql/audience-directive.js';
import type { RequestContext } from '../platform/request-context.js';
import { draftLeadMail } from './draft-lead-mail.js';
import { type LeadMailKind, LeadMailKindEnum } from './lead-mail.kinds.js';
import { LeadMail, LeadMailMessageInput, LeadMailSent } from './lead-mail.type.js';
import { emailLeadBuyer, emailLeadSupplier } from './send-lead-mail.js';

/** Mails of staff about leads. */
@Resolver()
export class LeadMailResolver {
  @ForAudience('Admin')
  @Query(() => LeadMail, { description: 'What the template says of a lead, filled in.' })
  leadMail(
    @Ctx() context: RequestContext,
    @Arg('kind', () => LeadMailKindEnum) kind: LeadMailKind,
    @Arg('leadId', () => Int) leadId: number,
    @Arg('contact', () => ConfirmedContactInput, { nullable: true }) contact: ConfirmedContactInput | null,
  ): Promise<LeadMail> {
    return draftLeadMail(context, kind, leadId, contact);
  }

  @ForAudience('Admin')
  @Mutation(() => LeadMailSent, {
    description: 'The lead is Action Taken from then on, unless it has an enquiry.',
  })
  async emailLeadBuyer(
    @Ctx() context: RequestContext,
    @Arg('leadId', () => Int) leadId: number,
    @Arg('mail', () => LeadMailMessageInput) mail: LeadMailMessageInput,
  ): Promise<LeadMailSent> {
    const sent = await emailLeadBuyer(context, leadId, mail);
    return { ...sent, lead: await requireLead(context, leadId) };
  }

  @ForAudience('Admin')
  @Mutation(() => LeadMailSent, {
    description: 'Makes a sales enquiry of the lead as well; refused with CONFLICT where it has one.',
  })
  async emailLeadSupplier(
    @Ctx() context: RequestContext,
    @Arg('leadId', () => Int) leadId: number,
    @Arg('mail', () => LeadMailMessageInput) mail: LeadMailMessageInput,
    @Arg('contact', () => ConfirmedContactInput) contact: ConfirmedContactInput,
  ): Promise<LeadMailSent> {
    const sent = await emailLeadSupplier(context, leadId, mail, contact);
    return { ...sent, lead: await requireLead(context, leadId) };
  }
}
