import { BadgeButton } from '../../../badges/badge-button';
import { DeleteButton } from '../../../editing/delete-button';
import { recordStatuses } from '../../../editing/record-statuses';
import { RetireButton } from '../../../editing/retire-button';
import { paths } from '../../../navigation/paths';
import { ButtonLink } from '../../../ui/button-link';
import { ExternalIcon } from '../../../ui/icons';
import { YearlyReportLink } from '../../../ui/yearly-report-link';
import type { Cause } from './cause-fields';
import { causeStore } from './cause-store';

/** The link to the cause's public page; renders nothing before the cause is live. */
export const PublicPageLink = ({ cause: { id, status } }: { cause: Cause }) =>
  status === 'APPROVED_AND_LIVE' ? (
    <ButtonLink to={paths.goodCause(id)} size="sm" variant="outline" colorPalette="neutral">
      <ExternalIcon /> Public page
    </ButtonLink>
  ) : null;

/** The actions of staff on a good cause. */
export function CauseActions({ cause, onDeleted }: { cause: Cause; onDeleted: () => void }) {
  const { id, name, status } = cause;
  return (
    <>
      <PublicPageLink cause={cause} />
      {status === 'APPROVED_AND_LIVE' && <BadgeButton kind="goodcause" id={id} name={name} />}
      <YearlyReportLink of="GOOD_CAUSE" id={id} />
      <DeleteButton
        recordLabel="good cause"
        of={causeStore}
        id={id}
        onDeleted={onDeleted}
        instead={(close) =>
          cause.status !== 'LEFT_AND_REMOVED' && (
            <RetireButton
              label={`Set to ${recordStatuses.LEFT_AND_REMOVED}`}
              store={causeStore}
              record={cause}
              input={{ status: 'LEFT_AND_REMOVED' }}
              onDone={close}
            />
          )
        }
      >
        A good cause with enquiries, impact buyers or users can’t be deleted. Change the record’s status to
        “Left & Removed” instead.
      </DeleteButton>
    </>
  );
}
