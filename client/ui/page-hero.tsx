import { Box, type BoxProps, Container, Flex, Heading, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';

type Props = Omit<BoxProps, 'title'> & {
  title: ReactNode;
  eyebrow?: ReactNode;
  lead?: ReactNode;
  /** The illustration beside the text on wide screens. */
  illustration?: ReactNode;
  /** For pages that are an invitation: larger, with the illustration on phones, too. */
  inviting?: boolean;
};

/** The first band of a public page: its heading, an introduction and its actions. */
export function PageHero({ title, eyebrow, lead, illustration, inviting = false, children, ...band }: Props) {
  return (
    <Box bg="art.skyLow" overflow="hidden" {...band}>
      <Container>
        <Flex
          align="center"
          justify="space-between"
          gap="10"
          py={inviting ? { base: '10', md: '14' } : { base: '12', md: '16' }}
          direction={inviting ? { base: 'column', md: 'row' } : 'row'}
        >
          <Box maxW={inviting ? '2xl' : '3xl'} minW="0">
            {eyebrow && (
              <Text textStyle="eyebrow" mb="3">
                {eyebrow}
              </Text>
            )}
            <Heading as="h1" size={inviting ? '5xl' : '4xl'}>
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
            <Box hideBelow={inviting ? undefined : 'lg'} flexShrink="0" aria-hidden>
              {illustration}
            </Box>
          )}
        </Flex>
      </Container>
    </Box>
  );
}
