import { chakra, type HTMLChakraProps } from '@chakra-ui/react';
import { PRODUCT_NAME } from '../lib/product';
import { LogoMark } from './logo-mark';

/** The logo's mark and name side by side, in the colour of the text around it. */
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
