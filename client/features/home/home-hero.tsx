import { Box, Container, chakra, Flex, Heading, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { paths } from '../../app/paths';
import { Landscape } from '../../ui/illustrations/landscape';
import { TextLink } from '../../ui/text-link';

const popular = ['Plumbing', 'Printing', 'Catering', 'Electrical', 'Accounting'];

/** Each sentence of the promise begins a line, however narrow the screen. */
const Sentence = chakra('span', { base: { display: 'block' } });

/** The promise, the search, and the coast it all happens on. `search` is the large search box. */
export function HomeHero({ search }: { search: ReactNode }) {
  return (
    <Box as="section" aria-labelledby="promise" bg="art.skyLow" position="relative" overflow="hidden">
      <Container position="relative" zIndex="raised" pt={{ base: '12', md: '16' }}>
        <Box maxW="3xl">
          <Heading
            as="h1"
            id="promise"
            size="5xl"
            fontSize={{ base: 'clamp(2rem, 9.6vw, 2.75rem)', sm: '6xl' }}
            letterSpacing="-0.035em"
          >
            <Sentence>Buy what you need.</Sentence> <Sentence>Lift up who needs it.</Sentence>
          </Heading>
          <Text fontSize={{ base: 'lg', md: 'xl' }} lineHeight="1.5" mt="5" maxW="2xl">
            Find New Zealand suppliers you would be glad to use anyway. A portion of each sale goes to good
            causes for children and young people, and costs you nothing extra.
          </Text>
        </Box>
        <Box maxW="2xl" mt="8">
          {search}
          <Flex gap="4" mt="4" wrap="wrap" align="baseline">
            <Text textStyle="sm">Often needed:</Text>
            {popular.map((service) => (
              <TextLink
                key={service}
                to={paths.searchService(service)}
                textStyle="sm"
                fontWeight="semibold"
                color="fg"
              >
                {service}
              </TextLink>
            ))}
          </Flex>
        </Box>
      </Container>
      <Landscape h={{ base: '13rem', md: '20rem' }} mt={{ base: '2', md: '-2.5rem' }} />
    </Box>
  );
}
