import { useNavigate, useParams } from 'react-router';
import { RecordNotFound } from '../../editing/record-state';
import { CauseActions } from '../../features/directory/good-cause-records/cause-actions';
import { GoodCauseListDocument } from '../../features/directory/good-cause-records/cause-list.generated';
import { GoodCauseScreen } from '../../features/directory/good-cause-records/cause-screen';
import { NewGoodCause } from '../../features/directory/good-cause-records/new-cause';
import { useSessionState } from '../../graphql/use-session';
import { RecordSteps } from '../../grid/record-steps';
import { useNextIds } from '../../grid/use-next-ids';
import { adminPaths } from '../../navigation/admin-paths';
import { hasRole } from '../../navigation/guards';
import { recordId } from '../../navigation/path-segments';
import { paths } from '../../navigation/paths';
import { useListHref } from '../../navigation/use-list-href';
import { BackLink } from '../../ui/back-link';
import { ButtonLink } from '../../ui/button-link';
import { TextLink } from '../../ui/text-link';

/** The screen of one good cause, for staff and its own user; `new` for a new one. */
export function Component() {
  const params = useParams();
  const navigate = useNavigate();
  const { user } = useSessionState();
  const staff = hasRole(user, 'ADMIN');
  const next = useNextIds(GoodCauseListDocument, 'goodCauseRecords');
  const causes = useListHref(adminPaths.goodCauses());
  const [listHref, listName] = staff ? [causes, 'Good Causes'] : [paths.dashboard(), 'My Dashboard'];
  const back = <BackLink to={listHref}>{listName}</BackLink>;
  const toList = <ButtonLink to={listHref}>{listName}</ButtonLink>;
  if (staff && params.id === 'new') {
    const onCreated = (id: number) => void navigate(adminPaths.goodCause(id), { replace: true });
    return <NewGoodCause back={back} onCreated={onCreated} />;
  }
  const id = recordId(params.id);
  if (id === null) return <RecordNotFound recordLabel="good cause" action={toList} />;
  return (
    <RecordSteps id={id} href={adminPaths.goodCause} next={next}>
      <GoodCauseScreen
        id={id}
        back={back}
        toList={toList}
        ask={
          <>
            To change any details, <TextLink to={paths.contact()}>contact us</TextLink>.
          </>
        }
        actions={(cause, pass) => (
          <CauseActions
            cause={cause}
            onDeleted={() => {
              pass();
              void navigate(listHref);
            }}
          />
        )}
      />
    </RecordSteps>
  );
}
