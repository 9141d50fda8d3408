import { Grid } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { RecordEditor } from '../../../editing/record-editor';
import { enquiryFields } from './enquiry-fields';
import { EnquiryHeader } from './enquiry-header';
import type { Enquiry } from './enquiry-rows';
import { enquiryStore } from './enquiry-store';
import { MailList } from './mail-list';
import { EnquiryTimeline } from './readonly-cards';
import { ReplyPanel } from './reply-panel';
import { StaffActions } from './staff-actions';
import { CustomerCard, DetailsCard, OtherCard, OutcomeCard } from './staff-cards';

/** Two columns of cards from 1200 px on. */
export const twoColumns = { base: 'minmax(0, 1fr)', xl: 'minmax(0, 7fr) minmax(0, 5fr)' };

type Props = {
  enquiry: Enquiry;
  back: ReactNode;
  onDuplicated: (id: number) => void;
  onDeleted: () => void;
};

/** An enquiry for staff, with every field editable (R152). */
export function AdminEnquiry({ enquiry, back, onDuplicated, onDeleted }: Props) {
  const actions = (pass: () => void) => (
    <StaffActions
      enquiry={enquiry}
      onDuplicated={onDuplicated}
      onDeleted={() => {
        pass();
        onDeleted();
      }}
    />
  );
  return (
    <RecordEditor
      fields={enquiryFields}
      store={enquiryStore}
      record={enquiry}
      recordLabel="enquiry"
      saveLabel="Save enquiry"
      header={(pass) => <EnquiryHeader enquiry={enquiry} back={back} action={actions(pass)} />}
      below={
        <>
          <Grid templateColumns={twoColumns} gap="5" mb="5" alignItems="start">
            <ReplyPanel enquiry={enquiry} />
            <MailList enquiry={enquiry} />
          </Grid>
          <EnquiryTimeline enquiry={enquiry} />
        </>
      }
    >
      {(form, loaded) => (
        <Grid templateColumns={twoColumns} gap="5" alignItems="start">
          <Grid gap="5">
            <CustomerCard form={form} enquiry={loaded} />
            <DetailsCard form={form} enquiry={loaded} />
          </Grid>
          <Grid gap="5">
            <OutcomeCard form={form} enquiry={loaded} />
            <OtherCard form={form} enquiry={loaded} />
          </Grid>
        </Grid>
      )}
    </RecordEditor>
  );
}
