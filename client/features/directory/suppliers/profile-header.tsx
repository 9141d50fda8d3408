import type { FragmentType } from '@apollo/client';
import { useFragment } from '@apollo/client/react';
import { Box, Button, Container, chakra, Flex, Grid, Heading, Text } from '@chakra-ui/react';
import { lazy, type ReactNode, Suspense } from 'react';
import { useContentLang, useTexts } from '../../../lib/language';
import { phoneLink } from '../../../lib/phone-link';
import { webAddress } from '../../../lib/web-address';
import { NewTabTexts } from '../../../ui/new-tab-icon';
import { ArrowRightIcon, HeartIcon, PhoneIcon, PinIcon } from '../../../ui/pictograms';
import { Picture } from '../../../ui/picture';
import { WebsiteButton } from '../../../ui/website-button';
import { type ProfileHeader_SupplierFragment, ProfileHeader_SupplierFragmentDoc } from './profile.generated';
import { profileTexts } from './profile-texts';
import { serviceAreaSummary, serviceAreaTexts } from './service-area-summary';

/** Loaded separately: few visitors see an unlisted supplier. */
const UnlistedTag = lazy(() => import('./unlisted-tag'));

export type HeaderSupplier = FragmentType<ProfileHeader_SupplierFragment>;

/** The live promotion over the whole width (R097): one picture for wide screens, one for phones. */
function Promotion({
  promotion,
  name,
}: {
  promotion: ProfileHeader_SupplierFragment['promotion'];
  name: string;
}) {
  const text = useTexts(profileTexts);
  if (!promotion?.desktopUrl && !promotion?.mobileUrl) return null;
  const picture = (
    <chakra.picture display="block">
      {promotion.mobileUrl && promotion.desktopUrl && (
        <source media="(max-width: 40em)" srcSet={promotion.mobileUrl} />
      )}
      <chakra.img
        src={promotion.desktopUrl ?? promotion.mobileUrl ?? ''}
        alt={text.promotionOf(name)}
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
          <NewTabTexts />
        </a>
      ) : (
        picture
      )}
    </Container>
  );
}

/** A long name is set smaller, since it would push everything else out of the first screen. */
const nameSize = (name: string) =>
  name.length > 32 ? ({ base: '2xl', md: '3xl' } as const) : ({ base: '3xl', md: '5xl' } as const);

function Fact({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <Flex as="li" gap="2">
      {/* As high as a line, so that the icon stays beside the first line. */}
      <Flex align="center" h="1lh" flexShrink="0">
        {icon}
      </Flex>
      <Box minW="0">{children}</Box>
    </Flex>
  );
}

/** The supplier's name, picture and contact buttons. */
export function ProfileHeader({ supplier }: { supplier: HeaderSupplier }) {
  const text = useTexts(profileTexts);
  const say = useTexts(serviceAreaTexts);
  const content = useContentLang();
  const { data, complete } = useFragment({
    fragment: ProfileHeader_SupplierFragmentDoc,
    fragmentName: 'ProfileHeader_supplier',
    from: supplier,
  });
  if (!complete) return null;
  const where = serviceAreaSummary(data.serviceRegions, [], say);
  const worksIn = where === say.nationwide ? text.worksNationwide : text.worksIn(where);
  const place = [data.physicalSuburb, data.physicalCity].filter(Boolean).join(', ');
  return (
    <Box bg="bg.subtle">
      <Promotion promotion={data.promotion} name={data.name} />
      <Container py={{ base: '8', md: '14' }}>
        <Grid
          templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 30rem' }}
          gap={{ base: '8', lg: '16' }}
          alignItems="center"
        >
          <Box order={{ base: 2, lg: 1 }}>
            <Text textStyle="eyebrow" fontSize="md" lang={content}>
              {data.listTitle}
            </Text>
            <Heading as="h1" size={nameSize(data.name)} mt="3" lang={content}>
              {data.name}
            </Heading>
            <Grid as="ul" templateColumns="minmax(0, 1fr)" gap="1" mt="5" color="fg.muted">
              <Fact icon={<PinIcon aria-hidden />}>{[place, worksIn].filter(Boolean).join(' · ')}</Fact>
              {data.memberSince && (
                <Fact icon={<HeartIcon aria-hidden />}>{text.givingSince(String(data.memberSince))}</Fact>
              )}
            </Grid>
            <Flex gap="3" mt="8" wrap="wrap" align="center">
              {!data.listed && (
                <Suspense fallback={null}>
                  <UnlistedTag />
                </Suspense>
              )}
              <Button asChild type={undefined} size="lg" colorPalette="accent">
                <a href="#enquiry">
                  {text.sendEnquiry} <ArrowRightIcon />
                </a>
              </Button>
              {data.callRailPhone && (
                <Button asChild type={undefined} size="lg" variant="outline" maxW="full">
                  <a href={phoneLink(data.callRailPhone)}>
                    <PhoneIcon /> <chakra.span truncate>{data.callRailPhone}</chakra.span>
                  </a>
                </Button>
              )}
              <WebsiteButton address={data.website} variant="ghost" />
            </Flex>
          </Box>
          <Picture
            src={data.imageUrl}
            alt={data.profilePictureTitle || text.pictureOf(data.name)}
            lang={data.profilePictureTitle ? content : undefined}
            largest
            order={{ base: 1, lg: 2 }}
            aspectRatio="3 / 2"
            borderRadius="leaf"
          />
        </Grid>
      </Container>
    </Box>
  );
}
