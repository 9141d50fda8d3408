import { skipToken } from '@apollo/client/react';
import { useDeferredValue, useMemo } from 'react';
import { useTexts } from '../../../lib/language';
import { recentSearches } from './recent-searches';
import { useSearchBoxQuery } from './search-box.generated';
import { suggestionTexts } from './suggestion-texts';
import { recentSearchesGroup, type SuggestionGroup, suggestionGroups } from './suggestions';

type Suggestions = {
  groups: SuggestionGroup[];
  /** True if the suggestions are the answer to the current text, so that no others will follow. */
  ready: boolean;
};

const none: SuggestionGroup[] = [];

/**
 * Returns the suggestions of an open search box for `text` (R014); without a text, the recent searches of this browser.
 * The previous answer stays until the next one, without suggestions that no longer begin with the text: an arrow key
 * pressed at once must not choose one.
 */
export function useSuggestions(text: string, open: boolean): Suggestions {
  const say = useTexts(suggestionTexts);
  const typed = text.trim();
  const last = useMemo(() => (open && !typed ? recentSearchesGroup(recentSearches()) : none), [open, typed]);
  const deferredText = useDeferredValue(typed);
  const remembers = last.length > 0;
  const { data, previousData } = useSearchBoxQuery(
    open && !remembers ? { variables: { text: deferredText } } : skipToken,
  );
  const ready = deferredText === typed && data !== undefined;
  const answer = (data ?? previousData)?.searchBoxSuggestions;
  const groups = useMemo(() => {
    if (!open || !answer) return none;
    return suggestionGroups(answer, { text: typed, outdated: !ready }, say);
  }, [open, answer, typed, ready, say]);
  return remembers ? { groups: last, ready: true } : { groups, ready: open && ready };
}
