import { chakra, type HTMLChakraProps } from '@chakra-ui/react';

const Path = chakra('path');
const Circle = chakra('circle');
const Scene = chakra('svg');

/** The pool of light below every small scene. */
const GROUND = 'M6 96c24-12 52-14 76-12s48 4 72 12c-20 10-48 14-76 14S26 106 6 96Z';
const LINE = { stroke: 'art.line', strokeWidth: '2.500', strokeLinecap: 'round', fill: 'none' } as const;

/** One stripe of an awning, slanting outwards, with its scallop. */
function stripe(index: number): string {
  const [top, next] = [44 + index * 14.4, 44 + (index + 1) * 14.4];
  const [left, right] = [35 + index * 18, 35 + (index + 1) * 18];
  return `M${top} 26H${next}L${right} 46a9 8 0 0 1-18 0Z`.replace(`-18 0`, `${left - right} 0`);
}

/** A market stall with its awning: for suppliers. */
export function MarketStall(props: HTMLChakraProps<'svg'>) {
  return (
    <Scene viewBox="0 0 160 120" width="160px" aria-hidden {...props}>
      <Path fill="art.water" d={GROUND} />
      <Path {...LINE} strokeWidth="3" d="M46 46v50M114 46v50" />
      <Path fill="art.leafLight" d="M58 72V60c0-3 2-4 2-7h8c0 3 2 4 2 7v12Z" />
      <Path fill="art.leaf" d="M58 62h12v6H58z" />
      <Circle cx="80" cy="66" r="6" fill="art.sun" />
      <Circle cx="91" cy="66" r="6" fill="art.sun" />
      <Circle cx="85.500" cy="57" r="6" fill="art.sun" />
      <Path
        fill="art.leaf"
        d="M104 72C96 66 95 58 99 52c6 4 9 12 5 20Zm0 0c-1-9 3-15 10-17 2 8-2 15-10 17Z"
      />
      <Path fill="art.paper" d="M40 72h80v24H40z" />
      <Path {...LINE} strokeLinejoin="round" d="M40 72h80v24H40zM40 84h80" />
      {[0, 1, 2, 3, 4].map((index) => (
        <Path key={index} fill={index % 2 ? 'art.plume' : 'art.leaf'} d={stripe(index)} />
      ))}
      <Path {...LINE} d="M42 26h76" />
    </Scene>
  );
}

/** A full shopping basket: for impact buyers. */
export function FullBasket(props: HTMLChakraProps<'svg'>) {
  return (
    <Scene viewBox="0 0 160 120" width="160px" aria-hidden {...props}>
      <Circle cx="122" cy="40" r="17" fill="art.sun" opacity="0.9" />
      <Path fill="art.water" d={GROUND} />
      <Path fill="art.leaf" d="M66 60C54 50 52 36 58 26c10 6 15 20 8 34Z" />
      <Path fill="art.leafLight" d="M70 60c-4-16 2-28 14-34 5 14 0 27-14 34Z" />
      <Path fill="art.plume" d="m84 60 6-30 16 3-6 27Z" />
      <Path {...LINE} strokeWidth="2" strokeLinejoin="round" d="m84 60 6-30 16 3-6 27M91 37l9 2m-10 5 7 1" />
      <Path {...LINE} strokeWidth="3" d="M50 60C52 6 108 6 110 60" />
      <Path fill="art.paper" d="M38 60h84l-9 37H47Z" />
      <Path {...LINE} strokeLinejoin="round" d="M38 60h84l-9 37H47Z" />
      <Path
        {...LINE}
        strokeWidth="2"
        opacity="0.600"
        d="M41 72h78M44 84h72M58 61l4 35M80 61v35M102 61l-4 35"
      />
    </Scene>
  );
}

/** A letterbox at a gate, with a letter in it and flax beside: for writing to Uplift. */
export function LetterBox(props: HTMLChakraProps<'svg'>) {
  return (
    <Scene viewBox="0 0 160 120" width="160px" aria-hidden {...props}>
      <Path fill="art.water" d={GROUND} />
      <Path
        fill="art.leaf"
        d="M34 98C26 78 18 66 6 58c14 2 26 14 32 38-2-22-2-36-8-52 11 12 14 32 12 52 3-18 8-30 18-38-4 12-8 26-12 40Z"
      />
      <Path fill="art.ridgeMid" d="M90 66h8v34h-8z" />
      <Path fill="art.paper" d="M62 44 94 22l32 22v26H62Z" />
      <Path {...LINE} strokeLinejoin="round" d="M62 44v26h64V44" />
      <Path fill="art.leaf" d="M54 46 94 17l40 29-4 5-36-25-36 25Z" />
      <Path fill="art.sun" d="m80 36 26-3 2 18-26 3Z" />
      <Path {...LINE} strokeWidth="2" strokeLinejoin="round" d="m80 36 15 9 11-12" />
      <Path fill="art.paper" d="M72 52h44v14H72z" />
      <Path {...LINE} d="M74 53h40" />
      <Path {...LINE} strokeWidth="2" d="M94 70v30" opacity="0.500" />
    </Scene>
  );
}
