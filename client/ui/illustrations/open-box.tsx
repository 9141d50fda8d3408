import { chakra, type HTMLChakraProps } from '@chakra-ui/react';

const Path = chakra('path');
const Circle = chakra('circle');
const Ellipse = chakra('ellipse');

/** An open box with good things in it, tied with a leaf-green band. Decoration only. */
export function OpenBox(props: HTMLChakraProps<'svg'>) {
  const line = {
    stroke: 'art.line',
    strokeWidth: '3',
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
    fill: 'none',
  } as const;
  return (
    <chakra.svg viewBox="0 0 320 280" width="320px" aria-hidden {...props}>
      <Circle cx="92" cy="92" r="58" fill="art.sun" />
      <Path fill="art.ridgeFar" d="M8 236c22-40 76-62 124-46 52-30 140-14 180 46Z" />
      <Ellipse cx="160" cy="246" rx="136" ry="24" fill="art.water" />
      <Path fill="art.plume" d="M64 132 96 108h128l32 24Z" />
      <Path fill="art.leaf" d="M206 130c-14-30-8-62 14-86 18 30 14 62-14 86Z" />
      <Path fill="art.leafLight" d="M214 132c0-32 18-54 46-62 0 32-16 54-46 62Z" />
      <Path fill="art.leaf" d="M196 132c-26-10-40-30-40-58 26 8 42 30 40 58Z" />
      <Path fill="art.leafLight" d="M88 136V96c0-8 6-10 6-18h28c0 8 6 10 6 18v40Z" />
      <Path fill="art.paper" d="M88 102h40v24H88z" />
      <Path {...line} d="M88 136V96c0-8 6-10 6-18h28c0 8 6 10 6 18v40M92 78h32" />
      <Path fill="art.sun" d="M136 138c-6-26-2-44 12-54 18 8 24 28 18 54Z" />
      <Path {...line} strokeWidth="2.500" opacity="0.700" d="M148 86c-4 16-4 32 0 48" />
      <Path fill="art.ridgeMid" d="M64 132h192v22H64Z" opacity="0.5" />
      <Path fill="art.paper" d="M64 138h192l-10 104H74Z" />
      <Path {...line} d="M64 138h192l-10 104H74Z" />
      <Path fill="art.plume" d="M64 138 34 166l28 8 16-36ZM256 138l30 28-28 8-16-36Z" />
      <Path {...line} d="M64 138 34 166l30 8M256 138l30 28-30 8" />
      <Path fill="art.leaf" d="M146 139h28l-2 102h-24Z" />
      <Path
        fill="art.leaf"
        d="M160 176c-20-4-34-16-38-34 22 0 36 12 38 34Zm0 0c0-22 14-34 38-36-4 20-18 32-38 36Z"
      />
      <Path
        {...line}
        strokeWidth="2"
        stroke="art.paper"
        opacity="0.700"
        d="M130 149c10 8 20 17 30 27m30-29c-12 8-22 18-30 29"
      />
    </chakra.svg>
  );
}
