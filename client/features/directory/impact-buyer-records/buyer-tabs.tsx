import type { ReactNode } from 'react';
import { RecordTabs } from '../../../editing/record-tabs';
import { RecordTimeline } from '../../../history/record-timeline';
import { buyerHistory, type FormOf, reportFieldNames, statFieldNames, tabNames } from './buyer-fields';
import { buyerStore } from './buyer-store';
import { EssentialTab } from './essential-tab';
import { ReportTab } from './report-tab';
import { StatsTab } from './stats-tab';

type Props = FormOf & {
  enquiryHref?: (id: number) => string;
  /** Suppliers offered to the buyer, for staff (R218). */
  leads?: ReactNode;
  /** Best-matching suppliers, for staff. */
  matching?: ReactNode;
  /** The state of the buyer's certificate, for staff. */
  certificate?: ReactNode;
};

/**
 * An impact buyer's form in tabs: its details and its report; for staff also its figures on the front page, the
 * suppliers to offer, and its history (R125).
 */
export function BuyerTabs({ leads, matching, certificate, ...props }: Props) {
  const staff = props.editorRole === 'ADMIN';
  const tabs = [
    { id: 'details', label: tabNames.details, content: <EssentialTab {...props} /> },
    { id: 'report', label: tabNames.report, content: <ReportTab {...props} />, fields: reportFieldNames },
    ...(staff
      ? [{ id: 'stats', label: tabNames.stats, content: <StatsTab {...props} />, fields: statFieldNames }]
      : []),
    ...(staff && leads ? [{ id: 'leads', label: 'Leads', late: true, content: leads }] : []),
    ...(staff && matching
      ? [{ id: 'matching', label: 'Matching suppliers', late: true, content: matching }]
      : []),
    ...(staff && certificate
      ? [{ id: 'certificate', label: 'Certificate', late: true, content: certificate }]
      : []),
    ...(staff && props.buyer
      ? [
          {
            id: 'timeline',
            label: 'Timeline',
            late: true,
            content: <RecordTimeline store={buyerStore} record={props.buyer} words={buyerHistory} />,
          },
        ]
      : []),
  ];
  return <RecordTabs form={props.form} label="Impact buyer" tabs={tabs} />;
}
