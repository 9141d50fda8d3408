import { Box, Container, Grid, Heading, Text } from '@chakra-ui/react';
import { hasElements } from '../../../../shared/rich-text';
import { useContentLang, useTexts } from '../../../lib/language';
import { paths } from '../../../navigation/paths';
import { PictureCard } from '../../../ui/picture-card';
import { RichText } from '../../../ui/rich-text';
import type { Report } from './report-loader';
import { reportTexts } from './report-texts';

/** Styles of a story: `quote` for a few plain lines, `article` for one with headings or lists. */
const quote = { fontFamily: 'heading', fontSize: { base: 'xl', md: '2xl' }, lineHeight: 'short' } as const;
const article = { fontSize: 'lg' } as const;

/** The buyer's story in their own words, beside the good cause that they chose. */
export function ReportAbout({ report }: { report: Report }) {
  const text = useTexts(reportTexts);
  const content = useContentLang();
  const { whoWeAre, recentImpactStory, goodCause } = report;
  if (!whoWeAre && !recentImpactStory && !goodCause) return null;
  return (
    <Container py="section">
      <Grid
        templateColumns={{
          base: 'minmax(0, 1fr)',
          lg: goodCause ? 'minmax(0, 1fr) 23rem' : 'minmax(0, 1fr)',
        }}
        gap={{ base: '10', lg: '16' }}
        alignItems="start"
      >
        <Grid gap={{ base: '10', md: '12' }} templateColumns="minmax(0, 1fr)">
          {whoWeAre && (
            <Box as="section" aria-labelledby="who-we-are">
              <Heading as="h2" id="who-we-are" size="2xl">
                {text.whoWeAre}
              </Heading>
              <Text mt="4" fontSize="lg" whiteSpace="pre-line" maxW="prose" lang={content}>
                {whoWeAre}
              </Text>
            </Box>
          )}
          {recentImpactStory && (
            <Box
              as="section"
              aria-labelledby="story"
              borderInlineStartWidth="3px"
              borderColor="accent.solid"
              ps={{ base: '5', md: '8' }}
            >
              <Heading as="h2" id="story" size="lg">
                {text.story}
              </Heading>
              <Box mt="3" maxW="prose" lang={content} {...(hasElements(recentImpactStory) ? article : quote)}>
                <RichText text={recentImpactStory} below={2} />
              </Box>
            </Box>
          )}
        </Grid>
        {goodCause && (
          <Box as="section" aria-labelledby="chosen-cause">
            <Heading as="h2" id="chosen-cause" size="lg" mb="4">
              {text.cause}
            </Heading>
            <PictureCard
              to={paths.goodCause(goodCause.id)}
              name={goodCause.name}
              picture={goodCause.imageUrl}
            >
              {goodCause.description && (
                <Text color="fg.muted" mt="2" lang={content}>
                  {goodCause.description}
                </Text>
              )}
              <Text mt="4" textStyle="sm" fontWeight="semibold" color="fg.brand">
                {text.aboutCause}
              </Text>
            </PictureCard>
          </Box>
        )}
      </Grid>
    </Container>
  );
}
