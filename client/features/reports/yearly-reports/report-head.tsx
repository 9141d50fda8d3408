import { Box, Container, Grid, Heading, Text } from '@chakra-ui/react';
import { yearComparison, yearlyReportTexts } from '../../../../shared/yearly-report-texts';
import { formatCount, formatMoney } from '../../../lib/format';
import { useContentLang, useTexts } from '../../../lib/language';
import { Logo } from '../../../ui/logo';
import { StatFigure } from '../../../ui/stat-figure';
import { ownerOf, type Report } from './report';
import { reportTexts } from './report-texts';

/** The heading of a report: its owner and year, and a summary in a sentence. */
export function ReportHead({ report }: { report: Report }) {
  const words = useTexts(yearlyReportTexts);
  const { name, year, contribution, wholeContribution, equivalentHours } = report;
  const said = {
    name,
    year,
    contribution: formatMoney(contribution),
    total: formatMoney(wholeContribution),
    hours: formatCount(equivalentHours),
  };
  return (
    <Container pt={{ base: '6', md: '8' }} pb={{ base: '7', md: '9' }}>
      <Logo />
      <Text textStyle="eyebrow" mt={{ base: '6', md: '8' }} mb="2">
        {words.title} {year}
      </Text>
      <Heading
        as="h1"
        size={{ base: '3xl', md: '5xl' }}
        color="fg.brand"
        overflowWrap="anywhere"
        lang={useContentLang()}
      >
        {name}
      </Heading>
      <Text fontSize={{ base: 'md', md: 'lg' }} lineHeight="1.55" maxW="3xl" mt="4" overflowWrap="anywhere">
        {wholeContribution > 0 ? words.statement[ownerOf(report)](said) : words.nothing(said)}
      </Text>
    </Container>
  );
}

/** The main figures of a report: the contribution, and the work that it pays for. */
export function ReportFigures({ report }: { report: Report }) {
  const words = useTexts(yearlyReportTexts);
  const text = useTexts(reportTexts);
  const { year, contribution, equivalentHours, completed, enquiries, yearBefore, byCause } = report;
  const beside = (now: number, before: number) => yearComparison(words, { now, before, year: year - 1 });
  const causes = byCause?.filter(({ goodCauseId }) => goodCauseId !== null).length;
  const rest =
    report.of === 'SUPPLIER'
      ? [
          { value: formatCount(causes), label: words.causes },
          { value: formatCount(enquiries), label: words.enquiries },
        ]
      : [
          { value: formatCount(report.supplierCount), label: words.suppliers },
          { value: formatCount(report.buyerCount), label: words.buyers },
        ];
  return (
    <Box
      as="section"
      aria-label={text.figures}
      bg="bg.inverted"
      color="fg.inverted"
      py={{ base: '7', md: '9' }}
    >
      <Container>
        <Grid as="dl" templateColumns={{ base: '1fr', sm: 'repeat(6, 1fr)' }} columnGap="6" rowGap="7">
          <StatFigure
            size="lg"
            value={formatMoney(contribution)}
            label={words.contribution[ownerOf(report)]}
            hint={beside(contribution, yearBefore.contribution)}
            css={{ '& dd': { color: 'fg.invertedAccent' } }}
            gridColumn={{ sm: 'span 3' }}
          />
          <StatFigure
            size="lg"
            value={formatCount(equivalentHours)}
            label={words.hours}
            gridColumn={{ sm: 'span 3' }}
          />
          <StatFigure
            value={formatCount(completed)}
            label={words.completed}
            hint={beside(completed, yearBefore.completed)}
            gridColumn={{ sm: 'span 2' }}
          />
          {rest.map((figure) => (
            <StatFigure key={figure.label} {...figure} gridColumn={{ sm: 'span 2' }} />
          ))}
        </Grid>
      </Container>
    </Box>
  );
}
