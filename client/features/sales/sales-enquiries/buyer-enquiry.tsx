import { Box, Grid } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { AutoSaveField } from '../../../editing/auto-save-field';
import { type ChoiceButton, ChoiceButtons } from '../../../editing/choice-buttons';
import { useFieldSaver } from '../../../editing/use-field-saver';
import type { BuyerFeedback } from '../../../graphql/schema.generated';
import { formatMoney } from '../../../lib/format';
import { Fact } from '../../../ui/fact-list';
import { contributionOf, feedbackLabels } from '../../../ui/sales-labels';
import { SectionCard } from '../../../ui/section-card';
import { TextLink } from '../../../ui/text-link';
import { enquiryFields } from './enquiry-fields';
import { EnquiryHeader } from './enquiry-header';
import type { Enquiry } from './enquiry-rows';
import { enquiryStore } from './enquiry-store';
import { CustomerFacts, DetailFacts, EnquiryTimeline } from './readonly-cards';

const columns = { base: 'minmax(0, 1fr)', xl: 'minmax(0, 6fr) minmax(0, 5fr)' };

/** Choices of the buyer's feedback (R165). */
const feedback: ChoiceButton<BuyerFeedback>[] = [
  { value: 'IN_PROGRESS', label: feedbackLabels.IN_PROGRESS, palette: 'brand' },
  { value: 'COMPLETED', label: feedbackLabels.COMPLETED, palette: 'brand' },
  { value: 'FALLEN_THROUGH', label: feedbackLabels.FALLEN_THROUGH, palette: 'danger' },
];

type Props = { enquiry: Enquiry; back: ReactNode; supplierHref: (id: number) => string };

/** The buyer's feedback on the enquiry, saved at once (R157). */
function Feedback({ enquiry }: { enquiry: Enquiry }) {
  const save = useFieldSaver(enquiryFields, enquiryStore, enquiry.id);
  return (
    <SectionCard
      title="Feedback on the Enquiry"
      description="Tell us how it went. Our team compares your answer with what the supplier says."
    >
      <ChoiceButtons
        legend="How is this enquiry going?"
        choices={feedback}
        value={enquiry.buyerFeedback}
        onChoose={(value) => save('buyerFeedback', value, enquiry.buyerFeedback ?? '')}
      />
      <AutoSaveField
        label="Your notes"
        hint="Only you and our team can see these notes. They’re saved automatically."
        multiline
        row={enquiryFields.buyerNotes}
        record={enquiry}
        save={(text, before) => save('buyerNotes', text, before)}
      />
    </SectionCard>
  );
}

/** An enquiry for its buyer: read-only except for the feedback. */
export function BuyerEnquiry({ enquiry, back, supplierHref }: Props) {
  const { supplier, supplierCategories, specialFieldLabel, specialField } = enquiry;
  const given = contributionOf(enquiry);
  return (
    <>
      <EnquiryHeader enquiry={enquiry} back={back} />
      <Grid templateColumns={columns} gap="5" alignItems="start">
        <Grid gap="5">
          <DetailFacts enquiry={enquiry}>
            <Fact label="Supplier">
              {supplier && <TextLink to={supplierHref(supplier.id)}>{supplier.name}</TextLink>}
            </Fact>
            {supplier && <Fact label="What they do">{supplier.listTitle}</Fact>}
            {supplierCategories && <Fact label="Categories">{supplierCategories}</Fact>}
            {specialField && <Fact label={specialFieldLabel ?? 'More'}>{specialField}</Fact>}
            {given !== null && <Fact label="Contribution">{formatMoney(given)}</Fact>}
          </DetailFacts>
          <CustomerFacts enquiry={enquiry} />
        </Grid>
        <Feedback enquiry={enquiry} />
      </Grid>
      <Box mt="5">
        <EnquiryTimeline enquiry={enquiry} />
      </Box>
    </>
  );
}
