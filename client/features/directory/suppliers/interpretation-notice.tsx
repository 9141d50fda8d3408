import { Flex, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useTexts } from '../../../lib/language';
import { keepFocus } from '../../../lib/navigation-state';
import { ButtonLink } from '../../../ui/button-link';
import { CloseIcon } from '../../../ui/icons';
import { PinIcon } from '../../../ui/pictograms';
import { TextLink } from '../../../ui/text-link';
import { type Interpretation, readingChanges } from './interpretation';
import { resultsTexts } from './results-texts';
import { criteriaPath, type SearchCriteria } from './search-criteria';

const Line = ({ children }: { children: ReactNode }) => (
  <Text textStyle="sm" color="fg.muted" overflowWrap="anywhere">
    {children}
  </Text>
);

/**
 * Explains the interpretation of a search that finds nothing literally (A169): the place as a removable chip, corrected
 * words with a link to the original text, synonyms that were searched for, and ignored words.
 */
export function InterpretationNotice({
  criteria,
  interpretation,
}: {
  criteria: SearchCriteria;
  interpretation: Interpretation;
}) {
  const say = useTexts(resultsTexts);
  const { words, withoutPlace, place } = interpretation;
  const { mended, alsoSought, leftOut } = readingChanges(interpretation);
  const typed = criteria.service ?? '';
  const where = place && [...new Set([place.name, place.district ?? place.name])].join(' · ');
  return (
    <Flex direction="column" align="start" gap="2" mt="4">
      {place && (
        <ButtonLink
          to={criteriaPath({ ...criteria, service: withoutPlace ?? undefined, page: 1 })}
          state={keepFocus}
          size="sm"
          variant="subtle"
          borderRadius="full"
          maxW="full"
          aria-label={`${where}: ${say.withoutPlace}`}
        >
          <PinIcon />
          {where}
          <CloseIcon />
        </ButtonLink>
      )}
      {words && mended && (
        <Line>
          {say.resultsFor} <strong>{words}</strong>.{' '}
          <TextLink to={criteriaPath({ ...criteria, asTyped: true, page: 1 })} state={keepFocus}>
            {say.insteadAsTyped(typed)}
          </TextLink>
        </Line>
      )}
      {interpretation.partly && <Line>{say.partly}</Line>}
      {alsoSought.length > 0 && (
        <Line>
          {say.alsoSought} {alsoSought.join(', ')}
        </Line>
      )}
      {words && leftOut.length > 0 && (
        <Line>
          {say.leftOut} {leftOut.join(', ')}
        </Line>
      )}
    </Flex>
  );
}
