import { ChipFilter, SelectFilter } from '../../../grid/grid-filters';
import type { GridUrl } from '../../../grid/use-grid-url';
import {
  choicesOf,
  emailStateLabels,
  progressLabels,
  salesYears,
  viaLabels,
  WAITS_FOR_CAUSE,
} from '../../../ui/sales-labels';

const progress = choicesOf(progressLabels);
const via = choicesOf(viaLabels);
const emailStates = choicesOf(emailStateLabels);
const yesNo = (yes: string, no: string) => [
  { value: 'yes', label: yes },
  { value: 'no', label: no },
];

/** The filters above the list of enquiries; staff have a few more. */
export function EnquiryFilters({ url, staff }: { url: GridUrl; staff: boolean }) {
  const years = salesYears().map((year) => ({ value: String(year), label: String(year) }));
  return (
    <>
      <ChipFilter url={url} name="progress" label="Status" choices={progress} />
      <SelectFilter url={url} name="year" label="Year" choices={years} />
      <SelectFilter url={url} name="via" label="Via" choices={via} />
      {staff && (
        <>
          <SelectFilter url={url} name="email" label="Email" choices={emailStates} />
          <SelectFilter
            url={url}
            name="cause"
            label="Good cause"
            choices={[
              { value: 'waits', label: WAITS_FOR_CAUSE },
              { value: 'given', label: 'Has chosen a cause' },
            ]}
          />
          <SelectFilter
            url={url}
            name="paid"
            label="Paid to good cause"
            choices={yesNo('Paid', 'Not paid yet')}
          />
          <SelectFilter
            url={url}
            name="action"
            label="Action needed"
            choices={yesNo('Needed', 'Not needed')}
          />
          <SelectFilter
            url={url}
            name="archived"
            label="Archive"
            all="Not archived"
            choices={[
              { value: 'yes', label: 'Archived' },
              { value: 'too', label: 'Include archived records' },
            ]}
          />
        </>
      )}
    </>
  );
}
