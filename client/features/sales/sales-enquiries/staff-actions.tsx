import { useApolloClient } from '@apollo/client/react';
import { Button } from '@chakra-ui/react';
import { useState } from 'react';
import { notifyDeleted } from '../../../editing/undo';
import { toAppError } from '../../../graphql/errors';
import { ArchiveIcon } from '../../../ui/admin-icons';
import { ConfirmDialog } from '../../../ui/confirm-dialog';
import { notify } from '../../../ui/notices';
import { CopyIcon, TrashIcon } from '../../../ui/pictograms';
import { RecordActions } from '../../../ui/record-actions';
import { CreateBuyerOfEnquiry } from './create-buyer';
import {
  useDeleteEnquiryMutation,
  useDuplicateEnquiryMutation,
  useSaveEnquiryMutation,
} from './enquiry-detail.generated';
import { type Enquiry, evictLists } from './enquiry-rows';
import { Introduce } from './introduce';
import { LinkToLead } from './link-to-lead';

type Props = {
  enquiry: Enquiry;
  onDuplicated: (id: number) => void;
  onDeleted: () => void;
};

const notDone = (failure: unknown) =>
  notify({ kind: 'error', title: 'Something went wrong', description: toAppError(failure).message });

/** The actions of staff on an enquiry: duplicate (R173), archive (R175) and delete (R174). */
export function StaffActions({ enquiry, onDuplicated, onDeleted }: Props) {
  const { id, version } = enquiry;
  const client = useApolloClient();
  const [asking, setAsking] = useState<'delete' | 'archive' | null>(null);
  const [duplicate, duplicating] = useDuplicateEnquiryMutation();
  const [remove] = useDeleteEnquiryMutation();
  const [save, saving] = useSaveEnquiryMutation();
  const archived = enquiry.staff?.archived ?? false;

  const onDuplicate = async () => {
    try {
      const { data } = await duplicate({ variables: { id } });
      if (!data) return;
      evictLists(client.cache);
      notify({
        kind: 'created',
        title: 'Creation Successful',
        description: 'The enquiry has been duplicated',
      });
      onDuplicated(data.duplicateSalesEnquiry.id);
    } catch (failure) {
      notDone(failure);
    }
  };
  const onDelete = async () => {
    try {
      await remove({ variables: { id } });
      onDeleted();
      evictLists(client.cache);
      notifyDeleted(client, {
        recordType: 'SALES_ENQUIRY',
        id,
        what: 'The Sales Enquiry',
        evict: evictLists,
      });
    } catch (failure) {
      notDone(failure);
    }
  };
  // Successful archiving shows no notice (R175), since the tag in the heading changes. A failure shows one.
  const setArchived = async (wanted: boolean) => {
    try {
      await save({ variables: { id, version, input: { archived: wanted } } });
      evictLists(client.cache);
    } catch (failure) {
      notDone(failure);
    }
  };

  return (
    <>
      <RecordActions>
        {!enquiry.impactBuyer && <CreateBuyerOfEnquiry enquiry={enquiry} />}
        <Button
          size="sm"
          variant="outline"
          colorPalette="neutral"
          onClick={onDuplicate}
          loading={duplicating.loading}
        >
          <CopyIcon /> Duplicate
        </Button>
        <Button
          size="sm"
          variant="outline"
          colorPalette="neutral"
          loading={saving.loading}
          onClick={() => (archived ? setArchived(false) : setAsking('archive'))}
        >
          <ArchiveIcon /> {archived ? 'Unarchive' : 'Archive'}
        </Button>
        {enquiry.supplier && <Introduce enquiryId={id} />}
        {enquiry.staff?.leadId === null && <LinkToLead enquiryId={id} />}
        <Button size="sm" variant="outline" colorPalette="danger" onClick={() => setAsking('delete')}>
          <TrashIcon /> Delete
        </Button>
      </RecordActions>
      <ConfirmDialog
        open={asking === 'delete'}
        onClose={() => setAsking(null)}
        title="Delete enquiry"
        confirmLabel="Delete"
        cancelLabel="Don't Delete"
        danger
        onConfirm={onDelete}
      >
        Are you sure you want to delete this sale enquiry card?
      </ConfirmDialog>
      <ConfirmDialog
        open={asking === 'archive'}
        onClose={() => setAsking(null)}
        title="Archive enquiry"
        confirmLabel="Archive"
        cancelLabel="Don't Archive"
        onConfirm={() => setArchived(true)}
      >
        Are you sure you want to Archive this sale enquiry card?
      </ConfirmDialog>
    </>
  );
}
