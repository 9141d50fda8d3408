import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import { AlsoNeeds, ForAudience } from '../../platform/graphql/audience-directive.js';
import type { RequestContext } from '../../platform/request-context.js';
import { ConfirmedContactInput } from '../leads/lead-record.inputs.js';
import { requireLead } from '../leads/lead-record.read-model.js';
import { draftLeadMail } from './draft-lead-mail.js';
import { type LeadMailKind, LeadMailKindEnum } from './lead-mail.kinds.js';
import { LeadMail, LeadMailMessageInput, LeadMailSent } from './lead-mail.type.js';
import { emailLeadBuyer, emailLeadSupplier } from './send-lead-mail.js';

const MAIL = { description: 'The email to send.' };

/** The operations for mails about leads. */
@Resolver()
export class LeadMailResolver {
  @ForAudience('Admin')
  @Query(() => LeadMail, {
    description:
      'Returns the draft of an email about a lead, from its template. An API token also needs `leads:write`, since the draft contains the link of the buyer’s page. Throws BAD_USER_INPUT if the lead is archived, and CONFLICT if the email is to the supplier and the lead has an enquiry.',
  })
  leadMail(
    @Ctx() context: RequestContext,
    @Arg('kind', () => LeadMailKindEnum, { description: 'The kind of email.' }) kind: LeadMailKind,
    @Arg('leadId', () => Int) leadId: number,
    @Arg('contact', () => ConfirmedContactInput, {
      nullable: true,
      description: 'The confirmed contact person, for an email to the supplier. Null to use the lead’s.',
    })
    contact: ConfirmedContactInput | null,
  ): Promise<LeadMail> {
    return draftLeadMail(context, kind, leadId, contact);
  }

  @ForAudience('Admin')
  @Mutation(() => LeadMailSent, {
    description:
      'Sends an email to the impact buyer of a lead. Sets the lead to ACTION_TAKEN unless it has an enquiry. Throws CONFLICT if that would open a second lead of the same buyer and supplier. Can be retried safely with an Idempotency-Key header.',
  })
  async emailLeadBuyer(
    @Ctx() context: RequestContext,
    @Arg('leadId', () => Int) leadId: number,
    @Arg('mail', () => LeadMailMessageInput, MAIL) mail: LeadMailMessageInput,
  ): Promise<LeadMailSent> {
    const sent = await emailLeadBuyer(context, leadId, mail);
    return { ...sent, lead: await requireLead(context, leadId) };
  }

  @ForAudience('Admin')
  @AlsoNeeds('enquiries:write')
  @Mutation(() => LeadMailSent, {
    description:
      'Sends an email to the supplier of a lead and creates an enquiry from the lead. Throws CONFLICT if the lead already has an enquiry. Can be retried safely with an Idempotency-Key header.',
  })
  async emailLeadSupplier(
    @Ctx() context: RequestContext,
    @Arg('leadId', () => Int) leadId: number,
    @Arg('mail', () => LeadMailMessageInput, MAIL) mail: LeadMailMessageInput,
    @Arg('contact', () => ConfirmedContactInput, { description: 'The contact person for the supplier.' })
    contact: ConfirmedContactInput,
  ): Promise<LeadMailSent> {
    const sent = await emailLeadSupplier(context, leadId, mail, contact);
    return { ...sent, lead: await requireLead(context, leadId) };
  }
}
