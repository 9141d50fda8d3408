import { CategoryTiles } from '../../features/home/category-tiles';
import { FeaturedListings } from '../../features/home/featured-listings';
import { FeedbackThanks } from '../../features/home/feedback-thanks';
import { FrontPageSection } from '../../features/home/front-page-section';
import { GoodCauseList } from '../../features/home/good-cause-list';
import { useHomeQuery } from '../../features/home/home.generated';
import { HomeHero } from '../../features/home/home-hero';
import { HowItWorks } from '../../features/home/how-it-works';
import { ImpactNumbers } from '../../features/home/impact-numbers';
import { JoinInvitation } from '../../features/home/join-invitation';
import { SearchBox } from '../../features/search/search-box';
import { FurtherDown } from '../../ui/below-fold';
import { ErrorState } from '../../ui/error-state';
import { LoadingScreen } from '../../ui/loading-state';

/** The home page. The hero and the steps are shown even while the numbers load. */
export function Component() {
  const { data, error, refetch } = useHomeQuery();
  return (
    <>
      <FeedbackThanks />
      <HomeHero search={<SearchBox size="page" />} />
      {data ? (
        <>
          <ImpactNumbers summary={data.impactSummary} />
          <FurtherDown>
            <FeaturedListings listings={data.featuredListings} />
          </FurtherDown>
          <FurtherDown>
            <HowItWorks />
          </FurtherDown>
          <FurtherDown>
            <GoodCauseList causes={data.goodCauses} />
          </FurtherDown>
          <FurtherDown>
            <FrontPageSection frontPage={data.frontPage} />
          </FurtherDown>
          <FurtherDown>
            <CategoryTiles categories={data.categories} />
          </FurtherDown>
        </>
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <LoadingScreen />
      )}
      <FurtherDown>
        <JoinInvitation />
      </FurtherDown>
    </>
  );
}
