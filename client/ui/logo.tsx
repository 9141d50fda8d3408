import { chakra, type HTMLChakraProps } from '@chakra-ui/react';
import { MARK } from '../../shared/mark';
import { PRODUCT_NAME } from '../lib/product';

/** The mark, in the colour of the text around it. */
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

/** Mark and name side by side, in the colour of the text around it. */
export function Logo(props: HTMLChakraProps<'span'>) {
  return (
    <chakra.span display="inline-flex" alignItems="center" gap="2" color="fg.brand" {...props}>
      <LogoMark />
      <chakra.span
        fontFamily="heading"
        fontSize="1.5rem"
        fontWeight="bold"
        letterSpacing="-0.035em"
        lineHeight="1"
      >
        {PRODUCT_NAME}
      </chakra.span>
    </chakra.span>
  );
}
