import { Box, Container, Flex, Heading, Text } from '@chakra-ui/react';
import { ButtonLink } from '../../ui/button-link';
import { KowhaiSprig } from '../../ui/illustrations/plants';
import { paths } from '../paths';

/** Says on most public pages that a portion of each sale goes to good causes (R038). */
export function AboutBanner() {
  return (
    <Box as="aside" aria-label="About Uplift" bg="accent.subtle" mt="auto" overflow="hidden">
      <Container>
        <Flex
          align="center"
          justify="space-between"
          gap="6"
          py={{ base: '8', md: '6' }}
          wrap="wrap"
          position="relative"
        >
          <Flex align="center" gap="6" flex="1" minW="min(100%, 20rem)">
            <KowhaiSprig width="130px" flexShrink="0" hideBelow="md" />
            <Box>
              <Heading as="h2" size="md">
                A portion of each sale goes to good causes
              </Heading>
              <Text color="fg.muted" textStyle="sm" mt="1">
                You pay the usual price. The supplier gives a share of it to children and young people in New
                Zealand.
              </Text>
            </Box>
          </Flex>
          <ButtonLink to={paths.aboutUplift()} variant="outline" size="sm">
            How it works
          </ButtonLink>
        </Flex>
      </Container>
    </Box>
  );
}
