import { blade } from '../../ui/illustrations/blade';
import type { DrawerPicture as Picture } from './drawer-appearance';

const FRONDS = [-38, -16, 6, 28].map((angle) => ({ angle, leaf: leaflets(angle) }));

/** Returns the leaves along a frond that leans by this number of degrees, smaller towards its tip. */
function leaflets(angle: number): string {
  return Array.from({ length: 11 }, (_, at) => {
    const size = 46 - at * 3.4;
    return `M0 ${-at * 26}q${size * 0.5} ${-12 - angle * 0.1} ${size} -4q${-size * 0.4} 12 ${-size} 4Zm0 0q${-size * 0.5} -12 ${-size} -4q${size * 0.4} 12 ${size} 4Z`;
  }).join('');
}

function Ferns() {
  return (
    <g transform="translate(118 910)">
      {FRONDS.map(({ angle, leaf }) => (
        <g key={angle} transform={`rotate(${angle})`} opacity="0.8">
          <path d={leaf} transform="translate(0 -40)" />
          <path d="M-1.500 0h3L.5 -330h-1Z" />
        </g>
      ))}
    </g>
  );
}

function Coast() {
  return (
    <>
      <circle cx="186" cy="640" r="34" opacity="0.7" />
      <path opacity="0.45" d="M0 690C44 640 84 664 118 632c28-26 58-10 84 12 22 18 40 20 58 10v246H0Z" />
      <path opacity="0.6" d="M0 752c40-30 70-22 104-44 40-26 74-6 104 14 20 12 36 14 52 8v170H0Z" />
      <path opacity="0.8" d="M0 818c58-26 104-22 150-10 40 10 76 8 110-6v98H0Z" />
      <path d={blade(72, 60, 3, 14)} transform="translate(56 800)" />
    </>
  );
}

const CRESTS = Array.from({ length: 9 }, (_, row) => 560 + row * 40);

function Waves() {
  return (
    <g fill="none" stroke="currentColor" strokeWidth="5" strokeLinecap="round">
      {CRESTS.map((y, row) => (
        <path
          key={y}
          opacity={0.35 + row * 0.07}
          d={`M${row % 2 === 0 ? -40 : -75} ${y}q17.500-20 35 0t35 0 35 0 35 0 35 0 35 0 35 0 35 0 35 0`}
        />
      ))}
    </g>
  );
}

/** The positions and sizes of a star cluster and of single stars around it. */
const STARS = [
  [92, 560, 6],
  [126, 538, 5],
  [148, 574, 7],
  [118, 596, 5],
  [168, 546, 4],
  [182, 600, 5],
  [140, 630, 4],
  [40, 500, 3],
  [224, 470, 3],
  [30, 660, 4],
  [230, 680, 3],
  [70, 724, 3],
  [196, 752, 4],
  [110, 690, 3],
  [236, 560, 3],
  [22, 580, 3],
] as const;

const ray = (size: number) => {
  const near = size * 0.28;
  return `M0 ${-size * 2}Q${near} ${-near} ${size * 2} 0Q${near} ${near} 0 ${size * 2}Q${-near} ${near} ${-size * 2} 0Q${-near} ${-near} 0 ${-size * 2}Z`;
};

function Stars() {
  return (
    <>
      {STARS.map(([x, y, size]) => (
        <path key={`${x} ${y}`} d={ray(size)} transform={`translate(${x} ${y})`} />
      ))}
      <path opacity="0.7" d="M0 842c58-30 104-24 150-12 40 10 76 8 110-8v78H0Z" />
    </>
  );
}

const scenes: Record<Exclude<Picture, 'none'>, () => React.ReactNode> = {
  coast: Coast,
  ferns: Ferns,
  waves: Waves,
  stars: Stars,
};

/**
 * A picture in a fainter version of the colour of raised entries, so that text on it stays legible. Fills its container
 * from the foot up.
 */
export function DrawerPicture({ picture }: { picture: Picture }) {
  if (picture === 'none') return null;
  const Scene = scenes[picture];
  return (
    <svg
      viewBox="0 0 260 900"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden
      fill="currentColor"
      style={{
        position: 'absolute',
        inset: 0,
        width: '100%',
        height: '100%',
        color: 'var(--up-colors-bg-inverted-raised)',
        pointerEvents: 'none',
      }}
    >
      <Scene />
    </svg>
  );
}
