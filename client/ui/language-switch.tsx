import { chakra } from '@chakra-ui/react';
import { useLocation } from 'react-router';
import {
  announceLanguageSwitch,
  inLanguage,
  languageName,
  languageTag,
  rememberLanguage,
  useLanguage,
} from '../lib/language';

const Anchor = chakra('a', {
  base: {
    textStyle: 'sm',
    fontWeight: 'medium',
    color: 'inherit',
    whiteSpace: 'nowrap',
    borderRadius: 'xs',
    textUnderlineOffset: '0.25em',
    focusVisibleRing: 'outside',
    _hover: { textDecoration: 'underline' },
  },
});

/**
 * The link to the same page in the other language, under that language's own name; this browser saves the choice, and
 * forms keep typed text.
 */
export function LanguageSwitch(props: React.ComponentProps<typeof Anchor>) {
  const other = useLanguage() === 'en' ? 'mi' : 'en';
  const { pathname, search } = useLocation();
  return (
    <Anchor
      href={inLanguage(other, pathname + search)}
      hrefLang={languageTag[other]}
      lang={languageTag[other]}
      onClick={(event) => {
        // The server renders one link for all addresses of the page, without the fragment and parameters that are not
        // its own.
        event.currentTarget.search = window.location.search;
        event.currentTarget.hash = window.location.hash;
        rememberLanguage(other);
        // In another tab or window this page stays as it is.
        if (!(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey)) announceLanguageSwitch();
      }}
      {...props}
    >
      {languageName[other]}
    </Anchor>
  );
}
