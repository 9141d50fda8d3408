import { useParams } from 'react-router';
import { RecordNotFound } from '../../editing/record-state';
import { ActionScreen } from '../../features/staff/action-items/action-screen';
import { adminPaths } from '../../navigation/admin-paths';
import { recordId } from '../../navigation/path-segments';
import { useListHref } from '../../navigation/use-list-href';
import { BackLink } from '../../ui/back-link';
import { ButtonLink } from '../../ui/button-link';

/** The screen of one action, for staff. */
export function Component() {
  const id = recordId(useParams().id);
  const centre = useListHref(adminPaths.actionCentre());
  const toList = <ButtonLink to={centre}>Action Centre</ButtonLink>;
  if (id === null) return <RecordNotFound recordLabel="action" action={toList} />;
  return <ActionScreen id={id} back={<BackLink to={centre}>Action Centre</BackLink>} toList={toList} />;
}
