import { chakra, type HTMLChakraProps } from '@chakra-ui/react';
import { PRODUCT_NAME } from '../lib/product';

/** The mark: two leaves rising from one stem into an open U, and the seed they lift. */
export function LogoMark(props: HTMLChakraProps<'svg'>) {
  return (
    <chakra.svg viewBox="0 0 32 32" boxSize="8" flexShrink="0" aria-hidden {...props}>
      <path
        d="M15.500 30C6.300 27.600 2 19.800 3.300 7.700c8 2.800 12.300 10.400 12.200 22.300Z"
        fill="currentColor"
      />
      <path
        d="M16.800 30c-.3-9.400 3.400-15.700 11.800-18.500C30.300 20.900 25.800 28 16.800 30Z"
        fill="currentColor"
        opacity="0.72"
      />
      <chakra.circle cx="19.200" cy="5.800" r="3.800" fill="accent.solid" />
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
