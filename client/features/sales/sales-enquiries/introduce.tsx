import { useApolloClient } from '@apollo/client/react';
import { Box, Button, Text } from '@chakra-ui/react';
import { useState } from 'react';
import * as z from 'zod/mini';
import { requiredText } from '../../../forms/field-rules';
import { Form, FormMessage, SubmitButton } from '../../../forms/form';
import { FormFoot } from '../../../forms/form-foot';
import { RichTextField } from '../../../forms/rich-text-field';
import { useSendOnce } from '../../../forms/send-once';
import { TextField } from '../../../forms/text-fields';
import { useUnsavedForm } from '../../../forms/use-unsaved-form';
import { useZodForm } from '../../../forms/use-zod-form';
import { TimelineDocument } from '../../../history/history.generated';
import { DateTime } from '../../../ui/date-time';
import { Dialog } from '../../../ui/dialog';
import { ErrorState } from '../../../ui/error-state';
import { LoadingLines } from '../../../ui/loading-state';
import { notifySent } from '../../../ui/mail-notices';
import { MailIcon } from '../../../ui/pictograms';
import {
  EnquiryDetailDocument,
  type IntroductionDraftQuery,
  useIntroductionDraftQuery,
  useSendIntroductionMutation,
} from './enquiry-detail.generated';
import { changeEnquiryRow } from './enquiry-rows';

const TITLE = 'Introduce';

const schema = z.object({
  subject: requiredText(250, 'Email Subject is Required'),
  message: z.string().check(z.refine((message) => message !== '', 'This cannot be empty')),
});

type Props = { enquiryId: number; onClose: () => void };
type FormProps = Props & {
  draft: IntroductionDraftQuery['introductionDraft'];
  onUnsaved: (begun: boolean) => void;
};

function IntroductionForm({ enquiryId, draft, onClose, onUnsaved }: FormProps) {
  const { to, subject, message, introducedAt } = draft;
  const { cache } = useApolloClient();
  const form = useZodForm(schema, { defaultValues: { subject, message } });
  useUnsavedForm(form, onUnsaved);
  const sendOnce = useSendOnce(`introduction-${enquiryId}`);
  const [send] = useSendIntroductionMutation({
    // Fetches the enquiry again, so that the form merges the change with what is being typed.
    refetchQueries: [EnquiryDetailDocument, TimelineDocument],
    awaitRefetchQueries: true,
  });
  return (
    <Form
      form={form}
      aria-label={TITLE}
      autoComplete="off"
      onSubmit={async (words) => {
        const input = { salesEnquiryId: enquiryId, ...words };
        const { data } = await sendOnce(input, (context) => send({ variables: { input }, context }));
        if (!data) return;
        const { status, salesEnquiry } = data.sendIntroduction;
        if (salesEnquiry) {
          const { version, progress } = salesEnquiry;
          changeEnquiryRow(cache, enquiryId, { version, progress });
        }
        notifySent(status);
        onClose();
      }}
    >
      <FormMessage form={form} />
      {introducedAt && (
        <Box role="status" bg="bg.warning" borderRadius="l2" p="3" textStyle="sm">
          The customer was already introduced on <DateTime value={introducedAt} />. The supplier will get
          another email.
        </Box>
      )}
      <Text color="fg.muted" textStyle="sm">
        This email goes to {to}. The customer’s name, email and phone are added below your message, and
        replies go to the customer. The enquiry’s status changes to Introduction.
      </Text>
      <TextField form={form} name="subject" label="Email Subject" required maxLength={250} />
      <RichTextField form={form} name="message" label="Email Body" required />
      <FormFoot>
        <Button variant="ghost" colorPalette="neutral" onClick={onClose}>
          Don’t send
        </Button>
        <SubmitButton form={form}>Send Email</SubmitButton>
      </FormFoot>
    </Form>
  );
}

function IntroductionDialog({ enquiryId, onClose }: Props) {
  const variables = { salesEnquiryId: enquiryId };
  const { data, error, refetch } = useIntroductionDraftQuery({ variables, fetchPolicy: 'no-cache' });
  const [begun, setBegun] = useState(false);
  return (
    <Dialog open onClose={onClose} title={TITLE} dismissable={!begun}>
      {!data && error && (
        <ErrorState level="h3" error={error} onRetry={() => void refetch().catch(() => undefined)} />
      )}
      {!data && !error && <LoadingLines lines={6} p="2" />}
      {data && (
        <IntroductionForm
          enquiryId={enquiryId}
          draft={data.introductionDraft}
          onClose={onClose}
          onUnsaved={setBegun}
        />
      )}
    </Dialog>
  );
}

/** The button with which staff introduce the customer of an enquiry to its supplier by mail (C014, A58). */
export function Introduce({ enquiryId }: { enquiryId: number }) {
  const [writing, setWriting] = useState(false);
  return (
    <>
      <Button size="sm" variant="outline" colorPalette="neutral" onClick={() => setWriting(true)}>
        <MailIcon /> {TITLE}
      </Button>
      {writing && <IntroductionDialog enquiryId={enquiryId} onClose={() => setWriting(false)} />}
    </>
  );
}
