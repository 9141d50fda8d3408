import { Box, Flex, Grid, Heading, Text } from '@chakra-ui/react';
import { aboutTexts } from '../../features/site/about/about-texts';
import { useTexts } from '../../lib/language';
import { paths } from '../../navigation/paths';
import { ButtonLink } from '../../ui/button-link';
import { KowhaiSprig } from '../../ui/illustrations/kowhai-sprig';
import { PageHero } from '../../ui/page-hero';
import { PageSection } from '../../ui/page-section';
import { BasketIcon, HandshakeIcon, HeartIcon } from '../../ui/pictograms';

/** About Uplift: its purpose, its contributions and frequent questions (P003). */
export function Component() {
  const text = useTexts(aboutTexts);
  const steps = [
    { Icon: BasketIcon, title: text.buyer, body: text.buyerText },
    { Icon: HandshakeIcon, title: text.supplier, body: text.supplierText },
    { Icon: HeartIcon, title: text.cause, body: text.causeText },
  ];
  const promises = [
    [text.promise1, text.promise1Text],
    [text.promise2, text.promise2Text],
    [text.promise3, text.promise3Text],
    [text.promise4, text.promise4Text],
  ] as const;
  const questions = [
    [text.q1, text.a1],
    [text.q2, text.a2],
    [text.q3, text.a3],
    [text.q4, text.a4],
  ] as const;
  return (
    <>
      <PageHero title={text.title} lead={text.lead} illustration={<KowhaiSprig width="300px" />}>
        <Flex gap="3" wrap="wrap">
          <ButtonLink to={paths.search()} size="lg">
            {text.find}
          </ButtonLink>
          <ButtonLink to={paths.join()} size="lg" variant="outline">
            {text.join}
          </ButtonLink>
          <ButtonLink to={paths.ourTeam()} size="lg" variant="ghost" px={{ base: '0', sm: '7' }}>
            {text.team}
          </ButtonLink>
        </Flex>
      </PageHero>
      <PageSection title={text.howTitle}>
        <Grid as="ol" templateColumns={{ base: '1fr', md: 'repeat(3, 1fr)' }} gap={{ base: '10', md: '8' }}>
          {steps.map(({ Icon, title, body }, index) => (
            <Box as="li" key={title} position="relative">
              <Flex
                boxSize="16"
                align="center"
                justify="center"
                borderRadius="leafSm"
                bg={index === 2 ? 'accent.solid' : 'brand.subtle'}
                color={index === 2 ? 'accent.contrast' : 'fg.brand'}
              >
                <Icon boxSize="7" />
              </Flex>
              <Heading as="h3" size="lg" mt="5">
                {title}
              </Heading>
              <Text color="fg.muted" mt="2">
                {body}
              </Text>
            </Box>
          ))}
        </Grid>
      </PageSection>
      <PageSection title={text.promisesTitle} bg="bg.subtle">
        <Grid as="ul" templateColumns={{ base: '1fr', md: '1fr 1fr' }} columnGap="12" rowGap="8">
          {promises.map(([title, body]) => (
            <Box as="li" key={title} borderTopWidth="3px" borderColor="brand.border" pt="5">
              <Heading as="h3" size="md">
                {title}
              </Heading>
              <Text color="fg.muted" mt="2">
                {body}
              </Text>
            </Box>
          ))}
        </Grid>
      </PageSection>
      <PageSection title={text.questionsTitle}>
        <Grid
          as="dl"
          templateColumns={{ base: '1fr', md: '1fr 2fr' }}
          columnGap="10"
          rowGap={{ base: '1', md: '6' }}
        >
          {questions.map(([question, answer]) => (
            <Box key={question} display="contents">
              <Heading as="dt" size="md" mt={{ base: '5', md: '0' }}>
                {question}
              </Heading>
              <Text as="dd" color="fg.muted" maxW="2xl">
                {answer}
              </Text>
            </Box>
          ))}
        </Grid>
      </PageSection>
    </>
  );
}
