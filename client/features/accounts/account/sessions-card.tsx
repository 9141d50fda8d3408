import { useApolloClient } from '@apollo/client/react';
import { Button, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { errorMessage } from '../../../graphql/error-messages';
import { toAppError } from '../../../graphql/errors';
import { evictQueries } from '../../../graphql/row-cache';
import { useLanguage, useTexts } from '../../../lib/language';
import { ConfirmDialog } from '../../../ui/confirm-dialog';
import { DateTime } from '../../../ui/date-time';
import { ItemListCard, ItemRow } from '../../../ui/item-list-card';
import { notify } from '../../../ui/notices';
import { StatusTag } from '../../../ui/status-tag';
import {
  type ActiveSession_RowFragment,
  useEndMyOtherSessionsMutation,
  useEndMySessionMutation,
  useMySessionsQuery,
} from './sessions.generated';
import { methodTexts, sessionsTexts } from './sessions-texts';

type ActiveSession = Omit<ActiveSession_RowFragment, ' $fragmentName'>;

/** The devices on which the user is signed in, with buttons that sign them out. */
export function SessionsCard() {
  const text = useTexts(sessionsTexts);
  const { data, error, refetch } = useMySessionsQuery({ fetchPolicy: 'cache-and-network' });
  const sessions = data?.mySessions;
  return (
    <ItemListCard
      title={text.title}
      description={text.about}
      rows={sessions?.map((session) => <SessionRow key={session.id} session={session} />)}
      error={error}
      onRetry={() => void refetch()}
      none={text.none}
      create={sessions?.some(({ current }) => !current) && <SignOutOthersButton />}
    />
  );
}

function SessionRow({ session }: { session: ActiveSession }) {
  const text = useTexts(sessionsTexts);
  const methods = methodTexts[useLanguage()];
  const { browser, operatingSystem, networkAddress, method, signedInAt, lastUsedAt, current } = session;
  const device = browser && operatingSystem ? `${browser} ${text.on} ${operatingSystem}` : null;
  const name = device ?? browser ?? operatingSystem ?? text.unknown;
  return (
    <ItemRow
      name={name}
      tag={current && <StatusTag tone="good">{text.thisDevice}</StatusTag>}
      actions={!current && <SignOutButton id={session.id} name={name} />}
    >
      <Text color="fg.muted" mt="1">
        {text.signedIn} <DateTime value={signedInAt} />
        {method && ` ${methods[method]}`}
        {' · '}
        {text.lastUsed} <DateTime value={lastUsedAt} />
      </Text>
      {networkAddress && (
        <Text color="fg.muted" overflowWrap="anywhere">
          {text.address}: {networkAddress}
        </Text>
      )}
    </ItemRow>
  );
}

/** Returns a function that signs out, says so, and loads the list again. */
function useSignOut() {
  const text = useTexts(sessionsTexts);
  const language = useLanguage();
  const { cache } = useApolloClient();
  return async (signOut: () => Promise<unknown>, title: string, device?: string) => {
    try {
      await signOut();
      notify({ kind: 'success', title, ...(device && { description: device }) });
    } catch (failure) {
      const description = errorMessage(language, toAppError(failure));
      notify({ kind: 'error', title: text.failed, description });
    }
    evictQueries(cache, 'mySessions');
  };
}

function SignOutButton({ id, name }: { id: number; name: string }) {
  const text = useTexts(sessionsTexts);
  const [asking, setAsking] = useState(false);
  const [end] = useEndMySessionMutation();
  const signOut = useSignOut();
  return (
    <>
      <Button
        size="sm"
        variant="outline"
        colorPalette="danger"
        aria-label={`${text.signOut}: ${name}`}
        onClick={() => setAsking(true)}
      >
        {text.signOut}
      </Button>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        title={text.signOutTitle}
        confirmLabel={text.signOut}
        cancelLabel={text.cancel}
        danger
        onConfirm={() => signOut(() => end({ variables: { id } }), text.signedOut, name)}
      >
        {name} {text.signOutQuestion}
      </ConfirmDialog>
    </>
  );
}

function SignOutOthersButton() {
  const text = useTexts(sessionsTexts);
  const [asking, setAsking] = useState(false);
  const [end] = useEndMyOtherSessionsMutation();
  const signOut = useSignOut();
  return (
    <>
      <Button size="sm" variant="outline" colorPalette="danger" onClick={() => setAsking(true)}>
        {text.signOutOthers}
      </Button>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        title={text.signOutOthers}
        confirmLabel={text.signOut}
        cancelLabel={text.cancel}
        danger
        onConfirm={() => signOut(() => end(), text.othersSignedOut)}
      >
        {text.signOutOthersQuestion}
      </ConfirmDialog>
    </>
  );
}
