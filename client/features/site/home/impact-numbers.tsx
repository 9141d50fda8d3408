import type { FragmentType } from '@apollo/client';
import { useFragment } from '@apollo/client/react';
import { Box, Container, Grid } from '@chakra-ui/react';
import { formatCount, formatWholeMoney } from '../../../lib/format';
import { useTexts } from '../../../lib/language';
import { StatFigure } from '../../../ui/stat-figure';
import { type ImpactNumbers_SummaryFragment, ImpactNumbers_SummaryFragmentDoc } from './home.generated';
import { homeTexts } from './home-texts';

type Props = { summary: FragmentType<ImpactNumbers_SummaryFragment> };

/** The impact of all purchases so far, on the ground of the landscape. */
export function ImpactNumbers({ summary }: Props) {
  const text = useTexts(homeTexts);
  const { data, complete } = useFragment({
    fragment: ImpactNumbers_SummaryFragmentDoc,
    fragmentName: 'ImpactNumbers_summary',
    from: summary,
  });
  if (!complete) return null;
  const figures = [
    { value: formatWholeMoney(data.contributions), label: text.given },
    { value: formatCount(data.communityHours), label: text.hours },
    { value: formatCount(data.supplierCount), label: text.suppliers },
    { value: formatCount(data.goodCauseCount), label: text.causes },
  ];
  return (
    <Box
      as="section"
      aria-label={text.soFar}
      bg="bg.inverted"
      color="fg.inverted"
      pb={{ base: '12', md: '16' }}
      pt={{ base: '6', md: '4' }}
    >
      <Container>
        <Grid
          as="dl"
          templateColumns={{ base: '1fr 1fr', lg: '1.5fr 1.2fr 1fr 1fr' }}
          gap={{ base: '8', md: '10' }}
        >
          {figures.map(({ value, label }, index) => (
            <StatFigure
              key={label}
              value={value}
              label={label}
              size="lg"
              css={{ '& dd': { color: index === 0 ? 'fg.invertedAccent' : 'fg.inverted' } }}
            />
          ))}
        </Grid>
      </Container>
    </Box>
  );
}
