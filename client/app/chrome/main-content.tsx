import { Box, type BoxProps } from '@chakra-ui/react';
import { languageTag, useLanguage } from '../../lib/language';
import { useEnglishOnly } from '../use-route-handle';

/** The main landmark: target of the skip link, and of the focus after a navigation. */
export function MainContent(props: BoxProps) {
  const language = useLanguage();
  const englishOnly = useEnglishOnly();
  return (
    <Box
      as="main"
      id="content"
      lang={englishOnly && language !== 'en' ? languageTag.en : undefined}
      tabIndex={-1}
      outline="0"
      flex="1"
      display="flex"
      flexDirection="column"
      minW="0"
      {...props}
    />
  );
}
