import { Button } from '@chakra-ui/react';
import { PlainPasswordField } from '../../../forms/plain-fields';
import { PlainForm, usePlainForm } from '../../../forms/plain-form';
import { RefusalMessage } from '../../../forms/refusal-message';
import { refusalOf } from '../../../forms/server-errors';
import { toAppError } from '../../../graphql/errors';
import { useLanguage, useTexts } from '../../../lib/language';
import { useConfirmEmailMutation } from './account.generated';
import { accountTexts, passwordReasons } from './account-texts';
import { confirmTexts } from './confirm-texts';

type Props = { token: string; onConfirmed: () => void };

/**
 * Confirms the address of the signed-in user with one button. Calls `onStranger` if the server says that the link
 * belongs to another account.
 */
export function ConfirmPress({ token, onConfirmed, onStranger }: Props & { onStranger: () => void }) {
  const text = useTexts(confirmTexts);
  const language = useLanguage();
  const [confirm] = useConfirmEmailMutation();
  const form = usePlainForm({
    empty: {},
    send: async () => {
      try {
        await confirm({ variables: { token } });
      } catch (error) {
        if (asksForPassword(error)) return onStranger();
        throw error;
      }
      onConfirmed();
    },
    refused: (thrown) => refusalOf(thrown, [], { language, refusal: text.used }),
  });
  return (
    <PlainForm form={form}>
      <RefusalMessage message={form.message} />
      <Button type="submit" size="lg" loading={form.sending} justifySelf="start">
        {text.confirm}
      </Button>
    </PlainForm>
  );
}

/** Confirms a registration on a device where the user is not signed in. */
export function RegistrantForm({ token, onConfirmed }: Props) {
  const text = useTexts(confirmTexts);
  const { enterPassword } = useTexts(accountTexts);
  const language = useLanguage();
  const [confirm] = useConfirmEmailMutation();
  const form = usePlainForm({
    empty: { password: enterPassword },
    send: async ({ password }) => {
      await confirm({ variables: { token, password } });
      onConfirmed();
    },
    refused: (thrown) =>
      refusalOf(thrown, ['password'], { language, refusal: text.used, reasons: passwordReasons[language] }),
  });
  return (
    <PlainForm form={form}>
      <RefusalMessage message={form.message} />
      <PlainPasswordField
        {...form.field('password')}
        label={text.password}
        autoComplete="current-password"
        maxLength={200}
      />
      <Button type="submit" size="lg" loading={form.sending}>
        {text.confirm}
      </Button>
    </PlainForm>
  );
}

/** The button that switches to the other way of confirming, without leaving the page. */
export const AlternativeButton = (props: { onClick: () => void; children: string; loading?: boolean }) => (
  <Button
    variant="plain"
    size="sm"
    px="0"
    h="auto"
    minH="6"
    textAlign="start"
    whiteSpace="normal"
    {...props}
  />
);

const asksForPassword = (error: unknown): boolean =>
  toAppError(error).fields.some(({ field }) => field === 'password');
