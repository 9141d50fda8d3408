import { Box, chakra, Flex, Grid, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { formatCount } from '../../../lib/format';
import { ErrorState } from '../../../ui/error-state';
import { LoadingLines } from '../../../ui/loading-state';
import { ScreenHeader } from '../../../ui/page-section';
import { SectionCard } from '../../../ui/section-card';
import { TextLink } from '../../../ui/text-link';
import { type SupplierPlacesQuery, useSupplierPlacesQuery } from './places.generated';
import { PlacesMap } from './places-map';

type Places = SupplierPlacesQuery['supplierPlaces'];
type Place = Places['regions'][number];

export type PlaceHrefs = {
  region: (name: string) => string;
  /** Returns the address of a town's suppliers; null if no list has them. */
  town: ((name: string) => string) | null;
};

const List = chakra('ul', { base: { listStyle: 'none', m: '0', p: '0', display: 'grid', gap: '0.5' } });
const Row = chakra('li', {
  base: {
    display: 'flex',
    justifyContent: 'space-between',
    gap: '3',
    px: '2',
    mx: '-2',
    py: '1',
    borderRadius: 'l1',
    textStyle: 'sm',
    '&[data-chosen=true]': { bg: 'bg.muted' },
  },
});

const Count = ({ count }: { count: number }) => (
  <Text as="span" color="fg.muted" textStyle="tabular">
    {formatCount(count)}
  </Text>
);

type ListProps = {
  label: string;
  places: readonly Place[];
  href: ((name: string) => string) | null;
  chosen?: string | null;
  onChoose?: (name: string | null) => void;
};

function PlaceList({ label, places, href, chosen, onChoose }: ListProps) {
  return (
    <List aria-label={label}>
      {places.map(({ name, supplierCount }) => (
        <Row
          key={name}
          data-chosen={chosen === name}
          onPointerEnter={() => onChoose?.(name)}
          onPointerLeave={() => onChoose?.(null)}
          onFocus={() => onChoose?.(name)}
          onBlur={() => onChoose?.(null)}
        >
          {href && supplierCount > 0 ? <TextLink to={href(name)}>{name}</TextLink> : <span>{name}</span>}
          <Count count={supplierCount} />
        </Row>
      ))}
    </List>
  );
}

function PlacesShown({ places, hrefs }: { places: Places; hrefs: PlaceHrefs }) {
  const [chosen, setChosen] = useState<string | null>(null);
  const { regions, towns, nationwide } = places;
  const everywhere = { name: 'Nationwide', supplierCount: nationwide };
  return (
    <Grid
      templateColumns={{
        base: 'minmax(0, 1fr)',
        md: 'repeat(2, minmax(0, 1fr))',
        xl: 'minmax(0, 1.2fr) repeat(2, minmax(0, 1fr))',
      }}
      gap="5"
      alignItems="start"
    >
      <Box layerStyle="panel" p="5" gridRow={{ md: 'span 2', xl: 'auto' }}>
        <PlacesMap regions={regions} towns={towns} chosen={chosen} onChoose={setChosen} />
        <Flex gap="4" wrap="wrap" textStyle="xs" color="fg.muted" mt="3">
          <span>
            Darker regions have more suppliers serving them. Bigger dots mean more suppliers based there.
          </span>
          <span>Map from svg-maps, used under the CC BY 4.0 licence</span>
        </Flex>
      </Box>
      <SectionCard title="Regions" description="Suppliers serving each region">
        <PlaceList
          label="Regions"
          places={[...regions, everywhere]}
          href={hrefs.region}
          chosen={chosen}
          onChoose={setChosen}
        />
      </SectionCard>
      <SectionCard title="Towns" description="Suppliers based here">
        {towns.length > 0 ? (
          <PlaceList label="Towns" places={towns} href={hrefs.town} />
        ) : (
          <Text color="fg.muted">No suppliers have added a town yet.</Text>
        )}
      </SectionCard>
    </Grid>
  );
}

/** The places of suppliers, as a map and as figures with links (P075). */
export function PlacesScreen({ hrefs }: { hrefs: PlaceHrefs }) {
  const { data, error, refetch } = useSupplierPlacesQuery({ fetchPolicy: 'cache-and-network' });
  const places = data?.supplierPlaces;
  return (
    <>
      <ScreenHeader
        title="Maps"
        lead={places && `Where ${formatCount(places.total)} listed suppliers work and where they are based.`}
      />
      {places && <PlacesShown places={places} hrefs={hrefs} />}
      {!places && error && (
        <ErrorState level="h2" error={error} onRetry={() => void refetch()} layerStyle="panel" />
      )}
      {!places && !error && <LoadingLines lines={12} layerStyle="panel" p="6" />}
    </>
  );
}
