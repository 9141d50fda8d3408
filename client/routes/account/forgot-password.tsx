import { Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useRequestPasswordResetMutation } from '../../features/account/account.generated';
import { AccountFrame } from '../../features/account/account-frame';
import { accountSchemas } from '../../features/account/account-schemas';
import { accountTexts } from '../../features/account/account-texts';
import { Form, FormMessage, SubmitButton } from '../../forms/form';
import { useLanguageCode } from '../../forms/form-guard';
import { TextField } from '../../forms/text-fields';
import { useZodForm } from '../../forms/use-zod-form';
import { texts, useLanguage, useTexts } from '../../lib/language';
import { pageTitles } from '../../navigation/page-titles';
import { paths } from '../../navigation/paths';
import { TextLink } from '../../ui/text-link';

const forgotTexts = texts(
  {
    lead: 'We send you a link to choose a new one.',
    send: 'Send the link',
    back: 'Back to login',
    sent: 'Check your email',
    sentFor: 'If there is an account for',
    sentText: 'a link to choose a new password is on its way. It works once, for ten minutes.',
  },
  {
    lead: 'Ka tukuna he hononga hei kōwhiri i tētahi mea hou.',
    send: 'Tukuna te hononga',
    back: 'Hoki ki te takiuru',
    sent: 'Tirohia ō īmēra',
    sentFor: 'Mēnā he pūkete mō',
    sentText:
      'kua tukuna he hononga hei kōwhiri i tētahi kupuhipa hou. Kotahi noa te whakamahinga, i roto i te tekau meneti.',
  },
);

/** Asks for a reset link by email. The answer does not tell whether the address is known. */
export function Component() {
  const title = useTexts(pageTitles.forgotPassword);
  const text = useTexts(forgotTexts);
  const fields = useTexts(accountTexts);
  const form = useZodForm(accountSchemas[useLanguage()].email, { defaultValues: { email: '' } });
  const language = useLanguageCode();
  const [request] = useRequestPasswordResetMutation();
  const [sentTo, setSentTo] = useState('');
  const back = <TextLink to={paths.login()}>{text.back}</TextLink>;
  if (sentTo) {
    return (
      <AccountFrame title={text.sent} after={back}>
        <Text role="status">
          {text.sentFor} <strong>{sentTo}</strong>, {text.sentText}
        </Text>
      </AccountFrame>
    );
  }
  return (
    <AccountFrame title={title} lead={text.lead} after={back}>
      <Form
        form={form}
        onSubmit={async ({ email }) => {
          await request({ variables: { email, language } });
          setSentTo(email);
        }}
      >
        <FormMessage form={form} />
        <TextField
          form={form}
          name="email"
          label={fields.email}
          type="email"
          autoComplete="username"
          required
        />
        <SubmitButton form={form} size="lg">
          {text.send}
        </SubmitButton>
      </Form>
    </AccountFrame>
  );
}
