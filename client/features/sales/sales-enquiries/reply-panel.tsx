import { useApolloClient } from '@apollo/client/react';
import { Flex, Text } from '@chakra-ui/react';
import * as z from 'zod/mini';
import { CheckboxField } from '../../../forms/checkbox-field';
import { requiredText } from '../../../forms/field-rules';
import { Form, FormMessage, SubmitButton } from '../../../forms/form';
import { useSendOnce } from '../../../forms/send-once';
import { TextAreaField } from '../../../forms/text-fields';
import { useZodForm } from '../../../forms/use-zod-form';
import { toAppError } from '../../../graphql/errors';
import { notify } from '../../../ui/notices';
import { MailIcon } from '../../../ui/pictograms';
import { SectionCard } from '../../../ui/section-card';
import { useReplyToEnquiryMutation } from './enquiry-detail.generated';
import { changeEnquiryRow, type Enquiry } from './enquiry-rows';

const replySchema = z.object({
  reply: requiredText(10_000),
  copySelf: z.boolean(),
});

/**
 * The form for replying to the customer by mail (R170, R171), with the notices of R333. The typed text stays until it
 * is sent.
 */
export function ReplyPanel({ enquiry }: { enquiry: Enquiry }) {
  const { cache } = useApolloClient();
  const [send] = useReplyToEnquiryMutation();
  const sendOnce = useSendOnce(`reply-${enquiry.id}`);
  const form = useZodForm(replySchema, { defaultValues: { reply: '', copySelf: false } });
  if (!enquiry.email) {
    return (
      <SectionCard title="Reply by email">
        <Text color="fg.muted" textStyle="sm">
          This customer didn’t give an email address{enquiry.mobile ? '. Call them instead.' : '.'}
        </Text>
      </SectionCard>
    );
  }
  return (
    <SectionCard title="Reply by email" description={`This email goes to ${enquiry.email}`}>
      <Form
        form={form}
        aria-label="Reply by email"
        gap="4"
        onSubmit={async (values) => {
          try {
            const { data } = await sendOnce(values, (context) =>
              send({ variables: { id: enquiry.id, ...values }, context }),
            );
            if (!data) return;
            const { version, emailState } = data.replyToSalesEnquiry;
            changeEnquiryRow(cache, enquiry.id, { version, emailState });
            form.reset();
            notify({ kind: 'emailed', title: 'Success!', description: 'Your email has been sent.' });
          } catch (failure) {
            notify({
              kind: 'error',
              title: 'Error!',
              description: 'An Error has occured, Please try again later.',
            });
            // The form itself shows the server's validation errors, for as long as it takes to read them.
            if (toAppError(failure).code === 'BAD_USER_INPUT') throw failure;
          }
        }}
      >
        <FormMessage form={form} />
        <TextAreaField
          form={form}
          name="reply"
          label="Your reply"
          rows={6}
          placeholder={`Kia ora${enquiry.fullName ? ` ${enquiry.fullName.split(' ')[0]}` : ''}, …`}
        />
        <Flex justify="space-between" align="center" gap="4" wrap="wrap">
          <Flex flex="1 1 12rem">
            <CheckboxField form={form} name="copySelf" label="Send me a copy" />
          </Flex>
          <SubmitButton form={form} size="sm">
            <MailIcon /> Send reply
          </SubmitButton>
        </Flex>
      </Form>
    </SectionCard>
  );
}
