import { Box, type BoxProps, Container, Flex, Heading, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';

type Props = Omit<BoxProps, 'title'> & {
  title: ReactNode;
  eyebrow?: ReactNode;
  lead?: ReactNode;
  /** Stands beside the words on wide screens. */
  illustration?: ReactNode;
};

/** The first band of a public page: its heading, a few words, what to do. */
export function PageHero({ title, eyebrow, lead, illustration, children, ...band }: Props) {
  return (
    <Box bg="art.skyLow" overflow="hidden" {...band}>
      <Container>
        <Flex align="center" justify="space-between" gap="10" py={{ base: '12', md: '16' }}>
          <Box maxW="3xl" minW="0">
            {eyebrow && (
              <Text textStyle="eyebrow" mb="3">
                {eyebrow}
              </Text>
            )}
            <Heading as="h1" size="4xl" overflowWrap="anywhere">
              {title}
            </Heading>
            {lead && (
              <Text fontSize={{ base: 'lg', md: 'xl' }} lineHeight="1.5" mt="5" maxW="2xl">
                {lead}
              </Text>
            )}
            {children && <Box mt="8">{children}</Box>}
          </Box>
          {illustration && (
            <Box hideBelow="lg" flexShrink="0" aria-hidden>
              {illustration}
            </Box>
          )}
        </Flex>
      </Container>
    </Box>
  );
}
