import * as z from 'zod/mini';
import { emailAddress, requiredText } from '../../../forms/field-rules';
import type { LeadMailQuery } from './lead-mails.generated';

/** The maximum number of recipients of a mail, including copies; the server checks it, too. */
export const MAX_RECIPIENTS = 25;
export const LONGEST_ADDRESS = 254;

const address = emailAddress('');
const wrongIn = (list: readonly string[]) => list.find((each) => !z.safeParse(address, each).success);

/** A list of single email addresses. */
const addresses = z.readonly(
  z.array(z.string()).check(
    z.refine((list) => wrongIn(list) === undefined, {
      error: ({ input }) => `“${wrongIn(input as string[])}” is not an email address`,
    }),
  ),
);

/** Validation schema of a mail before it is sent (R255). */
export const leadMailSchema = z
  .object({
    to: addresses.check(z.refine((list) => list.length > 0, 'Email To is Required')),
    cc: addresses,
    bcc: addresses,
    subject: requiredText(250, 'Email Subject is Required'),
    body: z.string().check(z.refine((body) => body !== '', 'This cannot be empty')),
    replyTo: emailAddress(),
  })
  .check(
    z.refine(({ to, cc, bcc }) => to.length + cc.length + bcc.length <= MAX_RECIPIENTS, {
      error: `Use no more than ${MAX_RECIPIENTS} addresses across To, CC and BCC`,
      path: ['to'],
    }),
  );

export type LeadMailValues = z.infer<typeof leadMailSchema>;

/** Returns the form's initial values for a mail. */
export const valuesOf = ({
  to,
  cc,
  bcc,
  subject,
  body,
  replyTo,
}: LeadMailQuery['leadMail']): LeadMailValues => ({
  to,
  cc,
  bcc,
  subject,
  body,
  replyTo: replyTo ?? '',
});

/** Converts the form's values to the mutation's input. */
export const inputOf = ({ to, cc, bcc, replyTo, ...words }: LeadMailValues) => ({
  ...words,
  to: [...to],
  cc: [...cc],
  bcc: [...bcc],
  replyTo: replyTo || null,
});
