import { Box, Container, Flex, Heading, Text } from '@chakra-ui/react';
import { paths } from '../../app/paths';
import { useTexts } from '../../lib/language';
import { ButtonLink } from '../../ui/button-link';
import { CoffeeCup } from '../../ui/illustrations/coffee-cup';
import { COFFEE_SEARCH } from './coffee-loader';
import { coffeeTexts } from './coffee-texts';

/** The invitation: a coffee that does good. */
export function CoffeeHero() {
  const text = useTexts(coffeeTexts);
  return (
    <Box as="section" aria-labelledby="coffee" bg="art.skyLow">
      <Container py={{ base: '10', md: '14' }}>
        <Flex align="center" justify="space-between" gap="10" direction={{ base: 'column', md: 'row' }}>
          <Box maxW="2xl">
            <Heading as="h1" id="coffee" size="5xl">
              {text.title}
            </Heading>
            <Text fontSize={{ base: 'lg', md: 'xl' }} lineHeight="1.5" mt="5">
              {text.lead}
            </Text>
            <Flex gap="3" mt="8" wrap="wrap">
              <ButtonLink to={paths.searchService(COFFEE_SEARCH)} size="lg">
                {text.find}
              </ButtonLink>
              <ButtonLink to={paths.giftBox()} size="lg" variant="outline">
                {text.box}
              </ButtonLink>
            </Flex>
          </Box>
          <CoffeeCup w={{ base: '14rem', md: '20rem', lg: '24rem' }} flexShrink="0" />
        </Flex>
      </Container>
    </Box>
  );
}
