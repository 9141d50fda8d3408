import { Box, Button } from '@chakra-ui/react';
import { useState } from 'react';
import { toAppError } from '../../graphql/errors';
import { adminPaths } from '../../navigation/admin-paths';
import { ConfirmDialog } from '../../ui/confirm-dialog';
import { CopiedLink } from '../../ui/copied-link';
import { RefreshIcon } from '../../ui/icons';
import { notify } from '../../ui/notices';
import { useRotateBuyerLinkKeyMutation } from './buyer-detail.generated';
import type { Buyer } from './buyer-fields';

/** The secret page on which the buyer answers its leads, and another key for it (R121, R141, A25). */
export function LeadsLink({ buyer: { id, linkKey } }: { buyer: Buyer }) {
  const [asking, setAsking] = useState(false);
  const [rotate] = useRotateBuyerLinkKeyMutation();
  const onConfirm = async () => {
    try {
      await rotate({ variables: { id } });
      notify({ kind: 'success', title: 'New link', description: 'The old link opens nothing any more.' });
    } catch (failure) {
      notify({ kind: 'error', title: 'That did not work', description: toAppError(failure).message });
    }
  };
  return (
    <>
      <CopiedLink label="Leads link" path={adminPaths.buyerLink(linkKey)} />
      <Box>
        <Button size="xs" variant="ghost" colorPalette="neutral" onClick={() => setAsking(true)}>
          <RefreshIcon /> Make a new link
        </Button>
      </Box>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        title="Make a new link"
        confirmLabel="Make a new link"
        onConfirm={onConfirm}
        danger
      >
        Whoever has the present link cannot open the page with it any more. Do this when the link has reached
        somebody it is not meant for.
      </ConfirmDialog>
    </>
  );
}
