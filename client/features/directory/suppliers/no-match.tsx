import { Box } from '@chakra-ui/react';
import { formatCount } from '../../../lib/format';
import { useTexts } from '../../../lib/language';
import { ButtonLink } from '../../../ui/button-link';
import { EmptyState } from '../../../ui/empty-state';
import { DidYouMean, Suggestions, suggestionChip, useSuggestions } from './did-you-mean';
import { type Interpretation, isMeaningless, withPlaceApart } from './interpretation';
import { resultsTexts } from './results-texts';
import { criteriaPath, type SearchCriteria } from './search-criteria';

type Props = { criteria: SearchCriteria; interpretation?: Interpretation | null };

/** The message for a search without results, with similar words, other regions and wider searches. */
export function NoMatch({ criteria, interpretation }: Props) {
  const text = useTexts(resultsTexts);
  const { service, servicing, category, mode } = criteria;
  const { regions } = useSuggestions(criteria);
  // If no other region has results, a search without a region finds nothing either.
  const further = category !== undefined || regions.length > 0;
  const meaningless = service && interpretation && isMeaningless(interpretation);
  const words = interpretation?.withoutPlace ?? service;
  const apart = withPlaceApart(criteria, interpretation);
  return (
    <Box pb="10">
      <EmptyState
        pb="6"
        title={meaningless && words ? text.notUnderstood(words) : text.noMatch}
        action={
          <>
            {criteria.asTyped && (
              <ButtonLink to={criteriaPath({ ...criteria, asTyped: undefined, page: 1 })}>
                {text.readForMe}
              </ButtonLink>
            )}
            {apart.service && further && (
              <ButtonLink to={criteriaPath({ service: apart.service, mode })}>{text.everywhere}</ButtonLink>
            )}
            <ButtonLink to={criteriaPath({ mode })} variant="outline">
              {text.all}
            </ButtonLink>
          </>
        }
      >
        {meaningless
          ? text.lookAgain
          : service && regions.length === 0
            ? text.tryShorter
            : servicing || apart.servicing
              ? text.tryElsewhere
              : text.tryCategory}
      </EmptyState>
      <DidYouMean criteria={criteria} />
      {regions.length > 0 && (
        <Suggestions title={text.elsewhere}>
          {regions.map(({ name, supplierCount }) => (
            <ButtonLink
              key={name}
              {...suggestionChip}
              to={criteriaPath({ ...apart, servicing: name, page: 1 })}
            >
              {name} ({formatCount(supplierCount)})
            </ButtonLink>
          ))}
        </Suggestions>
      )}
    </Box>
  );
}
