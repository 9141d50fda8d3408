import { Box, Container, Flex, Heading, Text } from '@chakra-ui/react';
import { communityHours, formatWholeMoney } from '../../../lib/format';
import { useTexts } from '../../../lib/language';
import { StatFigure } from '../../../ui/stat-figure';
import { coffeeTexts } from './coffee-texts';

const DOLLARS_A_MONTH = 380;
const SHARE = 0.05;
const YEAR = DOLLARS_A_MONTH * 12 * SHARE;

/** A sample calculation: a year's contribution from the coffee beans of one office. */
export function CoffeeSum() {
  const text = useTexts(coffeeTexts);
  const hours = text.hoursValue(communityHours(YEAR));
  return (
    <Box
      as="section"
      aria-labelledby="coffee-sum"
      bg="bg.inverted"
      color="fg.inverted"
      py={{ base: '12', md: '16' }}
    >
      <Container>
        <Heading as="h2" id="coffee-sum" size="3xl" maxW="2xl" color="inherit">
          {text.sumTitle}
        </Heading>
        <Text mt="4" maxW="3xl" fontSize="lg" color="fg.invertedMuted">
          {text.sumText(formatWholeMoney(DOLLARS_A_MONTH), formatWholeMoney(YEAR), hours)}
        </Text>
        <Flex as="dl" gap={{ base: '8', md: '16' }} rowGap="8" wrap="wrap" mt={{ base: '8', md: '10' }}>
          <StatFigure size="lg" value={formatWholeMoney(DOLLARS_A_MONTH)} label={text.month} />
          <StatFigure size="lg" value={formatWholeMoney(YEAR)} label={text.year} />
          <StatFigure
            size="lg"
            value={
              <Text as="span" color="fg.invertedAccent">
                {hours}
              </Text>
            }
            label={text.hours}
          />
        </Flex>
      </Container>
    </Box>
  );
}
