import { useApolloClient } from '@apollo/client/react';
import { Alert, Box, Button, Flex } from '@chakra-ui/react';
import { useState } from 'react';
import { useSessionState } from '../graphql/use-session';
import { alert } from '../theme/lazy-recipes/alert';
import { CopyButton } from '../ui/copy-button';
import { RefreshIcon, WarningIcon } from '../ui/icons';
import type { RecordStore, Versioned } from './record-store';
import { restoreRecord } from './undo';

/**
 * For records with a trash: restores the record and fetches it again. Typed values are then still in its form (A155).
 */
function RestoreButton({ store, id }: { store: RecordStore<Versioned, never>; id: number }) {
  const client = useApolloClient();
  const { user } = useSessionState();
  const [busy, setBusy] = useState(false);
  const { recordType, evict } = store;
  if (!recordType || !evict || !user?.roles.includes('ADMIN')) return null;
  const restore = async () => {
    setBusy(true);
    await restoreRecord(client, recordType, id, evict);
    // If the request fails, the panel and its button stay.
    await store.fetchNewest(client, id).catch(() => undefined);
    setBusy(false);
  };
  return (
    <Button size="sm" variant="outline" loading={busy} onClick={() => void restore()}>
      <RefreshIcon /> Restore this record from the trash
    </Button>
  );
}

type Props = {
  store: RecordStore<Versioned, never>;
  id: number;
  /** The name of the record type in a sentence, such as 'enquiry'. */
  recordLabel: string;
  /** Returns the unsaved values as text, for copying. */
  typed: () => string;
};

/** The message above the form of a record that another user has deleted meanwhile: typed values stay visible. */
export const DeletedPanel = ({ store, id, recordLabel, typed }: Props) => (
  <Alert.Root recipe={alert} status="warning" role="alert">
    <Alert.Indicator>
      <WarningIcon />
    </Alert.Indicator>
    <Alert.Content gap="4">
      <Box>
        <Alert.Title>Someone else deleted this {recordLabel} while you had it open</Alert.Title>
        <Alert.Description>
          This can’t be saved any more. Copy anything you want to keep before you leave this page.
        </Alert.Description>
      </Box>
      <Flex gap="2" wrap="wrap">
        <RestoreButton store={store} id={id} />
        <CopyButton text={typed}>Copy my changes</CopyButton>
      </Flex>
    </Alert.Content>
  </Alert.Root>
);
