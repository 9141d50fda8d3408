import { useApolloClient } from '@apollo/client/react';
import { Button, Flex, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { errorMessage } from '../graphql/error-messages';
import { toAppError } from '../graphql/errors';
import { evictQueries } from '../graphql/row-cache';
import { useLanguage, useTexts } from '../lib/language';
import { ConfirmDialog } from '../ui/confirm-dialog';
import { DateTime } from '../ui/date-time';
import { Dialog } from '../ui/dialog';
import { ErrorState } from '../ui/error-state';
import { LoadingLines } from '../ui/loading-state';
import { notify } from '../ui/notices';
import { PlusIcon } from '../ui/pictograms';
import { SecretOnce } from '../ui/secret-once';
import { SectionCard } from '../ui/section-card';

import {
  type CalendarLinkQuery,
  useCalendarLinkQuery,
  useCreateCalendarLinkMutation,
  useRevokeCalendarLinkMutation,
} from './calendar-link.generated';
import { calendarTexts } from './calendar-texts';

type Question = 'replace' | 'revoke';

/** The secret address at which the calendar app of a staff member reads follow-ups. */
export function CalendarCard() {
  const text = useTexts(calendarTexts);
  const { data, error, refetch } = useCalendarLinkQuery();
  const link = data?.calendarLink;
  return (
    <SectionCard title={text.title} description={text.about} size="md">
      {error && !data ? (
        <ErrorState error={error} onRetry={() => void refetch()} level="h3" py="4" />
      ) : data ? (
        <>
          <Text textStyle="sm" color="fg.muted">
            {link ? <LinkDates link={link} /> : text.none}
          </Text>
          <LinkButtons exists={Boolean(link)} />
        </>
      ) : (
        <LoadingLines lines={2} />
      )}
    </SectionCard>
  );
}

function LinkDates({ link }: { link: NonNullable<CalendarLinkQuery['calendarLink']> }) {
  const text = useTexts(calendarTexts);
  return (
    <>
      {text.created} <DateTime value={link.createdAt} />
      {' · '}
      {link.lastUsedAt ? (
        <>
          {text.lastUsed} <DateTime value={link.lastUsedAt} />
        </>
      ) : (
        text.neverUsed
      )}
    </>
  );
}

/** The buttons that create, replace and revoke the address, with their dialogs. */
function LinkButtons({ exists }: { exists: boolean }) {
  const text = useTexts(calendarTexts);
  const [asking, setAsking] = useState<Question | null>(null);
  const { create, revoke, creating, url, forget } = useCalendarLink();
  const [shown, setShown] = useState(false);
  const replace = async () => {
    if (await create()) setShown(true);
  };
  const close = () => setAsking(null);
  return (
    <>
      <Flex gap="3" wrap="wrap">
        {exists ? (
          <>
            <Button size="sm" variant="outline" onClick={() => setAsking('replace')}>
              {text.replace}
            </Button>
            <Button size="sm" variant="outline" colorPalette="danger" onClick={() => setAsking('revoke')}>
              {text.revoke}
            </Button>
          </>
        ) : (
          <Button size="sm" variant="outline" loading={creating} onClick={() => void replace()}>
            <PlusIcon /> {text.create}
          </Button>
        )}
      </Flex>
      <ConfirmDialog
        open={asking === 'replace'}
        onClose={close}
        title={text.replaceTitle}
        confirmLabel={text.replace}
        cancelLabel={text.cancel}
        onConfirm={replace}
      >
        {text.replaceQuestion}
      </ConfirmDialog>
      <ConfirmDialog
        open={asking === 'revoke'}
        onClose={close}
        title={text.revokeTitle}
        confirmLabel={text.revoke}
        cancelLabel={text.cancel}
        danger
        onConfirm={revoke}
      >
        {text.revokeQuestion}
      </ConfirmDialog>
      <Dialog
        open={shown}
        onClose={() => setShown(false)}
        onClosed={forget}
        dismissable={false}
        title={text.copyTitle}
        footer={<Button onClick={() => setShown(false)}>{text.done}</Button>}
      >
        <SecretOnce secret={url ?? ''} label={text.address} copyLabel={text.copy}>
          {text.copyNow}
        </SecretOnce>
      </Dialog>
    </>
  );
}

/** Creates and revokes the address. `url` is the new address until it is forgotten. */
function useCalendarLink() {
  const text = useTexts(calendarTexts);
  const language = useLanguage();
  const { cache } = useApolloClient();
  const [url, setUrl] = useState<string | null>(null);
  const [createLink, { loading: creating }] = useCreateCalendarLinkMutation();
  const [revokeLink] = useRevokeCalendarLinkMutation();
  const report = (failure: unknown) => {
    const description = errorMessage(language, toAppError(failure));
    notify({ kind: 'error', title: text.failed, description });
  };
  /** Resolves to false if the address could not be created, which the user has been told. */
  const create = async (): Promise<boolean> => {
    try {
      const { data } = await createLink();
      setUrl(data?.createCalendarLink.url ?? null);
    } catch (failure) {
      report(failure);
      return false;
    } finally {
      evictQueries(cache, 'calendarLink');
    }
    return true;
  };
  const revoke = async () => {
    try {
      await revokeLink();
      notify({ kind: 'success', title: text.revoked });
    } catch (failure) {
      report(failure);
    }
    evictQueries(cache, 'calendarLink');
  };
  return { create, revoke, creating, url, forget: () => setUrl(null) };
}
