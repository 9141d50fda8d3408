import { Box, Card, Flex, Grid, Heading, Text } from '@chakra-ui/react';
import { type ReactNode, useId } from 'react';
import { formatCount, formatMoney } from '../../lib/format';
import { hideInPrint, inPrintToo } from '../../ui/print';
import { StatFigure } from '../../ui/stat-figure';
import { BesideYearBefore } from './beside-year-before';
import type { RowsBehind } from './chart-data-of';
import type { Measure } from './measure-choice';
import type { Panel } from './panel';
import { type ActivityCount, ActivityCounts, PanelActivity } from './panel-activity';
import { aboutOf, type Period } from './period';
import { RecentEnquiries } from './recent-enquiries';
import { YearChart } from './year-chart';

type Props = {
  title: string;
  panel: Panel;
  /** What the contribution figure counts. */
  contributionLabel: string;
  /** What has to be known about that figure. */
  contributionHint?: string;
  /** What it does, by counts. */
  counts: readonly ActivityCount[];
  period: Period;
  /** Where the rows behind its figures are listed. */
  behind: RowsBehind;
  measures: readonly [Measure, ...Measure[]];
  recent: Omit<React.ComponentProps<typeof RecentEnquiries>, 'rows'>;
  /** What its owner can do, beside the title. */
  action?: ReactNode;
  /** What waits for its owner, above the figures. */
  note?: ReactNode;
  /** Whether what came of the enquiries is shown as a bar, too. */
  outcomes?: boolean;
  /** False where all customers are of one kind. */
  consumers?: boolean;
  /** What only this role has, below the figures. */
  more?: ReactNode;
  /** The same, shown however little there is. */
  aside?: ReactNode;
  /** Its charts, each a card below the panel. */
  charts?: ReactNode;
  /** Stands in place of money and sales while there are none at all; what is offered may be more than that. */
  empty: ReactNode;
};

/** What it all did, on the dark ground: money, and the work that money pays for. */
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
            <BesideYearBefore now={panel.contribution} before={before?.contribution} period={period} />
            {contributionHint}
          </>
        }
        css={{ '& dd': { color: 'fg.invertedAccent' } }}
      />
      <StatFigure value={formatCount(panel.equivalentHours)} label="hours of community work it pays for" />
      <StatFigure
        value={formatMoney(panel.revenue)}
        label="revenue (excl GST)"
        hint={<BesideYearBefore now={panel.revenue} before={before?.revenue} period={period} />}
      />
      <StatFigure value={`${panel.conversionPercent} %`} label="of enquiries became sales" />
    </Grid>
  );
}

/** The figures of one role: what it did, where the sales stand, how the years compare, and what came in last. */
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
