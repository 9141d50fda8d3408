import { Flex, Grid, Text } from '@chakra-ui/react';
import { formatCount, formatWholeMoney } from '../../../lib/format';
import { useContentLang, useTexts } from '../../../lib/language';
import { paths } from '../../../navigation/paths';
import { PictureCard } from '../../../ui/picture-card';
import { causeListTexts } from './good-cause-texts';
import type { GoodCausesQuery } from './good-causes.generated';

type Cause = GoodCausesQuery['goodCauses'][number];

const EAGER_PICTURES = 3;

/** Cards of good causes, each with the total that it has received. */
export function CauseCards({ causes, eager = false }: { causes: readonly Cause[]; eager?: boolean }) {
  const text = useTexts(causeListTexts);
  const content = useContentLang();
  return (
    <Grid
      as="ul"
      templateColumns={{
        base: 'minmax(0, 1fr)',
        sm: 'repeat(2, minmax(0, 1fr))',
        lg: 'repeat(3, minmax(0, 1fr))',
      }}
      gap="6"
    >
      {causes.map((cause, index) => (
        <li key={cause.id}>
          <PictureCard
            to={paths.goodCause(cause.id)}
            name={cause.name}
            picture={cause.imageUrl}
            eager={eager && index < EAGER_PICTURES}
          >
            {cause.description && (
              <Text color="fg.muted" mt="2" lang={content}>
                {cause.description}
              </Text>
            )}
            <Flex columnGap="2" align="baseline" wrap="wrap" mt="auto" pt="5">
              <Text textStyle="figure" fontSize="2xl" color="fg.accent">
                {formatWholeMoney(cause.contribution)}
              </Text>
              <Text textStyle="sm" color="fg.muted">
                {text.given}
              </Text>
              <Text textStyle="sm" color="fg.muted" w="full" mt="1">
                {text.hoursShort(formatCount(cause.equivalentHours))}
              </Text>
            </Flex>
          </PictureCard>
        </li>
      ))}
    </Grid>
  );
}
