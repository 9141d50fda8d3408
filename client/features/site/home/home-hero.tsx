import { Box, Container, chakra, Flex, Heading, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useTexts } from '../../../lib/language';
import { paths } from '../../../navigation/paths';
import { Landscape } from '../../../ui/illustrations/landscape';
import { TextLink } from '../../../ui/text-link';
import { homeTexts } from './home-texts';

const popular = ['Plumbing', 'Printing', 'Catering', 'Electrical', 'Accounting'];

/** A sentence of the promise; each begins a line, however narrow the screen. */
const Sentence = chakra('span', { base: { display: 'block' } });

/** The top of Home: the promise, the search and the coast. `search` is the large search box. */
export function HomeHero({ search }: { search: ReactNode }) {
  const text = useTexts(homeTexts);
  return (
    <Box as="section" aria-labelledby="promise" bg="art.skyLow" position="relative">
      <Container position="relative" zIndex="raised" pt={{ base: '12', md: '16' }}>
        <Box maxW="3xl">
          <Heading
            as="h1"
            id="promise"
            size="5xl"
            fontSize={{ base: 'clamp(2rem, 9.6vw, 2.75rem)', sm: '6xl' }}
            letterSpacing="-0.035em"
          >
            <Sentence>{text.promise1}</Sentence> <Sentence>{text.promise2}</Sentence>
          </Heading>
          <Text fontSize={{ base: 'lg', md: 'xl' }} lineHeight="1.5" mt="5" maxW="2xl">
            {text.promiseText}
          </Text>
        </Box>
        <Box maxW="2xl" mt="8">
          {search}
          <Flex gap="4" mt="4" wrap="wrap" align="baseline">
            <Text textStyle="sm">{text.oftenNeeded}</Text>
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
      {/* Clipped at its own edges, not the section's (but for the sun), since the search's list may be longer. */}
      <Landscape
        h={{ base: '13rem', md: 'max(20rem, 16vw)' }}
        mt={{ base: '2', md: '-2.5rem' }}
        clipPath="inset(-50rem 0 0)"
      />
    </Box>
  );
}
