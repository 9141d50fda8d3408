import { Box, Container, Flex, Heading, Text } from '@chakra-ui/react';
import { Global } from '@emotion/react';
import { formatLongDay, yearlyReportTexts } from '../../../../shared/yearly-report-texts';
import { PrintContext } from '../../../charts/chart-colors';
import { useTexts } from '../../../lib/language';
import { clockOf } from '../../../lib/new-zealand-time';
import { adminPaths } from '../../../navigation/admin-paths';
import { EmptyState } from '../../../ui/empty-state';
import { TextLink } from '../../../ui/text-link';
import { ownerOf, type Report } from './report';
import { ReportCharts } from './report-charts';
import { ReportFigures, ReportHead } from './report-head';
import { reportTexts } from './report-texts';

const sheet = {
  '@page': { size: 'A4', margin: '12mm' },
  '@media print': {
    'html, body': { background: 'white !important' },
  },
};

const onPaper = {
  '@media print': {
    printColorAdjust: 'exact',
    '& dl': { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))' },
    '& dl > *': { gridColumn: 'span 2' },
    '& dl > :nth-of-type(-n + 2)': { gridColumn: 'span 3' },
    '& figure': { padding: '0', border: '0', boxShadow: 'none', background: 'none' },
    '& section': { breakInside: 'avoid' },
  },
};

/** Returns today's date in New Zealand as `YYYY-MM-DD`. */
function today(): string {
  const { year, month, day } = clockOf(new Date());
  return [year, month, day].map((part) => String(part).padStart(2, '0')).join('-');
}

/** A yearly report, on screen and in print (R280, R320). */
export function ReportSheet({ report, printing }: { report: Report; printing: boolean }) {
  const words = useTexts(yearlyReportTexts);
  return (
    <Box as="article" css={onPaper}>
      <Global styles={sheet} />
      <ReportHead report={report} />
      <ReportFigures report={report} />
      <PrintContext value={printing}>
        <ReportCharts report={report} />
      </PrintContext>
      <Container as="section" pb="14" css={{ '@media print': { paddingBottom: 0 } }}>
        <Heading as="h2" size="md">
          {words.howWeCount}
        </Heading>
        <Text color="fg.muted" mt="3" maxW="4xl">
          {words.explanation[ownerOf(report)](formatLongDay(words, today()))}
        </Text>
      </Container>
    </Box>
  );
}

/** The page for a year without sales, with links to the years that have a report. */
export function EmptyReport({ report: { of, ownerId, name, year, years } }: { report: Report }) {
  const text = useTexts(reportTexts);
  return (
    <EmptyState
      level="h1"
      py="20"
      title={`${name}: ${text.empty(String(year))}`}
      action={
        years.length > 0 && (
          <Flex as="nav" aria-label={text.other} gap="4" wrap="wrap" justify="center">
            {years.map((each) => (
              <TextLink key={each} to={adminPaths.yearlyReport(of, ownerId, each)} py="1">
                {each}
              </TextLink>
            ))}
          </Flex>
        )
      }
    >
      {text.emptyText}
    </EmptyState>
  );
}
