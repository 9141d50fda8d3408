import { createRecipeContext, type HTMLChakraProps } from '@chakra-ui/react';

const { withContext } = createRecipeContext({ key: 'textarea' });

/** A text area in the common style. Chakra's own file brings the parts of its fields into the first load of a page. */
export const PlainTextArea = withContext<HTMLTextAreaElement, HTMLChakraProps<'textarea'>>('textarea');
