import { type ReactNode, useEffect } from 'react';
import { RecordState } from '../../../editing/record-state';
import { SalesEnquiryChangesDocument } from '../../../live/live-changes.generated';
import { useLiveRecord } from '../../../live/use-subscription-event';
import { AdminEnquiry } from './admin-enquiry';
import { BuyerEnquiry } from './buyer-enquiry';
import { useEnquiryDetailQuery } from './enquiry-detail.generated';
import type { Enquiry } from './enquiry-rows';
import { SupplierEnquiry } from './supplier-enquiry';

/** Milliseconds between two polls while a mail is queued. */
const MAIL_POLL = 3000;

type Props = {
  id: number;
  back: ReactNode;
  toList: ReactNode;
  supplierHref: (id: number) => string;
  onDuplicated: (id: number) => void;
  onDeleted: () => void;
};

/** One enquiry, in the form for the role of its viewer (R154, A129). */
export function EnquiryScreen({ id, back, toList, supplierHref, onDuplicated, onDeleted }: Props) {
  const result = useEnquiryDetailQuery({ variables: { id } });
  const { startPolling, stopPolling } = result;
  const enquiry = result.data?.salesEnquiry;
  useLiveRecord(SalesEnquiryChangesDocument, id, result);
  const waiting = enquiry?.replies.some(({ status }) => status === 'QUEUED') ?? false;
  useEffect(() => {
    if (!waiting) return;
    startPolling(MAIL_POLL);
    return stopPolling;
  }, [waiting, startPolling, stopPolling]);
  const ofViewer = (shown: Enquiry) => {
    if (shown.viewedAs === 'ADMIN')
      return (
        <AdminEnquiry
          key={id}
          enquiry={shown}
          back={back}
          onDuplicated={onDuplicated}
          onDeleted={onDeleted}
        />
      );
    return shown.viewedAs === 'SUPPLIER' ? (
      <SupplierEnquiry key={id} enquiry={shown} back={back} />
    ) : (
      <BuyerEnquiry key={id} enquiry={shown} back={back} supplierHref={supplierHref} />
    );
  };
  return (
    <RecordState record={enquiry} result={result} missing={{ recordLabel: 'enquiry', action: toList }}>
      {ofViewer}
    </RecordState>
  );
}
