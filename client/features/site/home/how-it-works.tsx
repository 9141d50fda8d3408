import { Box, Grid, Heading, Text } from '@chakra-ui/react';
import { useTexts } from '../../../lib/language';
import { PageSection } from '../../../ui/page-section';
import { homeTexts } from './home-texts';

/** The three steps of a purchase through Uplift. */
export function HowItWorks() {
  const text = useTexts(homeTexts);
  const steps = [
    { title: text.step1, body: text.step1Text },
    { title: text.step2, body: text.step2Text },
    { title: text.step3, body: text.step3Text },
  ];
  return (
    <PageSection title={text.howItWorks}>
      <Grid as="ol" templateColumns={{ base: '1fr', md: 'repeat(3, 1fr)' }} gap={{ base: '8', md: '10' }}>
        {steps.map(({ title, body }, index) => (
          <Box
            as="li"
            key={title}
            borderTopWidth="3px"
            borderColor={index === 2 ? 'accent.solid' : 'brand.border'}
            pt="5"
          >
            <Text textStyle="figure" fontSize="2xl" color="fg.brand" aria-hidden>
              {index + 1}
            </Text>
            <Heading as="h3" size="md" mt="3">
              {title}
            </Heading>
            <Text color="fg.muted" mt="2">
              {body}
            </Text>
          </Box>
        ))}
      </Grid>
    </PageSection>
  );
}
