import { Box, Grid, Text } from '@chakra-ui/react';
import { useMemo } from 'react';
import { ContactFields } from '../../../forms/contact-fields';
import { Form, FormMessage, SubmitButton } from '../../../forms/form';
import { twoFields } from '../../../forms/form-columns';
import { Honeypot, useLanguageCode } from '../../../forms/form-guard';
import { SentPanel } from '../../../forms/sent-panel';
import { TextAreaField, TextField } from '../../../forms/text-fields';
import { useSubmission } from '../../../forms/use-submission';
import { useZodForm } from '../../../forms/use-zod-form';
import type { ContactMessageKind } from '../../../graphql/schema.generated';
import { useLanguage, useTexts } from '../../../lib/language';
import { emptyMessage, isJoining, messageInput, messageSchema } from './message-schema';
import { type MessageTexts, messageTexts } from './message-texts';
import { useSendContactMessageMutation } from './send-message.generated';

type Props = {
  kind: ContactMessageKind;
  words: MessageTexts;
  /** The search that the message is about. */
  search?: string;
};

/** The form for a message to Uplift, or for joining it (C080 to C083, C123). Repeated sends count as one message. */
export default function MessageForm({ kind, words, search = '' }: Props) {
  const text = useTexts(messageTexts);
  const language = useLanguage();
  const schema = useMemo(() => messageSchema(kind, language), [kind, language]);
  const message = search ? text.findSupplier(search) : '';
  const defaultValues = { ...emptyMessage, message };
  const form = useZodForm(schema, { defaultValues, untilSent: true, about: search });
  const [send] = useSendContactMessageMutation();
  const languageCode = useLanguageCode();
  const { answer, submit, startAnother } = useSubmission(form, {
    subject: `message-${kind}`,
    until: 'another',
    blank: emptyMessage,
    send: (fields, context) =>
      send({ variables: { input: messageInput(kind, fields, languageCode) }, context }),
  });
  const joining = isJoining(kind);

  const name = <TextField form={form} name="fullName" label={text.fullName} autoComplete="name" required />;
  return (
    <>
      {answer && (
        <SentPanel title={text.sent} again={text.again} onAgain={startAnother}>
          {text.sentText}
        </SentPanel>
      )}
      <Form form={form} onSubmit={submit} hidden={Boolean(answer)} position="relative">
        <FormMessage form={form} />
        {joining ? (
          <TextField
            form={form}
            name="organisation"
            label={words.organisation}
            autoComplete="organization"
            required
          />
        ) : (
          name
        )}
        <Grid templateColumns={twoFields} gap="5">
          {joining && name}
          <ContactFields form={form} email={text.email} mobile={text.mobile} />
          {joining && <TextField form={form} name="website" label={text.website} autoComplete="url" />}
        </Grid>
        <TextAreaField
          form={form}
          name="message"
          label={words.messageLabel ?? text.message}
          hint={words.messageHint}
          rows={5}
          required={kind === 'GENERAL'}
        />
        <Honeypot form={form} />
        <Box>
          <SubmitButton form={form} size="lg">
            {joining ? text.sendJoin : text.send}
          </SubmitButton>
          <Text textStyle="sm" color="fg.muted" mt="3">
            {text.privacy}
          </Text>
        </Box>
      </Form>
    </>
  );
}
