import { useNavigate, useParams } from 'react-router';
import { RecordNotFound } from '../../editing/record-state';
import { FeaturedListingListDocument } from '../../features/directory/featured-listing-records/listing-list.generated';
import { ListingScreen } from '../../features/directory/featured-listing-records/listing-screen';
import { NewListing } from '../../features/directory/featured-listing-records/new-listing';
import { RecordSteps } from '../../grid/record-steps';
import { useNextIds } from '../../grid/use-next-ids';
import { adminPaths } from '../../navigation/admin-paths';
import { recordId } from '../../navigation/record-id';
import { useListHref } from '../../navigation/use-list-href';
import { BackLink } from '../../ui/back-link';
import { ButtonLink } from '../../ui/button-link';

/** The screen of one featured listing, for staff; `new` for a new one. */
export function Component() {
  const params = useParams();
  const navigate = useNavigate();
  const next = useNextIds(FeaturedListingListDocument, 'featuredListingRecords');
  const listHref = useListHref(adminPaths.featuredListings());
  const back = <BackLink to={listHref}>Featured Listings</BackLink>;
  const toList = <ButtonLink to={listHref}>Featured Listings</ButtonLink>;
  if (params.id === 'new') {
    const onCreated = (id: number) => void navigate(adminPaths.featuredListing(id), { replace: true });
    return <NewListing back={back} onCreated={onCreated} />;
  }
  const id = recordId(params.id);
  if (id === null) return <RecordNotFound recordLabel="featured listing" action={toList} />;
  return (
    <RecordSteps id={id} href={adminPaths.featuredListing} next={next}>
      <ListingScreen id={id} back={back} toList={toList} onDeleted={() => void navigate(listHref)} />
    </RecordSteps>
  );
}
