import { CategoryListDocument } from '../../features/directory/category-records/category-list.generated';
import { CategoryScreen } from '../../features/directory/category-records/category-screen';
import { NewCategory } from '../../features/directory/category-records/new-category';
import { useNextIds } from '../../grid/use-next-ids';
import { RecordRoute } from '../../lists/record-route';
import { recordPlaces } from '../../navigation/record-places';

/** The screen of one category, for staff; `new` for a new one. */
export function Component() {
  const next = useNextIds(CategoryListDocument, 'categoryRecords');
  return (
    <RecordRoute place={recordPlaces.CATEGORY} next={next} add={(on) => <NewCategory {...on} />}>
      {(on) => <CategoryScreen {...on} />}
    </RecordRoute>
  );
}
