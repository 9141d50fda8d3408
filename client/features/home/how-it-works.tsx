import { Box, Flex, Grid, Heading, Text } from '@chakra-ui/react';
import { paths } from '../../app/paths';
import { useTexts } from '../../lib/language';
import { ButtonLink } from '../../ui/button-link';
import { KowhaiSprig } from '../../ui/illustrations/plants';
import { PageSection } from '../../ui/page-section';
import { homeTexts } from './home-texts';

/** Three steps, in the order they happen. */
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

/** The invitation to suppliers and buyers at the end of Home. */
export function JoinInvitation() {
  const text = useTexts(homeTexts);
  return (
    <Box as="section" aria-labelledby="join" bg="accent.subtle" py={{ base: '14', md: '20' }}>
      <Box maxW="page" mx="auto" px="gutter">
        <Flex align="center" justify="space-between" gap="10" wrap="wrap">
          <Box maxW="2xl">
            <Heading as="h2" id="join" size="3xl">
              {text.joinTitle}
            </Heading>
            <Text textStyle="lead" mt="4" color="fg">
              {text.joinText}
            </Text>
            <Flex gap="3" mt="7" wrap="wrap">
              <ButtonLink to={paths.supplierJoin()} size="lg">
                {text.joinSupplier}
              </ButtonLink>
              <ButtonLink to={paths.impactBuyerJoin()} size="lg" variant="outline">
                {text.joinBuyer}
              </ButtonLink>
            </Flex>
          </Box>
          <KowhaiSprig width="260px" hideBelow="lg" />
        </Flex>
      </Box>
    </Box>
  );
}
