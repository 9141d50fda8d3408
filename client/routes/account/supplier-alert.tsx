import { Button } from '@chakra-ui/react';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { AccountFrame } from '../../features/accounts/account/account-frame';
import {
  useConfirmSupplierAlertMutation,
  useEndSupplierAlertMutation,
} from '../../features/directory/supplier-alerts/alert-request.generated';
import { alertTexts } from '../../features/directory/supplier-alerts/alert-texts';
import { PlainForm, usePlainForm } from '../../forms/plain-form';
import { RefusalMessage } from '../../forms/refusal-message';
import { refusalOf } from '../../forms/server-errors';
import { useLanguage, useTexts } from '../../lib/language';
import { pageTitles } from '../../navigation/page-titles';
import { paths } from '../../navigation/paths';
import { ButtonLink } from '../../ui/button-link';
import { TextLink } from '../../ui/text-link';

type PressProps = { label: string; send: () => Promise<unknown>; onDone: () => void };

function Press({ label, send, onDone }: PressProps) {
  const language = useLanguage();
  const form = usePlainForm({
    empty: {},
    send: async () => {
      await send();
      onDone();
    },
    refused: (thrown) => refusalOf(thrown, [], { language }),
  });
  return (
    <PlainForm form={form}>
      <RefusalMessage message={form.message} />
      <Button type="submit" size="lg" loading={form.sending} justifySelf="start">
        {label}
      </Button>
    </PlainForm>
  );
}

/**
 * Confirms or cancels an alert with the link from one of its mails. Opening the link is not enough, since mail scanners
 * do so, too.
 */
export function Component() {
  const text = useTexts(alertTexts);
  const title = useTexts(pageTitles.supplierAlert);
  const [search] = useSearchParams();
  const token = search.get('token');
  const ends = search.has('stop');
  const [confirm] = useConfirmSupplierAlertMutation();
  const [end] = useEndSupplierAlertMutation();
  const [done, setDone] = useState(false);
  const heading = ends ? text.endTitle : title;
  if (done || !token)
    return (
      <AccountFrame
        title={done ? (ends ? text.ended : text.confirmed) : heading}
        lead={done ? (ends ? text.endedLead : text.confirmedLead) : text.incomplete}
      >
        <ButtonLink to={paths.search()} size="lg" variant="outline">
          {text.suppliers}
        </ButtonLink>
      </AccountFrame>
    );
  return (
    <AccountFrame title={heading} lead={ends ? text.endLead : text.confirmLead}>
      <Press
        label={ends ? text.end : text.confirm}
        send={() => (ends ? end : confirm)({ variables: { token } })}
        onDone={() => setDone(true)}
      />
      {/* The link to the suppliers is also shown for an expired link. */}
      <TextLink to={paths.search()} display="inline-block" mt="6">
        {text.suppliers}
      </TextLink>
    </AccountFrame>
  );
}
