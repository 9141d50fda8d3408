import { Box, Grid, type GridProps } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { ShareBar } from '../../../charts/share-bar';
import { formatCount } from '../../../lib/format';
import { StatFigure } from '../../../ui/stat-figure';
import type { Panel } from './panel';
import type { Period } from './period';
import { StagesDonut } from './stages-donut';
import { type DrillDown, STILL_ACTIVE } from './statistics-chart-data';

/** One count of an owner's activity, and a hint below it. */
export type ActivityCount = { label: string; value: number; hint?: ReactNode };

/** Returns the counts that all roles have: the owner's opportunities and enquiries by state (R267, R268, R270). */
export const activityCounts = ({
  opportunities,
  active,
  completed,
  fallenThrough,
}: Panel): ActivityCount[] => [
  { label: 'Attempted Opportunities', value: opportunities.attempted },
  { label: 'Active Opportunities', value: opportunities.active },
  { label: 'Active Enquiries', value: active },
  { label: 'Sales Completed', value: completed },
  { label: 'Sales Fallen Through', value: fallenThrough },
];

const twoBars: GridProps = { templateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' } };

type BarProps = Pick<Props, 'panel' | 'period' | 'behind'>;

/** Enquiries by kind of customer: consumers, or businesses and organisations (A106). */
const ConsumersBar = ({ panel: { consumerEnquiries, businessEnquiries }, period, behind }: BarProps) => (
  <ShareBar
    label="Consumers and organisations"
    shares={[
      {
        label: 'Consumers',
        value: consumerEnquiries,
        color: 'second',
        to: behind({ period, buyerType: null }),
      },
      {
        label: 'Businesses and organisations',
        value: businessEnquiries,
        color: 'first',
        to: behind({ period, organisations: true }),
      },
    ]}
  />
);

/** Enquiries by whether they led to a sale. */
const ConvertedBar = ({ panel: { enquiries, completed }, period, behind }: BarProps) => (
  <ShareBar
    label="Enquiries that became sales and enquiries that didn’t"
    shares={[
      {
        label: 'Converted',
        value: completed,
        color: 'first',
        to: behind({ period, progress: ['COMPLETED'] }),
      },
      {
        label: 'Unconverted',
        value: enquiries - completed,
        color: 'third',
        to: behind({ period, progress: [...STILL_ACTIVE, 'FALLEN_THROUGH'] }),
      },
    ]}
  />
);

/** Enquiries by outcome: fallen through, outstanding and completed (R266). */
const OutcomesBar = ({ panel: { active, completed, fallenThrough }, period, behind }: BarProps) => (
  <ShareBar
    label="Enquiries by outcome"
    shares={[
      {
        label: 'Fallen through',
        value: fallenThrough,
        color: 'third',
        to: behind({ period, progress: ['FALLEN_THROUGH'] }),
      },
      {
        label: 'Outstanding',
        value: active,
        color: 'second',
        to: behind({ period, progress: STILL_ACTIVE }),
      },
      {
        label: 'Completed',
        value: completed,
        color: 'first',
        to: behind({ period, progress: ['COMPLETED'] }),
      },
    ]}
  />
);

/** The counts without the charts. */
export const ActivityCounts = ({ counts }: { counts: readonly ActivityCount[] }) => (
  <Grid
    as="dl"
    templateColumns={{ base: 'repeat(2, minmax(0, 1fr))', sm: 'repeat(3, minmax(0, 1fr))' }}
    columnGap="6"
    rowGap="5"
  >
    {counts.map(({ label, value, hint }) => (
      <StatFigure key={label} value={formatCount(value)} label={label} hint={hint} size="sm" />
    ))}
  </Grid>
);

type Props = {
  panel: Panel;
  counts: readonly ActivityCount[];
  period: Period;
  behind: DrillDown;
  outcomes?: boolean;
  /** False if all customers are of one kind. */
  consumers?: boolean;
};

/** The activity of an owner: its counts, the progress of its sales, its kinds of customers, and the outcomes. */
export function PanelActivity({ panel, counts, period, behind, outcomes, consumers = true }: Props) {
  return (
    <Grid
      templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 2fr)' }}
      columnGap="10"
      rowGap="6"
      alignItems="start"
    >
      <Box minW="0">
        <ActivityCounts counts={counts} />
        <Grid {...twoBars} columnGap="8" rowGap="6" mt="7">
          {consumers && <ConsumersBar {...{ panel, period, behind }} />}
          <ConvertedBar {...{ panel, period, behind }} />
          {outcomes && <OutcomesBar {...{ panel, period, behind }} />}
        </Grid>
      </Box>
      {/* Small screens have no room for the chart (R270); its numbers are in the counts beside it. */}
      <Box display={{ base: 'none', sm: 'block' }} minW="0" css={{ '@media print': { display: 'block' } }}>
        <StagesDonut statistics={panel} period={period} behind={behind} />
      </Box>
    </Grid>
  );
}
