import { Box, Container, Flex, Heading, Text } from '@chakra-ui/react';
import { useTexts } from '../../../lib/language';
import { paths } from '../../../navigation/paths';
import { ButtonLink } from '../../../ui/button-link';
import { KowhaiSprig } from '../../../ui/illustrations/kowhai-sprig';
import { reportTexts } from './report-texts';

/** The explanation of impact reports (R129). */
export function ReportExplanation() {
  const text = useTexts(reportTexts);
  return (
    <Box as="section" aria-labelledby="what-is-it" bg="brand.subtle" py={{ base: '14', md: '20' }}>
      <Container>
        <Flex align="center" justify="space-between" gap="10">
          <Box maxW="3xl">
            <Heading as="h2" id="what-is-it" size="2xl">
              {text.whatTitle}
            </Heading>
            <Text mt="4" fontSize="lg">
              {text.what}
            </Text>
            <Text mt="3" fontSize="lg">
              {text.whatNumbers}
            </Text>
            <ButtonLink to={paths.impactBuyerJoin()} variant="outline" size="lg" mt="7">
              {text.whatJoin}
            </ButtonLink>
          </Box>
          <KowhaiSprig width="260px" hideBelow="lg" flexShrink="0" />
        </Flex>
      </Container>
    </Box>
  );
}
