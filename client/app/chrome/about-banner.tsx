import { Box, Container, Flex, Heading, Text } from '@chakra-ui/react';
import { useTexts } from '../../lib/language';
import { chromeTexts } from '../../navigation/page-titles';
import { paths } from '../../navigation/paths';
import { ButtonLink } from '../../ui/button-link';
import { KowhaiSprig } from '../../ui/illustrations/kowhai-sprig';

/** The banner on most public pages: a portion of each sale goes to good causes (R038). */
export function AboutBanner() {
  const text = useTexts(chromeTexts);
  return (
    <Box as="aside" aria-label={text.aboutProduct} bg="accent.subtle" mt="auto" overflow="hidden">
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
                {text.bannerTitle}
              </Heading>
              <Text color="fg.muted" textStyle="sm" mt="1">
                {text.bannerText}
              </Text>
            </Box>
          </Flex>
          <ButtonLink to={paths.aboutUplift()} variant="outline" size="sm">
            {text.howItWorks}
          </ButtonLink>
        </Flex>
      </Container>
    </Box>
  );
}
