import { createRecipeContext, type HTMLChakraProps } from '@chakra-ui/react';

const { withContext } = createRecipeContext({ key: 'input' });

/** An input in the common style. Chakra's own file brings the parts of its fields into the first load of a page. */
export const PlainInput = withContext<HTMLInputElement, HTMLChakraProps<'input'>>('input');
