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
import { BelowFold } from '../../ui/below-fold';
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
          <BelowFold>
            <FeaturedListings listings={data.featuredListings} />
          </BelowFold>
          <BelowFold>
            <HowItWorks />
          </BelowFold>
          <BelowFold>
            <GoodCauseList causes={data.goodCauses} />
          </BelowFold>
          <BelowFold>
            <FrontPageSection frontPage={data.frontPage} />
          </BelowFold>
          <BelowFold>
            <CategoryTiles categories={data.categories} />
          </BelowFold>
        </>
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <LoadingScreen />
      )}
      <BelowFold>
        <JoinInvitation />
      </BelowFold>
    </>
  );
}
