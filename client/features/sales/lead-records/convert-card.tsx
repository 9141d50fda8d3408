import { useEffect } from 'react';
import { toAppError } from '../../../graphql/errors';
import { notify } from '../../../ui/notices';
import { ConvertLead } from './lead-mails';
import { useLeadDetailQuery } from './leads.generated';

/**
 * Creates the enquiry of a lead on the board. Fetches the lead first, since its card has only some of the data (R198).
 */
export function ConvertCard({ id, onClose }: { id: number; onClose: () => void }) {
  const { data, error, loading } = useLeadDetailQuery({ variables: { id } });
  const lead = data?.leadRecord;
  const missing = !lead && !loading;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the notice is shown once
  useEffect(() => {
    if (!missing) return;
    const description = error ? toAppError(error).message : 'This lead no longer exists.';
    notify({ kind: 'error', title: 'Something went wrong', description });
    onClose();
  }, [missing]);
  return lead ? <ConvertLead lead={lead} unsaved={false} onClose={onClose} /> : null;
}
