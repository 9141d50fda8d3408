import { chakra, type HTMLChakraProps } from '@chakra-ui/react';

const Path = chakra('path');
const Circle = chakra('circle');

type Placed = { x: number; y: number; scale?: number };

/** A blade from the origin to a tip: straight for `bend` 0, arching to the right for more. */
function blade(angle: number, length: number, width: number, bend = 0): string {
  const radians = (angle * Math.PI) / 180;
  const tip = [Math.sin(radians) * length + bend, -Math.cos(radians) * length];
  const middle = [Math.sin(radians) * length * 0.5, -Math.cos(radians) * length * 0.62];
  const round = (value: number | undefined) => (value ?? 0).toFixed(1);
  const [tipX, tipY] = tip.map(round);
  const [x, y] = middle as [number, number];
  return `M${-width} 0Q${round(x - width)} ${round(y)} ${tipX} ${tipY}Q${round(x + width)} ${round(y)} ${width} 0Z`;
}

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

/** A small scene for a screen that has nothing to show yet: a seedling with a low sun. */
export function Seedling(props: HTMLChakraProps<'svg'>) {
  return (
    <chakra.svg viewBox="0 0 160 120" width="160px" aria-hidden {...props}>
      <Circle cx="112" cy="48" r="20" fill="art.sun" opacity="0.9" />
      <Path fill="art.water" d="M6 96c24-12 52-14 76-12s48 4 72 12c-20 10-48 14-76 14S26 106 6 96Z" />
      <Path
        stroke="art.line"
        strokeWidth="2.500"
        strokeLinecap="round"
        fill="none"
        d="M76 98C77 82 75 70 78 56"
      />
      <Path fill="art.leaf" d="M77 72C60 72 48 62 44 44c18 0 31 10 33 28Z" />
      <Path fill="art.leafLight" d="M78 60c-1-16 8-28 26-32 3 17-7 30-26 32Z" />
      <Path
        stroke="art.paper"
        strokeWidth="1.500"
        strokeLinecap="round"
        fill="none"
        opacity="0.7"
        d="M74 69C66 64 58 57 52 50M80 57c6-8 12-15 18-21"
      />
      <Path stroke="art.line" strokeWidth="2" strokeLinecap="round" fill="none" d="M58 99h40" />
    </chakra.svg>
  );
}

/** A cabbage tree bent by the wind: for errors and for what could not be found. */
export function WindsweptTree(props: HTMLChakraProps<'svg'>) {
  const leaves = [30, 48, 64, 80, 96, 112, 128].map((angle) => blade(angle, 42, 2.6, 14)).join('');
  return (
    <chakra.svg viewBox="0 0 180 130" width="180px" aria-hidden {...props}>
      <Path fill="art.ridgeFar" d="M4 104c30-24 58-20 84-8 24-18 56-16 88 8Z" />
      <Path fill="art.water" d="M2 104h176c-24 14-56 18-88 18S26 118 2 104Z" />
      <Path
        stroke="art.line"
        strokeWidth="5"
        strokeLinecap="round"
        fill="none"
        d="M66 106c-2-26 4-44 22-62"
      />
      <g transform="translate(88 46)">
        <Path fill="art.leaf" d={leaves} />
      </g>
      <Path
        stroke="art.line"
        strokeWidth="2"
        strokeLinecap="round"
        fill="none"
        opacity="0.500"
        d="M14 34h34M24 46h40M10 58h26"
      />
    </chakra.svg>
  );
}

/** A kōwhai sprig: paired leaflets and hanging yellow flowers. For quiet corners of public pages. */
export function KowhaiSprig(props: HTMLChakraProps<'svg'>) {
  return (
    <chakra.svg viewBox="0 0 200 120" width="200px" aria-hidden {...props}>
      <Path
        stroke="art.line"
        strokeWidth="2"
        strokeLinecap="round"
        fill="none"
        d="M4 24C60 20 120 26 190 60"
      />
      <Path
        fill="art.leaf"
        d="M40 22c2-10 10-14 18-12 0 9-8 14-18 12Zm32 2c2-10 10-14 18-12 0 9-8 14-18 12Zm32 6c3-9 11-13 19-10-1 9-10 13-19 10Zm32 9c3-9 12-12 19-8-2 9-11 12-19 8ZM56 24c-8 3-11 11-7 18 8-3 11-11 7-18Zm64 10c-8 3-12 10-9 18 9-3 12-10 9-18Z"
      />
      <Path
        fill="art.sun"
        d="M86 26c10 8 14 22 8 38-6 6-14 4-16-4-1-14 2-26 8-34Zm66 20c10 8 13 22 6 37-6 6-14 3-15-5 0-13 3-24 9-32Z"
      />
      <Path
        stroke="art.line"
        strokeWidth="1.500"
        strokeLinecap="round"
        fill="none"
        opacity="0.600"
        d="M87 30c2 12 2 22-1 32M153 50c1 11 0 21-3 30"
      />
    </chakra.svg>
  );
}
