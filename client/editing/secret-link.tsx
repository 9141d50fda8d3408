import { Box, Button } from '@chakra-ui/react';
import { useState } from 'react';
import { toAppError } from '../graphql/errors';
import { ConfirmDialog } from '../ui/confirm-dialog';
import { CopiedLink } from '../ui/copied-link';
import { RefreshIcon } from '../ui/icons';
import { notify } from '../ui/notices';

type Props = {
  label: string;
  /** The page that the key opens; null while there is no key. */
  path: string | null;
  /** Replaces the key; undefined for users who may not do so. */
  rotate?: () => Promise<unknown>;
};

/** The secret link of a record with a copy button, and a button that replaces its key (R121, R141, A25). */
export function SecretLink({ label, path, rotate }: Props) {
  const [asking, setAsking] = useState(false);
  const onConfirm = async () => {
    try {
      await rotate?.();
      notify({ kind: 'success', title: 'New link', description: 'The old link no longer works.' });
    } catch (failure) {
      notify({ kind: 'error', title: 'Something went wrong', description: toAppError(failure).message });
    }
  };
  return (
    <>
      {path && <CopiedLink label={label} path={path} />}
      {rotate && (
        <Box>
          <Button size="xs" variant="ghost" colorPalette="neutral" onClick={() => setAsking(true)}>
            <RefreshIcon /> Make a new link
          </Button>
        </Box>
      )}
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        title="Make a new link"
        confirmLabel="Make a new link"
        onConfirm={onConfirm}
        danger
      >
        The current link will stop working. Make a new link if the current one was shared with the wrong
        person.
      </ConfirmDialog>
    </>
  );
}
