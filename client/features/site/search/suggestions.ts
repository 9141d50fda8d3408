import { fold } from '../../../../shared/fold';
import { paths } from '../../../navigation/paths';
import { matchRange } from './match-range';
import type { SearchBoxQuery } from './search-box.generated';
import type { SuggestionTexts } from './suggestion-texts';

export type SuggestionKind = 'last' | 'meant' | 'service' | 'trade' | 'category' | 'place' | 'supplier';

/** One thing to choose from the list of a search box. */
export type Suggestion = {
  label: string;
  /** Further text that distinguishes suggestions with the same label. */
  beside?: string;
  /** The part of the label that matches the typed text. */
  typed: [start: number, end: number] | null;
  /** The address that the suggestion leads to. */
  to: string;
  /** The text of the box once the suggestion is chosen. */
  text: string;
  /** The text saved among the recent searches. */
  remembered?: string;
};

export type SuggestionGroup = { kind: SuggestionKind; suggestions: Suggestion[] };

type Answer = SearchBoxQuery['searchBoxSuggestions'];
type Typed = {
  text: string;
  /** True if the answer is for an earlier text: then only suggestions that still begin with the text are shown. */
  outdated: boolean;
};

/** Returns a suggestion that searches for its label. */
const search = (label: string, typed: string): Suggestion => ({
  label,
  typed: matchRange(label, typed),
  to: paths.searchService(label),
  text: label,
  remembered: label,
});

const categoryPath = ({ categoryId, subCategoryId }: Answer['categories'][number]) =>
  paths.searchCategory(categoryId) + (subCategoryId ? `?subCategory=${subCategoryId}` : '');

/** Returns 'Ponsonby' with 'Central Auckland, Auckland' beside it; a region has nothing beside it. */
function placeSuggestion(
  { name, region, district }: Answer['places'][number],
  searchText: string | null | undefined,
  typed: string,
  say: SuggestionTexts,
): Suggestion {
  const place = district ?? region;
  const label = searchText ? say.inPlace(searchText, name) : name;
  const around = [district, region].filter((each) => each && each !== name).join(', ');
  return {
    label,
    beside: around || undefined,
    typed: matchRange(label, searchText ?? typed),
    to: searchText ? paths.searchServiceIn(searchText, place) : paths.searchIn(place),
    text: searchText ?? '',
    remembered: searchText ? label : undefined,
  };
}

/** Returns the groups of an answer, in their order, without empty ones. */
export function suggestionGroups(answer: Answer, typed: Typed, say: SuggestionTexts): SuggestionGroup[] {
  const { text, outdated } = typed;
  const same = (label: string) => fold(label) === answer.meant;
  const searches = (labels: readonly string[]) =>
    labels.filter((label) => !same(label)).map((label) => search(label, text));
  const corrected = answer.meant && ([...answer.services, ...answer.trades].find(same) ?? answer.meant);
  const groups: SuggestionGroup[] = [
    { kind: 'meant', suggestions: corrected ? [search(corrected, text)] : [] },
    { kind: 'service', suggestions: searches(answer.services) },
    { kind: 'trade', suggestions: searches(answer.trades) },
    {
      kind: 'category',
      suggestions: answer.categories.map((category) => ({
        label: category.name,
        beside: category.within ?? undefined,
        typed: matchRange(category.name, text, true),
        to: categoryPath(category),
        text: '',
      })),
    },
    {
      kind: 'place',
      suggestions: answer.places.map((place) => placeSuggestion(place, answer.textBeforePlace, text, say)),
    },
    {
      kind: 'supplier',
      suggestions: answer.suppliers.map(({ id, name }) => ({
        label: name,
        typed: matchRange(name, text),
        to: paths.supplier(id),
        text: '',
      })),
    },
  ];
  return withoutEmpty(outdated && text ? groups.map((group) => stillFitting(group, text)) : groups);
}

/** Returns the recent searches as a group of their own. */
export const recentSearchesGroup = (texts: readonly string[]): SuggestionGroup[] =>
  withoutEmpty([{ kind: 'last', suggestions: texts.map((text) => search(text, '')) }]);

const stillFitting = ({ kind, suggestions }: SuggestionGroup, text: string): SuggestionGroup => ({
  kind,
  suggestions: suggestions.filter(({ label }) => matchRange(label, text, kind === 'category')),
});

const withoutEmpty = (groups: SuggestionGroup[]) =>
  groups.filter(({ suggestions }) => suggestions.length > 0);
