import { useApolloClient } from '@apollo/client/react';
import { Button, Flex, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { errorMessage } from '../graphql/error-messages';
import { toAppError } from '../graphql/errors';
import { evictQueries } from '../graphql/row-cache';
import type { Role } from '../graphql/schema.generated';
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

type Owner = { id: number; roles: readonly Role[] };

/**
 * The secret address at which the calendar app of the signed-in staff member reads follow-ups, or that of another user,
 * which staff can only revoke. Other users have an address only if they were staff before: without one, no card.
 */
export function CalendarCard({ owner }: { owner?: Owner }) {
  const text = useTexts(calendarTexts);
  const { data, error, refetch } = useCalendarLinkQuery({ variables: { userId: owner?.id } });
  const link = data?.calendarLink;
  if (owner && !owner.roles.includes('ADMIN') && !link) return null;
  return (
    <SectionCard title={text.title} description={owner ? text.aboutOther : text.about} size="md">
      {error && !data ? (
        <ErrorState error={error} onRetry={() => void refetch()} level="h3" py="4" />
      ) : data ? (
        <>
          <Text textStyle="sm" color="fg.muted">
            {link ? <LinkDates link={link} /> : owner ? text.noneOther : text.none}
          </Text>
          {owner ? link && <RevokeButton owner={owner} /> : <LinkButtons exists={Boolean(link)} />}
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

/** The button that revokes the address of the signed-in user, or of another. */
function RevokeButton({ owner }: { owner?: Owner }) {
  const text = useTexts(calendarTexts);
  const report = useFailureReport();
  const { cache } = useApolloClient();
  const [asking, setAsking] = useState(false);
  const [revokeLink] = useRevokeCalendarLinkMutation();
  const revoke = async () => {
    try {
      await revokeLink({ variables: { userId: owner?.id } });
      notify({ kind: 'success', title: text.revoked });
    } catch (failure) {
      report(failure);
    }
    evictQueries(cache, 'calendarLink');
  };
  return (
    <>
      <Button
        size="sm"
        variant="outline"
        colorPalette="danger"
        alignSelf="start"
        onClick={() => setAsking(true)}
      >
        {text.revoke}
      </Button>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        title={text.revokeTitle}
        confirmLabel={text.revoke}
        cancelLabel={text.cancel}
        danger
        onConfirm={revoke}
      >
        {owner ? text.revokeOther : text.revokeQuestion}
      </ConfirmDialog>
    </>
  );
}

/** The buttons that create, replace and revoke the own address, with their dialogs. */
function LinkButtons({ exists }: { exists: boolean }) {
  const text = useTexts(calendarTexts);
  const [asking, setAsking] = useState(false);
  const { create, creating, url, forget } = useNewAddress();
  const [shown, setShown] = useState(false);
  const replace = async () => {
    if (await create()) setShown(true);
  };
  return (
    <>
      <Flex gap="3" wrap="wrap">
        {exists ? (
          <>
            <Button size="sm" variant="outline" onClick={() => setAsking(true)}>
              {text.replace}
            </Button>
            <RevokeButton />
          </>
        ) : (
          <Button size="sm" variant="outline" loading={creating} onClick={() => void replace()}>
            <PlusIcon /> {text.create}
          </Button>
        )}
      </Flex>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        title={text.replaceTitle}
        confirmLabel={text.replace}
        cancelLabel={text.cancel}
        onConfirm={replace}
      >
        {text.replaceQuestion}
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

/** Returns a function that shows a failure as a notice. */
function useFailureReport() {
  const text = useTexts(calendarTexts);
  const language = useLanguage();
  return (failure: unknown) => {
    const description = errorMessage(language, toAppError(failure));
    notify({ kind: 'error', title: text.failed, description });
  };
}

/** Creates the address. `url` is the new address until it is forgotten. */
function useNewAddress() {
  const report = useFailureReport();
  const { cache } = useApolloClient();
  const [url, setUrl] = useState<string | null>(null);
  const [createLink, { loading: creating }] = useCreateCalendarLinkMutation();
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
  return { create, creating, url, forget: () => setUrl(null) };
}
