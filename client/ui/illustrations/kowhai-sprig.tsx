import { chakra, type HTMLChakraProps } from '@chakra-ui/react';

const Path = chakra('path');

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
