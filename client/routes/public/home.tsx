import { CategoryTiles } from '../../features/site/home/category-tiles';
import { FeaturedListings } from '../../features/site/home/featured-listings';
import { FeedbackThanks } from '../../features/site/home/feedback-thanks';
import { FrontPageSection } from '../../features/site/home/front-page-section';
import { GoodCauseList } from '../../features/site/home/good-cause-list';
import { useHomeQuery } from '../../features/site/home/home.generated';
import { HomeHero } from '../../features/site/home/home-hero';
import { HowItWorks } from '../../features/site/home/how-it-works';
import { ImpactNumbers } from '../../features/site/home/impact-numbers';
import { JoinInvitation } from '../../features/site/home/join-invitation';
import { SearchBox } from '../../features/site/search/search-box';
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
