import { chakra } from '@chakra-ui/react';
import { MAP_FRAME, mapShapes, shapesOf } from '../../../ui/new-zealand-map';
import { placeOnMap } from '../../../ui/place-coordinates';

const Frame = chakra('svg', { base: { display: 'block', w: 'full', h: 'auto', maxH: '30rem' } });
const Land = chakra('path', {
  base: {
    fill: 'bg.emphasized',
    stroke: 'bg.panel',
    strokeWidth: '1.5px',
    '&[data-served=true]': { fill: 'brand.solid' },
  },
});
const Pin = chakra('circle', { base: { fill: 'accent.solid', stroke: 'bg.panel', strokeWidth: '2px' } });

type Props = { regions: readonly string[]; locations: readonly string[]; label: string };

/**
 * A map of New Zealand with the regions that a supplier serves, and a pin for each known office. Shapes by @svg-maps
 * (CC BY 4.0); no other server is contacted.
 */
export default function ServiceMap({ regions, locations, label }: Props) {
  const everywhere = regions.includes('Nationwide');
  const served = new Set(regions.flatMap(shapesOf));
  // Two offices in one place are one pin.
  const pins = new Map(
    locations.flatMap((place) => placeOnMap(place) ?? []).map((at) => [`${at.x} ${at.y}`, at]),
  );
  return (
    <Frame viewBox={MAP_FRAME} role="img" aria-label={label}>
      {mapShapes.map(({ id, path }) => (
        <Land key={id} d={path} data-served={everywhere || served.has(id)} />
      ))}
      {/* Small enough to leave a narrow coast around it visible. */}
      {[...pins].map(([key, { x, y }]) => (
        <Pin key={key} cx={x} cy={y} r="7" />
      ))}
    </Frame>
  );
}
