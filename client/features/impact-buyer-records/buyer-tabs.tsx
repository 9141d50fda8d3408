import { RecordTabs } from '../../editing/record-tabs';
import type { FormOf } from './buyer-field';
import { statFieldNames } from './buyer-fields';
import { EssentialTab } from './essential-tab';
import { ReportTab } from './report-tab';
import { StatsTab } from './stats-tab';

type Props = FormOf & { enquiryHref?: (id: number) => string };

const reportFields = [
  'whoWeAre',
  'website',
  'description',
  'urlKeyword',
  'address',
  'imageUrl',
  'recentImpactStory',
];

/** An impact buyer's form in tabs: its details, its report, and for staff what the front page shows of it (R125). */
export function BuyerTabs(props: Props) {
  const staff = props.keeper === 'ADMIN';
  const tabs = [
    { id: 'details', label: 'Details', content: <EssentialTab {...props} /> },
    { id: 'report', label: 'Live Report', content: <ReportTab {...props} />, fields: reportFields },
    ...(staff
      ? [{ id: 'stats', label: 'Stats', content: <StatsTab {...props} />, fields: statFieldNames }]
      : []),
  ];
  return <RecordTabs form={props.form} label="Impact buyer" tabs={tabs} />;
}
