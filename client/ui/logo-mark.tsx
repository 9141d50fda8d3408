import { chakra, type HTMLChakraProps } from '@chakra-ui/react';
import { MARK } from '../../shared/mark';

/** The logo's mark, in the colour of the text around it. */
export function LogoMark(props: HTMLChakraProps<'svg'>) {
  const { size, leaf, smallLeaf, seed } = MARK;
  return (
    <chakra.svg viewBox={`0 0 ${size} ${size}`} boxSize="8" flexShrink="0" aria-hidden {...props}>
      <path d={leaf} fill="currentColor" />
      <path d={smallLeaf} fill="currentColor" opacity="0.72" />
      <chakra.circle cx={seed.x} cy={seed.y} r={seed.radius} fill="accent.solid" />
    </chakra.svg>
  );
}
