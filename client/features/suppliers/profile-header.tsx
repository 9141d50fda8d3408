import type { FragmentType } from '@apollo/client';
import { useFragment } from '@apollo/client/react';
import { Box, Button, Container, chakra, Flex, Grid, Heading, Text } from '@chakra-ui/react';
import { webAddress } from '../../lib/web-address';
import { ArrowRightIcon, ExternalIcon, PhoneIcon, PinIcon } from '../../ui/icons';
import { Picture } from '../../ui/picture';
import { type ProfileHeader_SupplierFragment, ProfileHeader_SupplierFragmentDoc } from './profile.generated';
import { whereabouts } from './whereabouts';

export type HeaderSupplier = FragmentType<ProfileHeader_SupplierFragment>;

/** The promotion over the whole width, while it is live (R097): one picture for wide screens, one for phones. */
function Promotion({
  promotion,
  name,
}: {
  promotion: ProfileHeader_SupplierFragment['promotion'];
  name: string;
}) {
  if (!promotion?.desktopUrl && !promotion?.mobileUrl) return null;
  const picture = (
    <chakra.picture display="block">
      {promotion.mobileUrl && promotion.desktopUrl && (
        <source media="(max-width: 40em)" srcSet={promotion.mobileUrl} />
      )}
      <chakra.img
        src={promotion.desktopUrl ?? promotion.mobileUrl ?? ''}
        alt={`Promotion of ${name}`}
        w="full"
        aspectRatio={{ base: '1 / 1', sm: '5 / 2' }}
        maxH="22rem"
        objectFit="cover"
        borderRadius="l3"
      />
    </chakra.picture>
  );
  const target = webAddress(promotion.destinationUrl);
  return (
    <Container pt="6">
      {target ? (
        <a href={target} target="_blank" rel="noopener noreferrer sponsored">
          {picture}
        </a>
      ) : (
        picture
      )}
    </Container>
  );
}

/** Name, picture and the ways to get in touch. */
export function ProfileHeader({ supplier }: { supplier: HeaderSupplier }) {
  const { data, complete } = useFragment({
    fragment: ProfileHeader_SupplierFragmentDoc,
    fragmentName: 'ProfileHeader_supplier',
    from: supplier,
  });
  if (!complete) return null;
  const website = webAddress(data.website);
  const place = [data.physicalSuburb, data.physicalCity].filter(Boolean).join(', ');
  return (
    <Box bg="bg.subtle">
      <Promotion promotion={data.promotion} name={data.name} />
      <Container py={{ base: '8', md: '14' }}>
        <Grid
          templateColumns={{ base: '1fr', lg: '1fr 30rem' }}
          gap={{ base: '8', lg: '16' }}
          alignItems="center"
        >
          <Box order={{ base: 2, lg: 1 }}>
            <Text textStyle="eyebrow" fontSize="md">
              {data.listTitle}
            </Text>
            <Heading as="h1" size={{ base: '3xl', md: '5xl' }} mt="3" overflowWrap="anywhere">
              {data.name}
            </Heading>
            <Flex align="center" gap="2" mt="5" color="fg.muted" wrap="wrap">
              <PinIcon aria-hidden />
              <span>
                {[place, whereabouts(data.serviceRegions, [])].filter(Boolean).join(' · works in ')}
              </span>
            </Flex>
            {data.memberSince && (
              <Text mt="1" color="fg.muted">
                Giving a share of each sale since {data.memberSince}
              </Text>
            )}
            <Flex gap="3" mt="8" wrap="wrap">
              <Button asChild type={undefined} size="lg" colorPalette="accent">
                <a href="#enquiry">
                  Send an enquiry <ArrowRightIcon />
                </a>
              </Button>
              {data.callRailPhone && (
                <Button asChild type={undefined} size="lg" variant="outline">
                  <a href={`tel:${data.callRailPhone.replace(/[^+\d]/g, '')}`}>
                    <PhoneIcon /> {data.callRailPhone}
                  </a>
                </Button>
              )}
              {website && (
                <Button asChild type={undefined} size="lg" variant="ghost">
                  <a href={website} target="_blank" rel="noopener noreferrer">
                    Website <ExternalIcon aria-label="(opens in a new tab)" />
                  </a>
                </Button>
              )}
            </Flex>
          </Box>
          <Picture
            src={data.imageUrl}
            alt={data.profilePictureTitle ?? `Picture of ${data.name}`}
            eager
            order={{ base: 1, lg: 2 }}
            aspectRatio="3 / 2"
            borderRadius="leaf"
          />
        </Grid>
      </Container>
    </Box>
  );
}
