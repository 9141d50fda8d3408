import { useParams } from 'react-router';
import { TrashList } from '../../history/trash-list';
import { paths } from '../../navigation/paths';
import { trashes } from '../../navigation/record-places';
import { BackLink } from '../../ui/back-link';
import { ButtonLink } from '../../ui/button-link';
import { EmptyState } from '../../ui/empty-state';
import { ScreenHeader } from '../../ui/page-section';

/** The trash of a list: the records deleted in the last 30 days (A155). */
export function Component() {
  const { of } = useParams();
  const trash = trashes.find(({ name }) => name === of);
  if (!trash)
    return (
      <EmptyState
        level="h1"
        layerStyle="panel"
        title="Page not found"
        action={<ButtonLink to={paths.dashboard()}>Go to the dashboard</ButtonLink>}
      />
    );
  const { title, recordType, shownBy, href } = trash;
  return (
    <>
      <BackLink to={href()}>{title}</BackLink>
      <ScreenHeader
        title={`Deleted: ${title}`}
        lead="You can restore an item within 30 days of deleting it. It comes back exactly as it was."
      />
      <TrashList key={of} recordType={recordType} label={`Deleted: ${title}`} lists={shownBy} />
    </>
  );
}
