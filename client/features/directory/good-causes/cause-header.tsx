import { Box, Container, Flex, Grid, Heading, Text } from '@chakra-ui/react';
import { recordStatuses } from '../../../editing/record-statuses';
import { useContentLang, useTexts } from '../../../lib/language';
import { paths } from '../../../navigation/paths';
import { ButtonLink } from '../../../ui/button-link';
import { EyeOffIcon } from '../../../ui/icons';
import { ChevronLeftIcon, SearchIcon } from '../../../ui/pictograms';
import { Picture } from '../../../ui/picture';
import { StatusTag } from '../../../ui/status-tag';
import { TextLink } from '../../../ui/text-link';
import { WebsiteButton } from '../../../ui/website-button';
import type { CauseReport } from './cause-report-loader';
import { causeTexts } from './good-cause-texts';

/** The header of a cause's page: its name, description and website. */
export function CauseHeader({ cause }: { cause: CauseReport['goodCause'] }) {
  const text = useTexts(causeTexts);
  const content = useContentLang();
  return (
    <Box bg="art.skyLow">
      <Container py={{ base: '6', md: '10' }}>
        <TextLink to={paths.goodCauses()} display="inline-flex" alignItems="center" gap="1">
          <ChevronLeftIcon /> {text.all}
        </TextLink>
        <Grid
          templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 30rem' }}
          gap={{ base: '8', lg: '16' }}
          alignItems="center"
          mt={{ base: '6', md: '8' }}
        >
          <Box minW="0">
            <Text textStyle="eyebrow" mb="2">
              {cause.special ? text.areaCause : text.cause}
            </Text>
            <Heading as="h1" size="4xl" lang={content}>
              {cause.name}
            </Heading>
            {cause.description && (
              <Text fontSize={{ base: 'lg', md: 'xl' }} lineHeight="1.5" mt="5" maxW="2xl" lang={content}>
                {cause.description}
              </Text>
            )}
            <Flex gap="3" wrap="wrap" align="center" mt="8">
              {cause.status !== 'APPROVED_AND_LIVE' && (
                <StatusTag tone="new">
                  <EyeOffIcon aria-hidden /> {text.notPublic(recordStatuses[cause.status])}
                </StatusTag>
              )}
              <ButtonLink to={paths.search()} size="lg">
                <SearchIcon aria-hidden /> {text.find}
              </ButtonLink>
              <WebsiteButton address={cause.website} />
            </Flex>
          </Box>
          <Picture src={cause.imageUrl} alt="" largest aspectRatio="3 / 2" borderRadius="leaf" />
        </Grid>
      </Container>
    </Box>
  );
}
