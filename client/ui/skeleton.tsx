import { createRecipeContext, type HTMLChakraProps } from '@chakra-ui/react';

const { withContext } = createRecipeContext({ key: 'skeleton' });

/** A grey placeholder while content loads. Chakra's own file brings its stacks and circles into the first load. */
export const Skeleton = withContext<HTMLDivElement, HTMLChakraProps<'div'>>('div');
