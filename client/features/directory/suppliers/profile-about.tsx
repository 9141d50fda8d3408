import type { FragmentType } from '@apollo/client';
import { useFragment } from '@apollo/client/react';
import { Box, Flex, Grid, Heading, Text } from '@chakra-ui/react';
import { useContentLang, useLanguage, useTexts } from '../../../lib/language';
import { sustainabilityLabels } from '../../../lib/sustainability-labels';
import { Carousel } from '../../../ui/carousel';
import { CheckIcon } from '../../../ui/icons';
import { LeafIcon } from '../../../ui/pictograms';
import { type ProfileAbout_SupplierFragment, ProfileAbout_SupplierFragmentDoc } from './profile.generated';
import { profileTexts } from './profile-texts';

/** Milliseconds for which an outcome is shown (R053). */
const OUTCOME = 8000;
const ONE = { base: '100%' };

export type AboutSupplier = FragmentType<ProfileAbout_SupplierFragment>;

function Words({ title, children }: { title: string; children: string }) {
  return (
    <Box as="section">
      <Heading as="h2" size="xl">
        {title}
      </Heading>
      <Text mt="3" whiteSpace="pre-line" maxW="prose" fontSize="lg" lang={useContentLang()}>
        {children}
      </Text>
    </Box>
  );
}

type Outcomes = ProfileAbout_SupplierFragment['sustainability'];

/** The sustainability outcomes of a supplier, one at a time for eight seconds each (R053, R095). */
function Sustainability({ outcomes }: { outcomes: Outcomes }) {
  const text = useTexts(profileTexts);
  const language = useLanguage();
  const content = useContentLang();
  const slides = outcomes.map(({ type, notes }) => ({
    key: type,
    content: (
      <Box layerStyle="panel" p="6" h="full">
        <Flex align="center" gap="2.5" fontWeight="semibold">
          <LeafIcon color="fg.brand" aria-hidden /> {sustainabilityLabels(type)[language]}
        </Flex>
        {notes && (
          <Text mt="2" color="fg.muted" whiteSpace="pre-line" lang={content}>
            {notes}
          </Text>
        )}
      </Box>
    ),
  }));
  return (
    <Box as="section" minW="0">
      <Carousel
        label={text.beyond}
        slides={slides}
        columns={ONE}
        interval={OUTCOME}
        heading={(controls) => (
          <Flex justify="space-between" align="center" gap="4" mb="4" minH="10">
            <Heading as="h2" size="xl">
              {text.beyond}
            </Heading>
            {controls}
          </Flex>
        )}
      />
    </Box>
  );
}

/** The supplier's own description, its services, and its sustainability outcomes. */
export function ProfileAbout({ supplier }: { supplier: AboutSupplier }) {
  const text = useTexts(profileTexts);
  const content = useContentLang();
  const { data, complete } = useFragment({
    fragment: ProfileAbout_SupplierFragmentDoc,
    fragmentName: 'ProfileAbout_supplier',
    from: supplier,
  });
  if (!complete) return null;
  return (
    <Grid alignContent="start" gap={{ base: '10', md: '12' }} templateColumns="minmax(0, 1fr)">
      {data.whoAreWe && <Words title={text.whoWeAre}>{data.whoAreWe}</Words>}
      {data.aboutWhatWeDo && <Words title={text.whatWeDo}>{data.aboutWhatWeDo}</Words>}
      {data.services.length > 0 && (
        <Box as="section">
          <Heading as="h2" size="xl">
            {data.servicesHeadingOverride || text.whatWeOffer}
          </Heading>
          <Grid
            as="ul"
            lang={content}
            templateColumns={{ base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' }}
            columnGap="8"
            mt="4"
          >
            {[...new Set(data.services)].map((service) => (
              <Flex
                as="li"
                key={service}
                gap="3"
                align="center"
                py="2.5"
                borderBottomWidth="1px"
                borderColor="border"
              >
                <CheckIcon color="fg.brand" aria-hidden flexShrink="0" /> <Box minW="0">{service}</Box>
              </Flex>
            ))}
          </Grid>
        </Box>
      )}
      {data.sustainability.length > 0 && <Sustainability outcomes={data.sustainability} />}
    </Grid>
  );
}
