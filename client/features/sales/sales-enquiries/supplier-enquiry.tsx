import { useApolloClient } from '@apollo/client/react';
import { Box, Grid } from '@chakra-ui/react';
import { type ReactNode, useEffect, useRef } from 'react';
import { useMarkEnquiryViewedMutation } from './enquiry-detail.generated';
import { EnquiryHeader } from './enquiry-header';
import { changeEnquiryRow, type Enquiry } from './enquiry-rows';
import { MailList } from './mail-list';
import { CustomerFacts, DetailFacts, EnquiryTimeline } from './readonly-cards';
import { ReplyPanel } from './reply-panel';
import { SupplierActions } from './supplier-actions';

const columns = { base: 'minmax(0, 1fr)', xl: 'minmax(0, 6fr) minmax(0, 5fr)' };

/** Marks a new enquiry as Viewed when its supplier opens it (R169). Tries once, and never prevents reading. */
function useMarkViewed({ id, viewedAs, emailState }: Enquiry): void {
  const { cache } = useApolloClient();
  const [mark] = useMarkEnquiryViewedMutation();
  const marked = useRef<number | null>(null);
  useEffect(() => {
    if (viewedAs !== 'SUPPLIER' || (emailState !== 'UNOPENED' && emailState !== 'OPENED')) return;
    if (marked.current === id) return;
    marked.current = id;
    mark({ variables: { id } }).then(
      ({ data }) => {
        if (!data) return;
        const { version, emailState: now } = data.markSalesEnquiryViewed;
        changeEnquiryRow(cache, id, { version, emailState: now });
      },
      () => undefined,
    );
  }, [id, viewedAs, emailState, mark, cache]);
}

/** An enquiry for its supplier: the customer's details, the reply, and the progress of the sale. */
export function SupplierEnquiry({ enquiry, back }: { enquiry: Enquiry; back: ReactNode }) {
  useMarkViewed(enquiry);
  return (
    <>
      <EnquiryHeader enquiry={enquiry} back={back} />
      {/* On a phone the sale comes before the reply; on wide screens they are side by side. */}
      <Grid templateColumns={columns} templateRows={{ xl: 'auto auto 1fr' }} gap="5" alignItems="start">
        <DetailFacts enquiry={enquiry} />
        <CustomerFacts enquiry={enquiry} />
        <Grid gap="5" gridColumn={{ xl: '2' }} gridRow={{ xl: '1 / span 3' }}>
          <SupplierActions enquiry={enquiry} />
          <MailList enquiry={enquiry} />
        </Grid>
        <ReplyPanel enquiry={enquiry} />
      </Grid>
      <Box mt="5">
        <EnquiryTimeline enquiry={enquiry} />
      </Box>
    </>
  );
}
