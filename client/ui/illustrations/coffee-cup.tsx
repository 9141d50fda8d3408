import { chakra, type HTMLChakraProps } from '@chakra-ui/react';

const Path = chakra('path');
const Circle = chakra('circle');
const Ellipse = chakra('ellipse');

/** A cup of coffee before the morning sun, whose steam grows leaves. Decoration only. */
export function CoffeeCup(props: HTMLChakraProps<'svg'>) {
  const line = { stroke: 'art.line', strokeWidth: '3', strokeLinecap: 'round', fill: 'none' } as const;
  return (
    <chakra.svg viewBox="0 0 320 280" width="320px" aria-hidden {...props}>
      <Circle cx="216" cy="104" r="72" fill="art.sun" />
      <Path fill="art.ridgeFar" d="M4 232c24-38 70-64 118-56 36-30 92-30 128-2 30 2 54 26 66 58Z" />
      <Path fill="art.ridgeMid" d="M14 238c34-24 96-38 146-26 54-16 112-2 146 26Z" />
      <Ellipse cx="160" cy="246" rx="132" ry="24" fill="art.water" />
      <Ellipse cx="156" cy="242" rx="92" ry="15" fill="art.paper" />
      <Ellipse cx="156" cy="242" rx="92" ry="15" {...line} />
      <Path {...line} strokeWidth="9" d="M214 172c34-8 46 38 0 44" />
      <Path fill="art.paper" d="M90 156h132c0 44-14 76-40 84h-52c-26-8-40-40-40-84Z" />
      <Path {...line} strokeLinejoin="round" d="M90 156c0 44 14 76 40 84h52c26-8 40-40 40-84" />
      <Path fill="art.leaf" d="M94 184c42 10 84 10 124 0-1 8-3 15-5 22-38 8-76 8-114 0-2-7-4-14-5-22Z" />
      <Ellipse cx="156" cy="156" rx="66" ry="15" fill="art.ridgeNear" />
      <Ellipse cx="156" cy="156" rx="66" ry="15" {...line} />
      <Path
        fill="art.plume"
        d="M156 164c-16-2-26-6-26-10 8-2 18 0 26 4 8-4 18-6 26-4 0 4-10 8-26 10Z"
        opacity="0.9"
      />
      <Path {...line} d="M150 140c-22-26 20-42 2-72-8-14-4-28 8-38" />
      <Path fill="art.leaf" d="M148 116c-22 2-36-8-42-26 20-4 38 6 42 26Z" />
      <Path fill="art.leafLight" d="M158 90c2-22 16-34 36-36 2 20-12 36-36 36Z" />
      <Path fill="art.leaf" d="M150 64c-18 0-29-10-32-26 17-1 31 9 32 26Z" />
      <Path fill="art.leafLight" d="M158 34c-2-14 4-25 18-31 6 14 0 27-18 31Z" />
    </chakra.svg>
  );
}
