import { Flex } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { DateTime } from '../../../ui/date-time';
import { otherSystemIds } from '../../../ui/other-system-ids';
import { RecordHeader } from '../../../ui/record-header';
import { viaLabels } from '../../../ui/sales-labels';
import { StatusTag } from '../../../ui/status-tag';
import { EmailStateIcon } from './email-state-icon';
import type { Enquiry } from './enquiry-rows';
import { ProgressTag } from './progress-select';

type Props = { enquiry: Enquiry; back: ReactNode; action?: ReactNode };

/** The header of an enquiry's screen: the customer, the date and the status. */
export function EnquiryHeader({ enquiry, ...around }: Props) {
  const { id, fullName, email, progress, emailState, enquiredAt, via, repeatSale, staff, externalRefs } =
    enquiry;
  const tags = (
    <>
      <ProgressTag value={progress} />
      {repeatSale && <StatusTag>Repeat sale</StatusTag>}
      {staff?.archived && <StatusTag>Archived</StatusTag>}
    </>
  );
  const number = (
    <Flex as="span" display="inline-flex" align="center" gap="2">
      <EmailStateIcon state={emailState} /> Enquiry {id}
    </Flex>
  );
  return (
    <RecordHeader
      title={fullName || email || `Enquiry ${id}`}
      tag={tags}
      facts={[
        number,
        <DateTime key="when" value={enquiredAt} />,
        via && viaLabels[via],
        ...otherSystemIds(externalRefs),
      ]}
      {...around}
    />
  );
}
