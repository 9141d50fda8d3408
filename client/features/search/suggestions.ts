import { fold } from '../../../shared/fold';
import { paths } from '../../navigation/paths';
import type { SearchBoxQuery } from './search-box.generated';
import type { SuggestionWords } from './suggestion-texts';
import { typedPart } from './typed-part';

export type SuggestionKind = 'last' | 'meant' | 'service' | 'trade' | 'category' | 'place' | 'supplier';

/** One thing to choose from the list of a search box. */
export type Suggestion = {
  label: string;
  /** What tells it from others of its name. */
  beside?: string;
  /** Where the label says what was typed. */
  typed: [start: number, end: number] | null;
  /** Where it leads. */
  to: string;
  /** What the box says there. */
  text: string;
  /** The text by which this search is found again among the last ones. */
  kept?: string;
};

export type SuggestionGroup = { kind: SuggestionKind; suggestions: Suggestion[] };

type Answer = SearchBoxQuery['searchBoxSuggestions'];
type Typed = {
  text: string;
  /** Whether the answer is for less or for something else: only what still begins with the text stays. */
  outdated: boolean;
};

/** What is searched for by its very words. */
const search = (label: string, typed: string): Suggestion => ({
  label,
  typed: typedPart(label, typed),
  to: paths.searchService(label),
  text: label,
  kept: label,
});

const categoryPath = ({ categoryId, subCategoryId }: Answer['categories'][number]) =>
  paths.searchCategory(categoryId) + (subCategoryId ? `?subCategory=${subCategoryId}` : '');

/** 'Ponsonby' with 'Central Auckland, Auckland' beside it; a region is its own. */
function placeSuggestion(
  { name, region, district }: Answer['places'][number],
  sought: string | null | undefined,
  typed: string,
  say: SuggestionWords,
): Suggestion {
  const place = district ?? region;
  const label = sought ? say.inPlace(sought, name) : name;
  const around = [district, region].filter((each) => each && each !== name).join(', ');
  return {
    label,
    beside: around || undefined,
    typed: typedPart(label, sought ?? typed),
    to: sought ? paths.searchServiceIn(sought, place) : paths.searchIn(place),
    text: sought ?? '',
    kept: sought ? label : undefined,
  };
}

/** The groups of an answer, in their order; none is empty. */
export function suggestionGroups(answer: Answer, typed: Typed, say: SuggestionWords): SuggestionGroup[] {
  const { text, outdated } = typed;
  const same = (label: string) => fold(label) === answer.meant;
  const searches = (labels: readonly string[]) =>
    labels.filter((label) => !same(label)).map((label) => search(label, text));
  const meant = answer.meant && ([...answer.services, ...answer.trades].find(same) ?? answer.meant);
  const groups: SuggestionGroup[] = [
    { kind: 'meant', suggestions: meant ? [search(meant, text)] : [] },
    { kind: 'service', suggestions: searches(answer.services) },
    { kind: 'trade', suggestions: searches(answer.trades) },
    {
      kind: 'category',
      suggestions: answer.categories.map((category) => ({
        label: category.name,
        beside: category.within ?? undefined,
        typed: typedPart(category.name, text, true),
        to: categoryPath(category),
        text: '',
      })),
    },
    {
      kind: 'place',
      suggestions: answer.places.map((place) => placeSuggestion(place, answer.soughtInPlaces, text, say)),
    },
    {
      kind: 'supplier',
      suggestions: answer.suppliers.map(({ id, name }) => ({
        label: name,
        typed: typedPart(name, text),
        to: paths.supplier(id),
        text: '',
      })),
    },
  ];
  return withoutEmpty(outdated && text ? groups.map((group) => stillFitting(group, text)) : groups);
}

/** The last searches as a group of their own. */
export const lastSearchesGroup = (texts: readonly string[]): SuggestionGroup[] =>
  withoutEmpty([{ kind: 'last', suggestions: texts.map((text) => search(text, '')) }]);

const stillFitting = ({ kind, suggestions }: SuggestionGroup, text: string): SuggestionGroup => ({
  kind,
  suggestions: suggestions.filter(({ label }) => typedPart(label, text, kind === 'category')),
});

const withoutEmpty = (groups: SuggestionGroup[]) =>
  groups.filter(({ suggestions }) => suggestions.length > 0);
