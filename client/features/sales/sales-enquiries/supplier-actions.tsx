import { Box, Button, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { AutoSaveField } from '../../../editing/auto-save-field';
import { type ChoiceButton, ChoiceButtons } from '../../../editing/choice-buttons';
import { type SaveField, useFieldSaver } from '../../../editing/use-field-saver';
import type { EnquiryProgress } from '../../../graphql/schema.generated';
import { communityHours, formatHours, formatMoney } from '../../../lib/format';
import { FlagIcon } from '../../../ui/admin-icons';
import { HeartIcon } from '../../../ui/pictograms';
import { contributionOf, progressLabels } from '../../../ui/sales-labels';
import { SectionCard } from '../../../ui/section-card';
import { enquiryFields } from './enquiry-fields';
import type { Enquiry } from './enquiry-rows';
import { enquiryStore } from './enquiry-store';
import { ReportIssueDialog } from './report-issue-dialog';

/** Statuses that a supplier can choose: all except Introduction, which only staff set (R164). */
const statuses: ChoiceButton<EnquiryProgress>[] = [
  { value: 'ENQUIRY', label: progressLabels.ENQUIRY, palette: 'accent' },
  { value: 'IN_PROGRESS', label: progressLabels.IN_PROGRESS, palette: 'brand' },
  { value: 'COMPLETED', label: progressLabels.COMPLETED, palette: 'brand' },
  { value: 'FALLEN_THROUGH', label: progressLabels.FALLEN_THROUGH, palette: 'danger' },
];

/** The contribution of the sale to the good cause, once it is known. */
function GoodDone({ enquiry }: { enquiry: Enquiry }) {
  const { goodCause } = enquiry;
  const contribution = contributionOf(enquiry);
  if (!contribution) return null;
  return (
    <Box bg="accent.subtle" borderRadius="leaf" px="5" py="4" display="flex" gap="3" alignItems="center">
      <HeartIcon color="fg.accent" boxSize="6" />
      <Text textStyle="sm" minW="0">
        <strong>{formatMoney(contribution)}</strong>{' '}
        {goodCause ? `for ${goodCause.name}` : 'where it is needed most'}:{' '}
        {formatHours(communityHours(contribution))} of community work.
      </Text>
    </Box>
  );
}

function Fields({ enquiry, save }: { enquiry: Enquiry; save: SaveField<typeof enquiryFields> }) {
  const { specialFieldLabel } = enquiry;
  return (
    <>
      <AutoSaveField
        label="Revenue (excl GST)"
        hint="Your changes are saved when you leave the field."
        money
        row={enquiryFields.supplierRevenue}
        record={enquiry}
        save={(text, before) => save('supplierRevenue', text, before)}
      />
      {specialFieldLabel && (
        <AutoSaveField
          label={specialFieldLabel}
          row={enquiryFields.specialField}
          record={enquiry}
          save={(text, before) => save('specialField', text, before)}
        />
      )}
      <AutoSaveField
        label="Your notes"
        hint="Only you and our team can see these notes. They’re saved automatically."
        multiline
        row={enquiryFields.supplierNotes}
        record={enquiry}
        save={(text, before) => save('supplierNotes', text, before)}
      />
    </>
  );
}

/** Actions for the supplier: status, revenue and notes, each saved at once (R155). */
export function SupplierActions({ enquiry }: { enquiry: Enquiry }) {
  const save = useFieldSaver(enquiryFields, enquiryStore, enquiry.id);
  const [reporting, setReporting] = useState(false);
  const due = enquiry.progress === 'COMPLETED' && enquiry.supplierRevenue === null;
  return (
    <SectionCard
      title="Actions needed by you"
      description="Keep the status up to date so good causes know what to expect."
    >
      <ChoiceButtons
        legend="Status"
        choices={statuses}
        value={enquiry.progress}
        onChoose={(progress) => save('progress', progress, enquiry.progress)}
      />
      {due && (
        <Text textStyle="sm" color="fg.accent" fontWeight="medium">
          Well done! Enter the sale amount below so we can work out the contribution.
        </Text>
      )}
      <Fields enquiry={enquiry} save={save} />
      <GoodDone enquiry={enquiry} />
      <Button
        alignSelf="flex-start"
        size="sm"
        variant="outline"
        colorPalette="neutral"
        onClick={() => setReporting(true)}
      >
        <FlagIcon /> Report Issue
      </Button>
      <ReportIssueDialog enquiryId={enquiry.id} open={reporting} onClose={() => setReporting(false)} />
    </SectionCard>
  );
}
