import { skipToken } from '@apollo/client/react';
import { Container, Grid } from '@chakra-ui/react';
import { useLocation, useParams } from 'react-router';
import { ContactSection } from '../../features/directory/suppliers/contact-section';
import { useSupplierProfileQuery } from '../../features/directory/suppliers/profile.generated';
import { ProfileAbout } from '../../features/directory/suppliers/profile-about';
import { ProfileAside } from '../../features/directory/suppliers/profile-aside';
import { ProfileHeader } from '../../features/directory/suppliers/profile-header';
import { profileVariables } from '../../features/directory/suppliers/profile-loader';
import { profileTexts } from '../../features/directory/suppliers/profile-texts';
import { useOwnerRefetch } from '../../graphql/use-owner-refetch';
import { useTexts } from '../../lib/language';
import { BelowFold } from '../../ui/below-fold';
import { ErrorState } from '../../ui/error-state';
import { hydrateOnInteraction } from '../../ui/hydrate-on-interaction';
import { LoadingScreen } from '../../ui/loading-state';
import { NotFound } from '../../ui/not-found';
import { ChevronLeftIcon } from '../../ui/pictograms';
import { TextLink } from '../../ui/text-link';

const Testimonials = hydrateOnInteraction(() => import('../../features/directory/suppliers/testimonials'), {
  withPage: true,
});
const WorkGallery = hydrateOnInteraction(() => import('../../features/directory/suppliers/work-gallery'), {
  withPage: true,
});

/** Returns the address of the results that this profile was opened from, if its own address contains it (R023). */
function useResultsPath(): string | null {
  const { pathname, search } = useLocation();
  const results = /^(\/searchResults.*)\/business\/[^/]+\/?$/i.exec(pathname)?.[1];
  return results ? results + search : null;
}

/** The public profile of a supplier. */
export function Component() {
  const params = useParams();
  const results = useResultsPath();
  const text = useTexts(profileTexts);
  const variables = profileVariables(params);
  const { data, error, refetch } = useSupplierProfileQuery(variables ? { variables } : skipToken);
  useOwnerRefetch(data?.supplier === null, refetch);
  if (!variables) return <NotFound />;
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} level="h1" />;
  if (!data) return <LoadingScreen />;
  const { supplier, goodCauses } = data;
  if (!supplier) return <NotFound />;
  return (
    <article>
      {results && (
        <Container py="3">
          <TextLink to={results} display="inline-flex" alignItems="center" gap="1">
            <ChevronLeftIcon /> {text.back}
          </TextLink>
        </Container>
      )}
      <ProfileHeader supplier={supplier} />
      <Container py="section">
        <Grid
          templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 20rem' }}
          gap={{ base: '10', lg: '16' }}
        >
          <ProfileAbout supplier={supplier} />
          <ProfileAside supplier={supplier} />
        </Grid>
      </Container>
      <BelowFold>
        <WorkGallery supplier={supplier} />
      </BelowFold>
      <BelowFold>
        <Testimonials supplier={supplier} />
      </BelowFold>
      <BelowFold>
        <ContactSection supplier={supplier} goodCauses={goodCauses} />
      </BelowFold>
    </article>
  );
}
