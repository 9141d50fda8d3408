import { chakra } from '@chakra-ui/react';
import { MAP_FRAME, mapShapes, regionOfShape } from '../../../ui/new-zealand-map';
import { placeOnMap } from '../../../ui/place-coordinates';
import type { SupplierPlacesQuery } from './places.generated';

type Place = SupplierPlacesQuery['supplierPlaces']['regions'][number];

const Frame = chakra('svg', { base: { display: 'block', w: 'full', h: 'auto', maxH: '42rem' } });
const Land = chakra('path', {
  base: {
    fill: 'bg.emphasized',
    stroke: 'bg.panel',
    strokeWidth: '1.5px',
    transitionProperty: 'fill-opacity',
    transitionDuration: 'fast',
    '&[data-known=true]': { fill: 'brand.solid' },
    '&[data-chosen=true]': { fill: 'accent.solid', fillOpacity: '1!' },
  },
});
const Town = chakra('circle', { base: { fill: 'accent.solid', stroke: 'bg.panel', strokeWidth: '1.5px' } });

/** Returns the opacity for a count: faint for few, full for the most, and visible even for one. */
const strength = (count: number, most: number) => 0.25 + 0.75 * Math.sqrt(count / Math.max(1, most));

type Props = {
  regions: readonly Place[];
  towns: readonly Place[];
  /** The region pointed at, in the list or on the map. */
  chosen: string | null;
  onChoose: (region: string | null) => void;
};

/**
 * A map of New Zealand: a region is darker the more suppliers serve it, a town larger the more have their address
 * there. It only illustrates the lists beside it, which say the same in words.
 */
export function PlacesMap({ regions, towns, chosen, onChoose }: Props) {
  const counts = new Map(regions.map(({ name, supplierCount }) => [name, supplierCount]));
  const most = Math.max(0, ...counts.values());
  const largest = Math.max(1, ...towns.map(({ supplierCount }) => supplierCount));
  return (
    <Frame viewBox={MAP_FRAME} aria-hidden onPointerLeave={() => onChoose(null)}>
      {mapShapes.map(({ id, path }) => {
        const region = regionOfShape(id);
        const count = (region && counts.get(region)) || 0;
        return (
          <Land
            key={id}
            d={path}
            data-known={count > 0}
            data-chosen={region !== null && region === chosen}
            fillOpacity={count > 0 ? strength(count, most) : undefined}
            onPointerEnter={() => onChoose(region)}
          />
        );
      })}
      {towns.map(({ name, supplierCount }) => {
        const at = placeOnMap(name);
        return (
          at && (
            <Town
              key={name}
              cx={at.x}
              cy={at.y}
              r={4 + 7 * Math.sqrt(supplierCount / largest)}
              pointerEvents="none"
            />
          )
        );
      })}
    </Frame>
  );
}
