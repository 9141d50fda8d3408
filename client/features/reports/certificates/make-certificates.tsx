import { Button } from '@chakra-ui/react';
import { useState } from 'react';
import { toAppError } from '../../../graphql/errors';
import { useTaskStarted } from '../../../tasks/use-task-actions';
import { CertificateIcon } from '../../../ui/admin-icons';
import { ConfirmDialog } from '../../../ui/confirm-dialog';
import { notify } from '../../../ui/notices';
import { ResponsiveLabel, responsiveLabelPadding } from '../../../ui/responsive-label';
import { useMakeCertificatesMutation } from './buyer-certificate.generated';

/** The button that makes the certificates of all buyers with a Live Report, as one task. */
export function MakeCertificates() {
  const [asking, setAsking] = useState(false);
  const [make] = useMakeCertificatesMutation();
  const started = useTaskStarted();
  const onConfirm = async () => {
    try {
      const { data } = await make();
      if (data) await started(data.makeCertificates);
    } catch (failure) {
      notify({ kind: 'error', title: 'Something went wrong', description: toAppError(failure).message });
    }
  };
  return (
    <>
      <Button size="sm" variant="outline" px={responsiveLabelPadding} onClick={() => setAsking(true)}>
        <CertificateIcon /> <ResponsiveLabel>Certificates</ResponsiveLabel>
      </Button>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        title="Create certificates for all impact buyers?"
        confirmLabel="Create certificates"
        onConfirm={onConfirm}
      >
        Buyers whose status is Live Report get a new certificate if their figures have changed. You can keep
        working while this runs, or stop it at any time.
      </ConfirmDialog>
    </>
  );
}
