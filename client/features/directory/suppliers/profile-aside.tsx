import type { FragmentType } from '@apollo/client';
import { useFragment } from '@apollo/client/react';
import { Box, Flex, Grid, Heading, Text } from '@chakra-ui/react';
import { lazy, type ReactNode } from 'react';
import { useContentLang, useTexts } from '../../../lib/language';
import { paths } from '../../../navigation/paths';
import { hydrateOnInteraction } from '../../../ui/hydrate-on-interaction';
import { InBrowser } from '../../../ui/in-browser';
import { needsScript } from '../../../ui/needs-script';
import { TextLink } from '../../../ui/text-link';
import { LearnMoreFiles } from './learn-more-files';
import { type ProfileAside_SupplierFragment, ProfileAside_SupplierFragmentDoc } from './profile.generated';
import { profileTexts } from './profile-texts';
import { SupplierButtons } from './supplier-buttons';

export type AsideSupplier = FragmentType<ProfileAside_SupplierFragment>;

function Fact({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box as="section">
      <Heading as="h2" textStyle="label" fontFamily="body" color="fg.muted">
        {title}
      </Heading>
      <Box mt="1.5">{children}</Box>
    </Box>
  );
}

/** Loaded after the first paint, since it contains the shapes of the regions. */
const ServiceMap = lazy(() => import('./service-map'));

/** Loaded separately: few suppliers have premises. */
const ProfilePremises = hydrateOnInteraction(() => import('./profile-premises'), { withPage: true });

const ShareLinks = lazy(() => import('./share-links'));

type MapProps = Pick<ProfileAside_SupplierFragment, 'serviceRegions' | 'locations'> & { areas: string };

function Where({ serviceRegions, locations, areas }: MapProps) {
  const text = useTexts(profileTexts);
  const label = text.mapLabel([areas, ...locations].filter(Boolean).join('; '));
  const room = <Box aspectRatio="520 / 640" maxH="30rem" w="full" />;
  return (
    <Fact title={text.where}>
      <Text mb="3">{areas}</Text>
      <Box css={needsScript}>
        <InBrowser outline={room}>
          <ServiceMap regions={serviceRegions} locations={locations} label={label} />
        </InBrowser>
      </Box>
    </Fact>
  );
}

/** The facts beside the description: regions, categories, files, and links for sharing. */
export function ProfileAside({ supplier }: { supplier: AsideSupplier }) {
  const text = useTexts(profileTexts);
  const content = useContentLang();
  const { data, complete } = useFragment({
    fragment: ProfileAside_SupplierFragmentDoc,
    fragmentName: 'ProfileAside_supplier',
    from: supplier,
  });
  if (!complete) return null;
  const areas = data.serviceRegions.includes('Nationwide')
    ? text.wholeCountry
    : [...data.serviceRegions, ...data.serviceDistricts].join(', ');
  return (
    <Grid
      as="aside"
      aria-label={text.glance}
      templateColumns="minmax(0, 1fr)"
      gap="6"
      layerStyle="panel"
      p="6"
      alignSelf="start"
    >
      <SupplierButtons
        supplierId={data.id}
        buttons={data.buttons}
        emailFileDescription={data.contactForm.emailFileDescription}
      />
      {data.premises.length > 0 && (
        <Fact title={text.find}>
          <ProfilePremises premises={data.premises} />
        </Fact>
      )}
      {(areas || data.locations.length > 0) && (
        <Where serviceRegions={data.serviceRegions} locations={data.locations} areas={areas} />
      )}
      {data.locations.length > 0 && <Fact title={text.office}>{data.locations.join(', ')}</Fact>}
      {data.categories.length > 0 && (
        <Fact title={text.listedUnder}>
          <Flex as="ul" direction="column" gap="1" lang={content}>
            {data.categories.map(({ id, name }) => (
              <li key={id}>
                <TextLink to={paths.searchCategory(id)}>{name}</TextLink>
              </li>
            ))}
          </Flex>
          {data.subCategories.length > 0 && (
            <Text color="fg.muted" textStyle="sm" mt="1" lang={content}>
              {data.subCategories.map(({ name }) => name).join(', ')}
            </Text>
          )}
        </Fact>
      )}
      {data.learnMoreFiles.length > 0 && (
        <Fact title={text.learnMore}>
          <LearnMoreFiles supplierId={data.id} files={data.learnMoreFiles} />
        </Fact>
      )}
      <Box css={needsScript}>
        <Fact title={text.share}>
          <InBrowser outline={<Box h="9" />}>
            <ShareLinks name={data.name} path={paths.supplier(data.id)} />
          </InBrowser>
        </Fact>
      </Box>
    </Grid>
  );
}
