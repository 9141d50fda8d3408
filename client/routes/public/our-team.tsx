import { Box, Flex, Grid, Heading, Text } from '@chakra-ui/react';
import { teamTexts } from '../../features/site/about/about-texts';
import { useTexts } from '../../lib/language';
import { paths } from '../../navigation/paths';
import { ButtonLink } from '../../ui/button-link';
import { WindsweptTree } from '../../ui/illustrations/plants';
import { PageHero } from '../../ui/page-hero';
import { PageSection } from '../../ui/page-section';

const TRUSTEES = ['Hinemoa Tautari', 'Graham Sutherland', 'Losa Faleolo', 'Wei Zhang', 'Aroha Kereama'];

/** The page about the team (P005). */
export function Component() {
  const text = useTexts(teamTexts);
  const people = [
    { name: 'Ngaio Fairweather', role: text.director, body: text.directorText },
    { name: 'Tāne Walker', role: text.suppliers, body: text.suppliersText },
    { name: 'Priya Raman', role: text.buyers, body: text.buyersText },
    { name: 'Sione Vaipulu', role: text.causes, body: text.causesText },
    { name: 'Kirsten Holm', role: text.engineering, body: text.engineeringText },
    { name: 'Mereana Pōtiki', role: text.money, body: text.moneyText },
  ];
  return (
    <>
      <PageHero title={text.title} lead={text.lead} illustration={<WindsweptTree boxSize="56" />}>
        <ButtonLink to={paths.contact()} size="lg">
          {text.write}
        </ButtonLink>
      </PageHero>
      <PageSection title={text.peopleTitle}>
        <Grid as="ul" templateColumns={{ base: '1fr', sm: '1fr 1fr', lg: 'repeat(3, 1fr)' }} gap="10">
          {people.map(({ name, role, body }, index) => (
            <Box as="li" key={name}>
              <Flex
                aria-hidden
                boxSize="20"
                align="center"
                justify="center"
                borderRadius="leafSm"
                bg={index % 2 ? 'accent.subtle' : 'brand.subtle'}
                color={index % 2 ? 'fg.accent' : 'fg.brand'}
                textStyle="figure"
                fontSize="2xl"
              >
                {name
                  .split(' ')
                  .map((part) => part[0])
                  .join('')}
              </Flex>
              <Heading as="h3" size="md" mt="4">
                {name}
              </Heading>
              <Text textStyle="sm" color="fg.brand" fontWeight="semibold">
                {role}
              </Text>
              <Text color="fg.muted" mt="2">
                {body}
              </Text>
            </Box>
          ))}
        </Grid>
      </PageSection>
      <PageSection title={text.trustTitle} lead={text.trustText} bg="bg.subtle">
        <Flex as="ul" gap="3" wrap="wrap">
          {TRUSTEES.map((name) => (
            <Box
              as="li"
              key={name}
              px="4"
              py="2"
              bg="bg.panel"
              borderWidth="1px"
              borderColor="border"
              borderRadius="full"
            >
              {name}
            </Box>
          ))}
        </Flex>
      </PageSection>
    </>
  );
}
