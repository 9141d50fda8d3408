import { createRecipeContext, type HTMLChakraProps } from '@chakra-ui/react';

// Chakra's own files bring the parts of its fields into the first load of a page.
const input = createRecipeContext({ key: 'input' });
const textArea = createRecipeContext({ key: 'textarea' });

/** An input in the common style. */
export const PlainInput = input.withContext<HTMLInputElement, HTMLChakraProps<'input'>>('input');

/** A text area in the common style. */
export const PlainTextArea = textArea.withContext<HTMLTextAreaElement, HTMLChakraProps<'textarea'>>(
  'textarea',
);
