import { Container, Grid } from '@chakra-ui/react';
import { BUYER_TYPE_NAMES } from '../../../../shared/buyer-type-names';
import { asHeading, type YearlyReportTexts, yearlyReportTexts } from '../../../../shared/yearly-report-texts';
import { type ChartData, inCounts, inDollars } from '../../../charts/chart-data';
import { ChartFigure } from '../../../charts/chart-figure';
import { type Language, useLanguage, useTexts } from '../../../lib/language';
import { ownerOf, type Report } from './report';

/** Returns the months of the year, each beside the same month a year before; completed sales are only in the table. */
function monthsOf({ byMonth, year, ...report }: Report, words: YearlyReportTexts): ChartData {
  return {
    of: words.month,
    time: true,
    ...inDollars,
    categories: byMonth.map(({ month }) => ({
      key: String(month),
      label: words.months[month - 1] ?? '',
      short: words.shortMonths[month - 1],
    })),
    series: [
      {
        key: 'given',
        label: `${words.amounts[ownerOf({ of: report.of })]} ${year}`,
        color: 'first',
        values: byMonth.map(({ contribution }) => contribution),
      },
      {
        key: 'before',
        label: String(year - 1),
        color: 'firstSoft',
        values: byMonth.map(({ contributionBefore }) => contributionBefore),
      },
      {
        key: 'completed',
        label: asHeading(words.completed),
        color: 'second',
        format: inCounts.format,
        values: byMonth.map(({ completed }) => completed),
      },
    ],
  };
}

type Part = { key: string; label: string; contribution: number };

/** Returns the contributions by part: by good cause, or by category of supplier. */
const partsOf = (of: string, label: string, parts: readonly Part[]): ChartData => ({
  of,
  ...inDollars,
  categories: parts.map(({ key, label: name }) => ({ key, label: name })),
  series: [{ key: 'given', label, color: 'first', values: parts.map(({ contribution }) => contribution) }],
});

/** Returns the contributions and completed sales by type of buyer. */
function buyersOf(report: Report, words: YearlyReportTexts, language: Language): ChartData {
  const { byBuyerType } = report;
  return {
    of: words.buyerType,
    ...inDollars,
    categories: byBuyerType.map(({ buyerType }) => ({
      key: buyerType ?? '',
      label: buyerType === null ? words.consumer : BUYER_TYPE_NAMES[buyerType][language],
    })),
    series: [
      {
        key: 'given',
        label: words.amounts[ownerOf(report)],
        color: 'second',
        values: byBuyerType.map(({ contribution }) => contribution),
      },
      {
        key: 'completed',
        label: asHeading(words.completed),
        color: 'first',
        format: inCounts.format,
        values: byBuyerType.map(({ completed }) => completed),
      },
      {
        key: 'enquiries',
        label: asHeading(words.enquiries),
        color: 'third',
        format: inCounts.format,
        values: byBuyerType.map(({ enquiries }) => enquiries),
      },
    ],
  };
}

/** The charts of a yearly report, each with its table; on paper both are printed. */
export function ReportCharts({ report }: { report: Report }) {
  const words = useTexts(yearlyReportTexts);
  const language = useLanguage();
  const { byCause, byCategory, year } = report;
  const given = words.amounts[ownerOf(report)];
  const empty = words.nothing({ name: report.name, year });
  const about = `${report.name}, ${year}`;
  return (
    <Container py={{ base: '6', md: '8' }}>
      <Grid gap="6" templateColumns="minmax(0, 1fr)">
        <ChartFigure
          about={about}
          title={words.monthByMonth}
          kind="bar"
          data={monthsOf(report, words)}
          drawn={['given', 'before']}
          empty={empty}
        />
        {byCause && (
          <ChartFigure
            about={about}
            title={words.byCause}
            kind="bar"
            data={partsOf(
              words.cause,
              given,
              byCause.map(({ goodCauseId, name, contribution }) => ({
                key: String(goodCauseId),
                label: name ?? words.noCause,
                contribution,
              })),
            )}
            empty={empty}
          />
        )}
        {byCategory && (
          <ChartFigure
            about={about}
            title={words.byCategory}
            kind="bar"
            data={partsOf(
              words.category,
              given,
              byCategory.map(({ categoryId, name, contribution }) => ({
                key: String(categoryId),
                label: name ?? words.noCategory,
                contribution,
              })),
            )}
            empty={empty}
          />
        )}
        <ChartFigure
          about={about}
          title={words.byBuyerType}
          kind="bar"
          data={buyersOf(report, words, language)}
          drawn={['given']}
          empty={empty}
        />
      </Grid>
    </Container>
  );
}
