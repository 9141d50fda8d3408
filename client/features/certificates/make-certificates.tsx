import { Button } from '@chakra-ui/react';
import { useState } from 'react';
import { toAppError } from '../../graphql/errors';
import { useTaskStarted } from '../../tasks/use-task-acts';
import { CertificateIcon } from '../../ui/admin-icons';
import { ConfirmDialog } from '../../ui/confirm-dialog';
import { notify } from '../../ui/notices';
import { WideWords, wideWordsRoom } from '../../ui/wide-words';
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
      <Button size="sm" variant="outline" px={wideWordsRoom} onClick={() => setAsking(true)}>
        <CertificateIcon /> <WideWords>Certificates</WideWords>
      </Button>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        title="Make the certificates of all impact buyers?"
        confirmLabel="Make them"
        onConfirm={onConfirm}
      >
        Those with a Live Report whose figures have changed get a new version; the others keep theirs. You can
        go on working meanwhile, and stop it.
      </ConfirmDialog>
    </>
  );
}
