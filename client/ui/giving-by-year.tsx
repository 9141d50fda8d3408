import { Box, chakra, Grid } from '@chakra-ui/react';
import { formatCount, formatMoney, formatShortMoney, formatWholeMoney } from '../lib/format';
import { texts, useTexts } from '../lib/language';
import { YearColumns } from './year-columns';

export type YearOfGiving = { year: number; contribution: number; equivalentHours: number };

const words = texts(
  {
    year: 'Year',
    contribution: 'Contribution',
    hours: 'Hours of community work',
    caption: 'Contributions by year, with hours of community work',
    all: 'All years',
    chart: (first: number, last: number, most: string, when: number) =>
      `Contributions by year from ${first} to ${last}. The year with the most contributions is ${when}, with ${most}`,
  },
  {
    year: 'Tau',
    contribution: 'Takoha',
    hours: 'Hāora mahi',
    caption: 'Ngā takoha i ia tau, me ngā hāora mahi hapori e rite ana',
    all: 'Ngā tau katoa',
    chart: (first: number, last: number, most: string, when: number) =>
      `Ngā takoha i ia tau mai i ${first} ki ${last}; ko te nui rawa i ${when}, e ${most}`,
  },
);

const Table = chakra('table', {
  base: {
    w: 'full',
    borderCollapse: 'collapse',
    fontVariantNumeric: 'tabular-nums',
    textStyle: 'sm',
    '& th, & td': { py: '2', textAlign: 'end', fontWeight: 'normal' },
    '& th:first-of-type': { textAlign: 'start' },
    '& thead th': { color: 'fg.muted', fontWeight: 'semibold', pb: '2.5' },
    '& tbody tr, & tfoot tr': { borderTopWidth: '1px', borderColor: 'border' },
    '& tfoot :is(th, td)': { fontWeight: 'semibold' },
    '& caption': { srOnly: true },
  },
});

type Props = { years: readonly YearOfGiving[]; contribution: number; equivalentHours: number };

/** The contributions by year: a chart of columns, and the same numbers as a table (R280). */
export function GivingByYear({ years, contribution, equivalentHours }: Props) {
  const say = useTexts(words);
  const [first, last] = [years[0], years.at(-1)];
  if (!first || !last) return null;
  const most = years.reduce((a, b) => (b.contribution > a.contribution ? b : a), first);
  return (
    <Grid templateColumns={{ base: '1fr', lg: '1.5fr 1fr' }} gap={{ base: '10', lg: '16' }}>
      <YearColumns
        description={say.chart(first.year, last.year, formatMoney(most.contribution), most.year)}
        years={years.map(({ year, contribution: value }) => ({ year, value }))}
        format={formatShortMoney}
      />
      <Box>
        <Table>
          <caption>{say.caption}</caption>
          <thead>
            <tr>
              <th scope="col">{say.year}</th>
              <th scope="col">{say.contribution}</th>
              <th scope="col">{say.hours}</th>
            </tr>
          </thead>
          <tbody>
            {[...years].reverse().map((row) => (
              <tr key={row.year}>
                <th scope="row">{row.year}</th>
                <td>{formatWholeMoney(row.contribution)}</td>
                <td>{formatCount(row.equivalentHours)}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{say.all}</th>
              <td>{formatWholeMoney(contribution)}</td>
              <td>{formatCount(equivalentHours)}</td>
            </tr>
          </tfoot>
        </Table>
      </Box>
    </Grid>
  );
}
