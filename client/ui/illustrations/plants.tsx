import { chakra, type HTMLChakraProps } from '@chakra-ui/react';
import { blade } from './blade';

const Path = chakra('path');
const Circle = chakra('circle');

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
