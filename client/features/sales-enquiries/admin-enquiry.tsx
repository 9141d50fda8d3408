import { Grid } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { ConflictPanel } from '../../editing/conflict-panel';
import { valuesOf } from '../../editing/field-table';
import { useLeaveGuard } from '../../editing/leave-guard';
import { SaveBar } from '../../editing/save-bar';
import { useRecordForm } from '../../editing/use-record-form';
import { CompactFields } from '../../forms/compact-fields';
import { Form, FormMessage } from '../../forms/form';
import { enquiryFields } from './enquiry-fields';
import { EnquiryHeader } from './enquiry-header';
import type { Enquiry } from './enquiry-rows';
import { enquiryStore } from './enquiry-store';
import { MailList } from './mail-list';
import { ReplyPanel } from './reply-panel';
import { StaffActs } from './staff-acts';
import { CustomerCard, DetailsCard, OtherCard, OutcomeCard } from './staff-cards';

/** Two columns of cards from 1200 px on. */
export const twoColumns = { base: 'minmax(0, 1fr)', xl: 'minmax(0, 7fr) minmax(0, 5fr)' };

type Props = {
  enquiry: Enquiry;
  back: ReactNode;
  onDuplicated: (id: number) => void;
  onDeleted: () => void;
};

/** An enquiry as staff see it: every field can be changed (R152). */
export function AdminEnquiry({ enquiry, back, onDuplicated, onDeleted }: Props) {
  const { form, loaded, conflicts, submit, discard, settle } = useRecordForm(
    enquiryFields,
    enquiryStore,
    enquiry,
  );
  const guard = useLeaveGuard(form.formState.isDirty);
  return (
    <>
      <EnquiryHeader
        enquiry={enquiry}
        back={back}
        action={
          <StaffActs
            enquiry={enquiry}
            onDuplicated={onDuplicated}
            onDeleted={() => {
              guard.pass();
              onDeleted();
            }}
          />
        }
      />
      <Form form={form} onSubmit={submit} aria-label="Enquiry" autoComplete="off">
        {conflicts.length > 0 && (
          <ConflictPanel
            fields={enquiryFields}
            noun="enquiry"
            conflicts={conflicts}
            mine={form.getValues()}
            theirs={valuesOf(enquiryFields, loaded)}
            onSettle={settle}
          />
        )}
        <FormMessage form={form} />
        <CompactFields>
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
        </CompactFields>
        <SaveBar form={form} saveLabel="Save enquiry" onDiscard={discard} />
      </Form>
      <Grid templateColumns={twoColumns} gap="5" mt="5" alignItems="start">
        <ReplyPanel enquiry={enquiry} />
        <MailList enquiry={enquiry} />
      </Grid>
      {guard.dialog}
    </>
  );
}
