import type { ReactNode } from 'react';
import { RecordTabs } from '../../editing/record-tabs';
import type { FormOf } from './buyer-field';
import { reportFieldNames, statFieldNames, tabNames } from './buyer-fields';
import { BuyerTimeline } from './buyer-timeline';
import { EssentialTab } from './essential-tab';
import { ReportTab } from './report-tab';
import { StatsTab } from './stats-tab';

type Props = FormOf & {
  enquiryHref?: (id: number) => string;
  /** What the buyer is offered, for staff (R218). */
  leads?: ReactNode;
  /** What suits it best, for staff. */
  matching?: ReactNode;
  /** How its certificate stands, for staff. */
  certificate?: ReactNode;
};

/**
 * An impact buyer's form in tabs: its details, its report, and for staff what the front page shows of it, what it may be
 * offered, and what has happened to it (R125).
 */
export function BuyerTabs({ leads, matching, certificate, ...props }: Props) {
  const staff = props.keeper === 'ADMIN';
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
      ? [{ id: 'timeline', label: 'Timeline', late: true, content: <BuyerTimeline buyer={props.buyer} /> }]
      : []),
  ];
  return <RecordTabs form={props.form} label="Impact buyer" tabs={tabs} />;
}
