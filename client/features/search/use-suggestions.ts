import { skipToken } from '@apollo/client/react';
import { useDeferredValue, useMemo } from 'react';
import { useTexts } from '../../lib/language';
import { lastSearches } from './last-searches';
import { useSearchBoxQuery } from './search-box.generated';
import { suggestionTexts } from './suggestion-texts';
import { lastSearchesGroup, type SuggestionGroup, suggestionGroups } from './suggestions';

type Suggestions = {
  groups: SuggestionGroup[];
  /** Whether they are the answer to the very text, so that there will be no others for it. */
  settled: boolean;
};

const none: SuggestionGroup[] = [];

/**
 * What an open search box offers for `text` (R014); without a text the last searches of this browser. The last answer
 * stays until the next one, without what no longer begins with the text: an arrow key pressed at once must not choose
 * it.
 */
export function useSuggestions(text: string, open: boolean): Suggestions {
  const say = useTexts(suggestionTexts);
  const typed = text.trim();
  const last = useMemo(() => (open && !typed ? lastSearchesGroup(lastSearches()) : none), [open, typed]);
  const asked = useDeferredValue(typed);
  const remembers = last.length > 0;
  const { data, previousData } = useSearchBoxQuery(
    open && !remembers ? { variables: { text: asked } } : skipToken,
  );
  const settled = asked === typed && data !== undefined;
  const answer = (data ?? previousData)?.searchBoxSuggestions;
  const groups = useMemo(() => {
    if (!open || !answer) return none;
    return suggestionGroups(answer, { text: typed, outdated: !settled }, say);
  }, [open, answer, typed, settled, say]);
  return remembers ? { groups: last, settled: true } : { groups, settled: open && settled };
}
