import { Button, type ButtonProps, Flex } from '@chakra-ui/react';
import type { HeldForm, HeldSubmissionColumn } from '../../../graphql/schema.generated';
import { columnBuilders } from '../../../grid/column-builders';
import type { FilteredColumn } from '../../../grid/column-conditions';
import type { GridColumn } from '../../../grid/grid-column';
import { filterColumn } from '../../../grid/list-variables';
import { GridDate } from '../../../ui/date-time';
import type { Held } from './use-held-actions';

/** Labels of the public forms for staff, by their names in the API. */
export const heldForms: Record<HeldForm, string> = {
  SALES_ENQUIRY: 'Sales enquiry',
  MESSAGE: 'Message',
  IMPACT_BOX_ORDER: 'Impact Box order',
  TESTIMONIAL: 'Testimonial',
  SUPPLIER_ALERT: 'Supplier alert',
};

type Choices = { read: (held: Held) => void; release: (held: Held) => void };

const { text, time, further } = columnBuilders<Held, HeldSubmissionColumn>();

function HeldButtons({ held, tabIndex, on }: { held: Held; tabIndex: 0 | -1; on: Choices }) {
  const look: ButtonProps = { size: { base: 'sm', md: 'xs' }, tabIndex };
  return (
    <Flex gap="1.5">
      <Button
        {...look}
        variant="outline"
        colorPalette="neutral"
        aria-label={`Read the form sent by ${held.senderName}`}
        onClick={() => on.read(held)}
      >
        Read
      </Button>
      <Button
        {...look}
        variant="outline"
        aria-label={`Release held submission: ${held.senderName}`}
        onClick={() => on.release(held)}
      >
        Release
      </Button>
    </Flex>
  );
}

/** The columns of held submissions, with the buttons of each row. */
export const heldColumns = (on: Choices): readonly GridColumn<Held, HeldSubmissionColumn>[] => [
  {
    ...text('sender', 'From', 'SENDER_NAME', 160, ({ senderName }) => senderName),
    key: true,
    onCard: 'title',
  },
  // Beside the sender, so that the buttons are visible on every screen.
  {
    ...text('actions', 'Actions', undefined, 140, (held, { tabIndex }) => (
      <HeldButtons held={held} tabIndex={tabIndex} on={on} />
    )),
    onCard: 'foot',
  },
  time('held', 'Sent', 'HELD_AT', 116, ({ heldAt }) => <GridDate value={heldAt} />),
  text('form', 'Form', 'FORM', 120, ({ form }) => heldForms[form]),
  text('summary', 'Subject', 'SUMMARY', 230, ({ summary }) => summary),
  text('email', 'Email', 'SENDER_EMAIL', 180, ({ senderEmail }) => senderEmail),
  further(text('reason', 'Reason', 'REASON', 220, ({ reason }) => reason)),
];

/** The columns that staff can filter by. */
export const heldFilterColumns: readonly FilteredColumn[] = [
  filterColumn('SENDER_NAME', 'From', 'text'),
  filterColumn('SENDER_EMAIL', 'Email', 'text'),
  filterColumn('SUMMARY', 'Subject', 'text'),
  filterColumn('HELD_AT', 'Sent', 'day'),
];
