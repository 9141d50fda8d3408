import { type ReactNode, useEffect } from 'react';
import { EmptyState } from '../../ui/empty-state';
import { ErrorState } from '../../ui/error-state';
import { WindsweptTree } from '../../ui/illustrations/plants';
import { LoadingLines } from '../../ui/loading-state';
import { Skeleton } from '../../ui/skeleton';
import { AdminEnquiry } from './admin-enquiry';
import { BuyerEnquiry } from './buyer-enquiry';
import { useEnquiryDetailQuery } from './enquiry-detail.generated';
import { SupplierEnquiry } from './supplier-enquiry';

/** Milliseconds between looks at a mail that has not gone out yet. */
const MAIL_POLL = 3000;

type Props = {
  id: number;
  back: ReactNode;
  toList: ReactNode;
  supplierHref: (id: number) => string;
  onDuplicated: (id: number) => void;
  onDeleted: () => void;
};

/** What stands in the place of an enquiry that is not there, or not the reader’s. */
export function EnquiryNotFound({ action }: { action: ReactNode }) {
  return (
    <EmptyState
      level="h1"
      py="20"
      layerStyle="panel"
      illustration={<WindsweptTree />}
      title="There is no such enquiry"
      action={action}
    >
      It may have been deleted, or it belongs to somebody else.
    </EmptyState>
  );
}

function Loading() {
  return (
    <>
      <Skeleton h="8" w="64" mb="8" />
      <LoadingLines lines={8} layerStyle="panel" p="6" />
    </>
  );
}

/** One enquiry, in the form for whoever looks at it (R154, A129). */
export function EnquiryScreen({ id, back, toList, supplierHref, onDuplicated, onDeleted }: Props) {
  const { data, error, loading, refetch, startPolling, stopPolling } = useEnquiryDetailQuery({
    variables: { id },
  });
  const enquiry = data?.salesEnquiry;
  const waiting = enquiry?.replies.some(({ status }) => status === 'QUEUED') ?? false;
  useEffect(() => {
    if (!waiting) return;
    startPolling(MAIL_POLL);
    return stopPolling;
  }, [waiting, startPolling, stopPolling]);
  if (!enquiry) {
    if (error)
      return <ErrorState level="h1" error={error} onRetry={() => void refetch()} layerStyle="panel" />;
    return loading ? <Loading /> : <EnquiryNotFound action={toList} />;
  }
  if (enquiry.viewedAs === 'ADMIN') {
    return (
      <AdminEnquiry
        key={id}
        enquiry={enquiry}
        back={back}
        onDuplicated={onDuplicated}
        onDeleted={onDeleted}
      />
    );
  }
  return enquiry.viewedAs === 'SUPPLIER' ? (
    <SupplierEnquiry key={id} enquiry={enquiry} back={back} />
  ) : (
    <BuyerEnquiry key={id} enquiry={enquiry} back={back} supplierHref={supplierHref} />
  );
}
