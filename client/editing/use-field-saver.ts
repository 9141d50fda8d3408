import { useApolloClient } from '@apollo/client/react';
import { useRef } from 'react';
import {
  EnquiryDetail_EnquiryFragmentDoc,
  EnquiryDetailDocument,
  useSaveEnquiryMutation,
} from '../features/sales-enquiries/enquiry-detail.generated';
import { type Enquiry, refreshRow } from '../features/sales-enquiries/enquiry-rows';
import { toAppError } from '../graphql/errors';
import type { SalesEnquiryInput } from '../graphql/schema.generated';

/** The fields that suppliers and buyers save one by one. */
export type OwnField =
  | 'progress'
  | 'supplierRevenue'
  | 'specialField'
  | 'supplierNotes'
  | 'buyerFeedback'
  | 'buyerNotes';

/** Raised when somebody else changed the same field meanwhile; carries what stands there now. */
export class FieldConflict extends Error {
  constructor(readonly theirs: Enquiry[OwnField]) {
    super('Somebody else changed this meanwhile.');
  }
}

export type SaveField = <Field extends OwnField>(
  field: Field,
  value: Enquiry[Field],
  /** What stood there when the change was begun. */
  before: Enquiry[Field],
) => Promise<void>;

/**
 * Saves single fields of an enquiry at once, one after the other, each on the newest version. A change of another
 * field by somebody else is no obstacle; one of the same field raises `FieldConflict`.
 */
export function useFieldSaver(id: number): SaveField {
  const client = useApolloClient();
  const [save] = useSaveEnquiryMutation();
  const running = useRef<Promise<unknown>>(Promise.resolve());

  const send = async (version: number, input: SalesEnquiryInput) => {
    const { data } = await save({ variables: { id, version, input } });
    if (data) refreshRow(client.cache, data.updateSalesEnquiry);
  };
  const stored = () =>
    client.cache.readFragment<Enquiry>({
      id: `SalesEnquiry:${id}`,
      fragment: EnquiryDetail_EnquiryFragmentDoc,
      fragmentName: 'EnquiryDetail_enquiry',
    });
  const fetchNewer = async () => {
    const { data } = await client.query({
      query: EnquiryDetailDocument,
      variables: { id },
      fetchPolicy: 'network-only',
    });
    return data?.salesEnquiry ?? null;
  };

  return (field, value, before) => {
    const work = async () => {
      const version = stored()?.version ?? 0;
      try {
        await send(version, { [field]: value });
      } catch (failure) {
        if (toAppError(failure).code !== 'CONFLICT') throw failure;
        const newer = await fetchNewer();
        if (!newer) throw failure;
        if (newer[field] !== before && newer[field] !== value) throw new FieldConflict(newer[field]);
        await send(newer.version, { [field]: value });
      }
    };
    const turn = running.current.then(work);
    running.current = turn.catch(() => undefined);
    return turn;
  };
}
