import type { ReactNode } from 'react';
import { BadgeButton } from '../../../badges/badge-button';
import { RecordEditor } from '../../../editing/record-editor';
import { RecordState } from '../../../editing/record-state';
import { YearlyReportLink } from '../../../ui/yearly-report-link';
import { RequestBuyerButton } from './buyer-request-dialog';
import { PublicPageLink } from './cause-actions';
import { useGoodCauseDetailQuery } from './cause-detail.generated';
import { CauseFacts } from './cause-facts';
import { type Cause, causeFields } from './cause-fields';
import { CauseTabs } from './cause-form';
import { CauseHeader } from './cause-header';
import { causeStore } from './cause-store';

type Props = {
  id: number;
  back?: ReactNode;
  toList: ReactNode;
  /** Further actions of staff; `pass` lets the next navigation leave the form without a warning. */
  actions: (cause: Cause, pass: () => void) => ReactNode;
  /** The control with which the cause's own user asks for a change. */
  ask: ReactNode;
};

/**
 * One good cause, editable for staff and read-only for its own user (A158), including the loading, missing and error
 * states.
 */
export function GoodCauseScreen({ id, back, toList, actions, ask }: Props) {
  const result = useGoodCauseDetailQuery({ variables: { id } });
  const missing = { recordLabel: 'good cause', action: toList };
  return (
    <RecordState record={result.data?.goodCauseRecord} result={result} missing={missing} tabs>
      {(cause) =>
        cause.viewedAs === 'GOOD_CAUSE' ? (
          <>
            <CauseHeader
              cause={cause}
              back={back}
              action={
                <>
                  <PublicPageLink cause={cause} />
                  <BadgeButton kind="goodcause" id={cause.id} name={cause.name} />
                  <YearlyReportLink of="GOOD_CAUSE" id={cause.id} />
                  <RequestBuyerButton goodCauseId={cause.id} />
                </>
              }
            />
            <CauseFacts cause={cause} ask={ask} />
          </>
        ) : (
          <RecordEditor
            key={id}
            fields={causeFields}
            store={causeStore}
            record={cause}
            recordLabel="good cause"
            header={(pass) => <CauseHeader cause={cause} back={back} action={actions(cause, pass)} />}
          >
            {(form) => <CauseTabs form={form} cause={cause} />}
          </RecordEditor>
        )
      }
    </RecordState>
  );
}
