import type { FragmentType } from '@apollo/client';
import { useFragment } from '@apollo/client/react';
import { Box, Flex, Grid, Heading, Text } from '@chakra-ui/react';
import { CheckIcon, LeafIcon } from '../../ui/icons';
import { type ProfileAbout_SupplierFragment, ProfileAbout_SupplierFragmentDoc } from './profile.generated';

export type AboutSupplier = FragmentType<ProfileAbout_SupplierFragment>;

function Words({ title, children }: { title: string; children: string }) {
  return (
    <Box as="section">
      <Heading as="h2" size="xl">
        {title}
      </Heading>
      <Text mt="3" whiteSpace="pre-line" maxW="prose" fontSize="lg">
        {children}
      </Text>
    </Box>
  );
}

/** Who they are, what they do and offer, and what they do for the world around them. */
export function ProfileAbout({ supplier }: { supplier: AboutSupplier }) {
  const { data, complete } = useFragment({
    fragment: ProfileAbout_SupplierFragmentDoc,
    fragmentName: 'ProfileAbout_supplier',
    from: supplier,
  });
  if (!complete) return null;
  return (
    <Grid gap={{ base: '10', md: '12' }} templateColumns="minmax(0, 1fr)">
      {data.whoAreWe && <Words title="Who we are">{data.whoAreWe}</Words>}
      {data.aboutWhatWeDo && <Words title="What we do">{data.aboutWhatWeDo}</Words>}
      {data.services.length > 0 && (
        <Box as="section">
          <Heading as="h2" size="xl">
            {data.servicesHeadingOverride ?? 'What we offer'}
          </Heading>
          <Grid
            as="ul"
            templateColumns={{ base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' }}
            columnGap="8"
            mt="4"
          >
            {data.services.map((service) => (
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
      {data.sustainability.length > 0 && (
        <Box as="section">
          <Heading as="h2" size="xl">
            Beyond the sale
          </Heading>
          <Grid
            as="ul"
            gap="4"
            mt="4"
            templateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}
          >
            {data.sustainability.map(({ type, notes }) => (
              <Box as="li" key={type} layerStyle="panel" p="5">
                <Flex align="center" gap="2.5" fontWeight="semibold">
                  <LeafIcon color="fg.brand" aria-hidden /> {type}
                </Flex>
                {notes && (
                  <Text mt="2" color="fg.muted">
                    {notes}
                  </Text>
                )}
              </Box>
            ))}
          </Grid>
        </Box>
      )}
    </Grid>
  );
}
