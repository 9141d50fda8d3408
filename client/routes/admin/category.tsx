import { useNavigate, useParams } from 'react-router';
import { RecordNotFound } from '../../editing/record-state';
import { CategoryListDocument } from '../../features/directory/category-records/category-list.generated';
import { CategoryScreen } from '../../features/directory/category-records/category-screen';
import { NewCategory } from '../../features/directory/category-records/new-category';
import { RecordSteps } from '../../grid/record-steps';
import { useNextIds } from '../../grid/use-next-ids';
import { adminPaths } from '../../navigation/admin-paths';
import { recordId } from '../../navigation/record-id';
import { useListHref } from '../../navigation/use-list-href';
import { BackLink } from '../../ui/back-link';
import { ButtonLink } from '../../ui/button-link';

/** The screen of one category, for staff; `new` for a new one. */
export function Component() {
  const params = useParams();
  const navigate = useNavigate();
  const next = useNextIds(CategoryListDocument, 'categoryRecords');
  const listHref = useListHref(adminPaths.categories());
  const back = <BackLink to={listHref}>Categories</BackLink>;
  const toList = <ButtonLink to={listHref}>Categories</ButtonLink>;
  if (params.id === 'new') {
    const onCreated = (id: number) => void navigate(adminPaths.category(id), { replace: true });
    return <NewCategory back={back} onCreated={onCreated} />;
  }
  const id = recordId(params.id);
  if (id === null) return <RecordNotFound recordLabel="category" action={toList} />;
  return (
    <RecordSteps id={id} href={adminPaths.category} next={next}>
      <CategoryScreen id={id} back={back} toList={toList} onDeleted={() => void navigate(listHref)} />
    </RecordSteps>
  );
}
