import { Box, Card, Flex, Grid, Heading, Text } from '@chakra-ui/react';
import { type ReactNode, useId } from 'react';
import { formatCount, formatMoney } from '../../../lib/format';
import { hideInPrint, inPrintToo } from '../../../ui/print';
import { StatFigure } from '../../../ui/stat-figure';
import type { Measure } from './measure-choice';
import type { Panel } from './panel';
import { type ActivityCount, ActivityCounts, PanelActivity } from './panel-activity';
import { aboutOf, type Period } from './period';
import { RecentEnquiries } from './recent-enquiries';
import type { DrillDown } from './statistics-chart-data';
import { YearChart } from './year-chart';
import { YearComparison } from './year-comparison';

type Props = {
  title: string;
  panel: Panel;
  /** The label of the contribution figure. */
  contributionLabel: string;
  /** An explanation of that figure. */
  contributionHint?: string;
  /** Counts of the owner's activity. */
  counts: readonly ActivityCount[];
  period: Period;
  /** Returns the address of the rows behind a figure. */
  behind: DrillDown;
  measures: readonly [Measure, ...Measure[]];
  recent: Omit<React.ComponentProps<typeof RecentEnquiries>, 'rows'>;
  /** Actions of the owner, beside the title. */
  action?: ReactNode;
  /** Pending tasks of the owner, above the figures. */
  note?: ReactNode;
  /** If true, the outcomes of the enquiries are also shown as a bar. */
  outcomes?: boolean;
  /** False if all customers are of one kind. */
  consumers?: boolean;
  /** Content that only this role has, below the figures. */
  more?: ReactNode;
  /** Content that only this role has, shown even if there are no figures. */
  aside?: ReactNode;
  /** The owner's charts, each a card below the panel. */
  charts?: ReactNode;
  /** Replaces money and sales while there are none at all; there may still be opportunities. */
  empty: ReactNode;
};

/** The main figures on a dark ground: the contribution, and the work that it pays for. */
function Headline({
  panel,
  period,
  contributionLabel,
  contributionHint,
}: Pick<Props, 'panel' | 'period' | 'contributionLabel' | 'contributionHint'>) {
  const before = panel.yearBefore;
  return (
    <Grid
      as="dl"
      bg="bg.inverted"
      color="fg.inverted"
      templateColumns={{ base: '1fr', sm: '1fr 1fr', xl: '1.3fr 1.1fr 1.3fr 0.9fr' }}
      gap={{ base: '6', md: '8' }}
      px={{ base: '5', md: '7' }}
      py={{ base: '6', md: '7' }}
      css={[inPrintToo, { '@media print': { gridTemplateColumns: '1fr 1fr' } }]}
    >
      <StatFigure
        value={formatMoney(panel.contribution)}
        label={contributionLabel}
        hint={
          <>
            <YearComparison now={panel.contribution} before={before?.contribution} period={period} />
            {contributionHint}
          </>
        }
        css={{ '& dd': { color: 'fg.invertedAccent' } }}
      />
      <StatFigure value={formatCount(panel.equivalentHours)} label="hours of community work funded" />
      <StatFigure
        value={formatMoney(panel.revenue)}
        label="revenue (excl GST)"
        hint={<YearComparison now={panel.revenue} before={before?.revenue} period={period} />}
      />
      <StatFigure value={`${panel.conversionPercent}%`} label="of enquiries became sales" />
    </Grid>
  );
}

/**
 * The panel of one role: its main figures, the state of its sales, a comparison of the years, and the latest enquiries.
 */
export function SalesPanel({
  title,
  panel,
  contributionLabel,
  contributionHint,
  counts,
  period,
  behind,
  outcomes,
  consumers,
  measures,
  recent,
  action,
  note,
  more,
  aside,
  charts,
  empty,
}: Props) {
  const id = useId();
  const nothing = panel.byYear.length === 0;
  const offered = panel.opportunities.active + panel.opportunities.attempted > 0;
  return (
    <Box mb="6">
      <Card.Root as="section" aria-labelledby={id} overflow="clip" mb="6">
        <Flex
          justify="space-between"
          align="baseline"
          columnGap="4"
          rowGap="1"
          wrap="wrap"
          px={{ base: '5', md: '7' }}
          py="5"
        >
          <Heading as="h2" id={id} size="md">
            {title}
          </Heading>
          {!title.includes(panel.ownerName) && (
            <Text color="fg.muted" textStyle="sm" overflowWrap="anywhere">
              {panel.ownerName}
            </Text>
          )}
          {action && (
            <Flex gap="2" wrap="wrap" ms={{ md: 'auto' }} mt={{ base: '2', md: '0' }} css={hideInPrint}>
              {action}
            </Flex>
          )}
        </Flex>
        {note}
        {nothing ? (
          <>
            {counts.some(({ value }) => value > 0) && (
              <Box px={{ base: '5', md: '7' }} py="6" borderBottomWidth="1px" borderColor="border.muted">
                <ActivityCounts counts={counts} />
              </Box>
            )}
            {empty}
          </>
        ) : (
          <>
            <Headline {...{ panel, period, contributionLabel, contributionHint }} />
            <Box px={{ base: '5', md: '7' }} py="6" borderBottomWidth="1px" borderColor="border.muted">
              <PanelActivity {...{ panel, counts, period, behind, outcomes, consumers }} />
            </Box>
            <Grid
              templateColumns={{ base: 'minmax(0, 1fr)', xl: 'minmax(0, 55fr) minmax(0, 45fr)' }}
              gap={{ base: '8', xl: '10' }}
              px={{ base: '5', md: '7' }}
              py="6"
            >
              <YearChart
                about={aboutOf(panel.ownerName, { year: null, month: 0 })}
                years={panel.byYear}
                measures={measures}
                behind={behind}
                plain
              />
              <RecentEnquiries rows={panel.recent} {...recent} />
            </Grid>
            {more}
          </>
        )}
        {aside}
      </Card.Root>
      {(!nothing || offered) && charts}
    </Box>
  );
}
