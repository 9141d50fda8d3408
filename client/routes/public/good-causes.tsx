import { CauseCards } from '../../features/directory/good-causes/cause-cards';
import { causeListTexts } from '../../features/directory/good-causes/good-cause-texts';
import { useGoodCausesQuery } from '../../features/directory/good-causes/good-causes.generated';
import { unlistedSales } from '../../features/directory/good-causes/unlisted-sales';
import { communityHours, formatCount, formatWholeMoney } from '../../lib/format';
import { useTexts } from '../../lib/language';
import { paths } from '../../navigation/paths';
import { ButtonLink } from '../../ui/button-link';
import { CoastHero } from '../../ui/coast-hero';
import { EmptyState } from '../../ui/empty-state';
import { ErrorState } from '../../ui/error-state';
import { FigureBand } from '../../ui/figure-band';
import { LoadingScreen } from '../../ui/loading-state';
import { PageSection } from '../../ui/page-section';

/**
 * The list of all good causes with the amounts they have received; those that represent an area are separate (P012,
 * R105, R109).
 */
export function Component() {
  const text = useTexts(causeListTexts);
  const { data, error, refetch } = useGoodCausesQuery();
  const causes = data?.goodCauses;
  const total = causes?.reduce((sum, { contribution }) => sum + contribution, 0) ?? 0;
  const areas = causes?.filter(({ special }) => special) ?? [];
  const others = causes?.filter(({ special }) => !special) ?? [];
  return (
    <>
      <CoastHero title={text.title} lead={text.lead}>
        <ButtonLink to={paths.goodCauseJoin()} size="lg">
          {text.join}
        </ButtonLink>
      </CoastHero>
      {data && causes ? (
        <>
          <FigureBand
            label={text.soFar}
            note={unlistedSales(total, data.impactSummary.outsideListedCauses, text)}
            pt={{ base: '4', md: '4' }}
            figures={[
              { value: formatWholeMoney(total), label: text.received },
              { value: formatCount(communityHours(total)), label: text.hours },
              { value: formatCount(causes.length), label: text.causes },
            ]}
          />
          {causes.length === 0 && <EmptyState title={text.none}>{text.noneText}</EmptyState>}
          {others.length > 0 && (
            <PageSection title={text.list} lead={text.listLead}>
              <CauseCards causes={others} />
            </PageSection>
          )}
          {areas.length > 0 && (
            <PageSection title={text.areas} lead={text.areasLead} bg="bg.subtle">
              <CauseCards causes={areas} />
            </PageSection>
          )}
        </>
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <LoadingScreen />
      )}
    </>
  );
}
