import { chakra, type HTMLChakraProps } from '@chakra-ui/react';
import { CabbageTree, FlaxBush, Toetoe } from './landscape-plants';

const Path = chakra('path');

/**
 * A coast at morning: ranges behind each other, a lagoon, flax, toetoe and cabbage trees in front. The ground at its
 * foot is `bg.inverted`, so that a deep green band can follow without a seam. At a height of 16vw or more, only the sun
 * rises above it, and must be below the content there. Decoration only.
 */
export function Landscape(props: HTMLChakraProps<'svg'>) {
  return (
    <chakra.svg
      viewBox="0 0 1440 400"
      preserveAspectRatio="xMidYMax slice"
      width="100%"
      display="block"
      overflow="visible"
      aria-hidden
      {...props}
    >
      <chakra.circle cx="1045" cy="158" r="76" fill="art.sun" />
      <Path
        fill="art.ridgeFar"
        d="M0 214 118 168l96 34 128-92 74 46 60-30 112 76 140-42 92 38 138-72 104 60 96-44 128 62 154-46v238H0Z"
      />
      <Path
        fill="art.ridgeMid"
        d="M0 262c90-30 160-46 250-20 70 20 110-26 190-34 92-8 140 54 226 58 100 4 150-64 256-54 88 8 134 56 214 50 110-8 180-52 304-40v198H0Z"
      />
      <Path fill="art.water" d="M330 322c150-30 330-38 520-32 170 6 330 10 590-14v80H250Z" />
      <Path
        stroke="art.skyLow"
        strokeWidth="2"
        strokeLinecap="round"
        fill="none"
        opacity="0.8"
        d="M905 302h118M960 314h150M860 324h70M1120 300h60M700 316h90M1190 318h110"
      />
      <Path
        fill="art.ridgeNear"
        d="M0 286c120-16 210 2 300 32 100 34 200 40 330 34 180-8 300-40 470-36 130 4 220 24 340 4v80H0Z"
      />
      <CabbageTree x={1216} y={338} scale={1.22} />
      <CabbageTree x={1308} y={350} scale={0.86} />
      <CabbageTree x={152} y={322} scale={0.8} />
      <Path fill="bg.inverted" d="M0 352c160-22 300 14 470 16 210 2 320-30 520-26 170 4 260 26 450 8v52H0Z" />
      <FlaxBush x={86} y={372} scale={1.1} />
      <FlaxBush x={1408} y={372} scale={1} />
      <Toetoe x={236} y={378} scale={0.9} />
      <Toetoe x={1128} y={372} scale={0.78} />
    </chakra.svg>
  );
}
