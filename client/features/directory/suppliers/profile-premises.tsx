import { Box, Grid, Link, Text } from '@chakra-ui/react';
import { texts, useContentLang, useTexts } from '../../../lib/language';
import { phoneLink } from '../../../lib/phone-link';
import { NewTabIcon } from '../../../ui/new-tab-icon';
import type { ProfileAside_SupplierFragment } from './profile.generated';

const premisesTexts = texts({ onMap: 'On the map' }, { onMap: 'Ki te mahere' });

type Premises = ProfileAside_SupplierFragment['premises'][number];

const lineOf = ({ address, suburb, city, postCode }: Premises) =>
  [address, suburb, [city, postCode].filter(Boolean).join(' ')].filter(Boolean).join(', ');

/**
 * Returns the address of a map with the place: at its coordinates, or else a search for its address; null if it has
 * neither.
 */
function mapHref(place: Premises): string | null {
  const { latitude, longitude, address } = place;
  if (latitude !== null && longitude !== null)
    return `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`;
  return address ? `https://www.openstreetmap.org/search?query=${encodeURIComponent(lineOf(place))}` : null;
}

function Place({ place }: { place: Premises }) {
  const text = useTexts(premisesTexts);
  const content = useContentLang();
  const href = mapHref(place);
  const line = lineOf(place);
  return (
    <Box as="li" overflowWrap="anywhere">
      {place.name && (
        <Text fontWeight="medium" lang={content}>
          {place.name}
        </Text>
      )}
      {line && <Text lang={content}>{line}</Text>}
      {place.phone && <Link href={phoneLink(place.phone)}>{place.phone}</Link>}
      {href && (
        <Box>
          <Link href={href} target="_blank" rel="noopener noreferrer" textStyle="sm">
            {text.onMap} <NewTabIcon />
          </Link>
        </Box>
      )}
    </Box>
  );
}

/**
 * Shops, yards and offices of a supplier, each with its address, its phone and a link to a map; duplicates are listed
 * once.
 */
export default function ProfilePremises({ premises }: { premises: readonly Premises[] }) {
  return (
    <Grid as="ul" gap="3">
      {[...new Set(premises.map((place) => JSON.stringify(place)))].map((place) => (
        <Place key={place} place={JSON.parse(place)} />
      ))}
    </Grid>
  );
}
