import { Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useResetPasswordMutation } from '../../features/account/account.generated';
import { AccountFrame } from '../../features/account/account-frame';
import { accountSchemas } from '../../features/account/account-schemas';
import { accountTexts, passwordReasons } from '../../features/account/account-texts';
import { NewPasswordField } from '../../features/account/new-password-field';
import { Form, FormMessage, SubmitButton } from '../../forms/form';
import { useZodForm } from '../../forms/use-zod-form';
import { texts, useLanguage, useTexts } from '../../lib/language';
import { paths } from '../../navigation/paths';
import { ButtonLink } from '../../ui/button-link';
import { TextLink } from '../../ui/text-link';

const resetTexts = texts(
  {
    incomplete: 'This link is not complete',
    openAgain: 'Open the link in your email again, or ask for a new one.',
    title: 'Choose a new password',
    save: 'Save password',
    refused: 'This link is no longer good. Please ask for a new one.',
    done: 'Your new password is set',
    doneText: 'Every other device was signed out.',
  },
  {
    incomplete: 'Kua ngaro tētahi wāhanga o te hononga',
    openAgain: 'Tuwherahia anō te hononga i tō īmēra, tonoa rānei he mea hou.',
    title: 'Kōwhiria he kupuhipa hou',
    save: 'Tiakina te kupuhipa',
    refused: 'Kua kore tēnei hononga e mahi. Tēnā, tonoa he mea hou.',
    done: 'Kua tautuhia tō kupuhipa hou',
    doneText: 'Kua takiputa koe i ērā atu pūrere katoa.',
  },
);

/** Chooses a new password with the link from the email. */
export function Component() {
  const [search] = useSearchParams();
  const token = search.get('token');
  const language = useLanguage();
  const text = useTexts(resetTexts);
  const fields = useTexts(accountTexts);
  const form = useZodForm(accountSchemas[language].newPassword, { defaultValues: { password: '' } });
  const [reset] = useResetPasswordMutation();
  const [done, setDone] = useState(false);
  if (!token) {
    return (
      <AccountFrame title={text.incomplete} lead={text.openAgain}>
        <ButtonLink to={paths.forgotPassword()} size="lg">
          {fields.askAgain}
        </ButtonLink>
      </AccountFrame>
    );
  }
  if (done) {
    return (
      <AccountFrame title={text.done}>
        <Text mb="6" role="status">
          {text.doneText}
        </Text>
        <ButtonLink to={paths.login()} size="lg">
          {fields.login}
        </ButtonLink>
      </AccountFrame>
    );
  }
  return (
    <AccountFrame
      title={text.title}
      after={<TextLink to={paths.forgotPassword()}>{fields.askAgain}</TextLink>}
    >
      <Form
        form={form}
        refusal={text.refused}
        reasons={passwordReasons[language]}
        onSubmit={async ({ password }) => {
          await reset({ variables: { token, password } });
          setDone(true);
        }}
      >
        <FormMessage form={form} />
        <NewPasswordField form={form} name="password" />
        <SubmitButton form={form} size="lg">
          {text.save}
        </SubmitButton>
      </Form>
    </AccountFrame>
  );
}
