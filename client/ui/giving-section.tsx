import { EmptyState } from './empty-state';
import { GivingByYear, type YearOfGiving } from './giving-by-year';
import { PageSection } from './page-section';

type Props = {
  text: { byYear: string; byYearText: string; nothing: string; nothingText: string };
  given: { byYear: readonly YearOfGiving[]; contribution: number; equivalentHours: number };
};

/** The section of a report with the contributions by year. */
export function GivingSection({ text, given }: Props) {
  return (
    <PageSection title={text.byYear} lead={text.byYearText} bg="bg.subtle">
      {given.byYear.length > 0 ? (
        <GivingByYear
          years={given.byYear}
          contribution={given.contribution}
          equivalentHours={given.equivalentHours}
        />
      ) : (
        <EmptyState title={text.nothing} level="h3" py="6">
          {text.nothingText}
        </EmptyState>
      )}
    </PageSection>
  );
}
