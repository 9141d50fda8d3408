import { createRecipeContext, type HTMLChakraProps } from '@chakra-ui/react';

const { withContext } = createRecipeContext({ key: 'input' });

/** Looks like all others. Chakra's own file brings the parts of its fields into the first load of a page. */
export const PlainInput = withContext<HTMLInputElement, HTMLChakraProps<'input'>>('input');
