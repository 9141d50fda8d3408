import { chakra } from '@chakra-ui/react';
import { blade } from './blade';

const Path = chakra('path');

type Placed = { x: number; y: number; scale?: number };

const crown = [-112, -88, -64, -40, -18, 4, 26, 48, 72, 96, 116]
  .map((angle) => blade(angle, 40, 2.1, angle * 0.05))
  .join('');
const bush = [-52, -34, -20, -6, 8, 22, 38, 56].map((angle) => blade(angle, 62, 4, angle * 0.35)).join('');

/** Tī kōuka: a bare trunk that forks into crowns of blades. */
export function CabbageTree({ x, y, scale = 1 }: Placed) {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      <Path
        stroke="bg.inverted"
        strokeWidth="7"
        strokeLinecap="round"
        fill="none"
        d="M0 30C2-10 0-40-2-74M-1-48C8-62 20-68 30-84M0-34c-10-10-18-16-26-30"
      />
      <g>
        <g transform="translate(-2 -80)">
          <Path fill="bg.inverted" d={crown} />
        </g>
        <g transform="translate(32 -88) scale(0.82)">
          <Path fill="bg.inverted" d={crown} />
        </g>
        <g transform="translate(-28 -68) scale(0.74)">
          <Path fill="bg.inverted" d={crown} />
        </g>
      </g>
    </g>
  );
}

/** Harakeke: a fan of stiff leaves with flower stalks. */
export function FlaxBush({ x, y, scale = 1 }: Placed) {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      <Path stroke="art.line" strokeWidth="2" fill="none" d="M4 0C8-40 14-70 26-96M18-74l10-4M22-84l9-7" />
      <Path fill="art.leaf" d={bush} />
      <g transform="scale(0.62)">
        <Path fill="art.leafLight" d={bush} />
      </g>
    </g>
  );
}

/** Toetoe: thin stalks with pale plumes leaning with the wind. */
export function Toetoe({ x, y, scale = 1 }: Placed) {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      <Path
        stroke="art.leafLight"
        strokeWidth="2.200"
        fill="none"
        d="M0 0C2-40 8-62 22-88M-4 0C-8-36-6-60 2-98M4 0c8-26 20-44 38-58"
      />
      <Path
        fill="art.plume"
        d="M18-82c4-14 14-26 28-32-4 14-12 28-24 38zM-1-92c-1-15 5-30 17-39 0 15-4 30-13 42zM38-54c6-11 17-18 30-20-6 12-16 20-26 24z"
      />
    </g>
  );
}
