import { useApolloClient } from '@apollo/client/react';
import type { ReactNode } from 'react';
import { DeleteButton } from '../../../editing/delete-button';
import { formatCount } from '../../../lib/format';
import { RecordScreen } from '../../../lists/record-screen';
import { DateTime } from '../../../ui/date-time';
import { useCategoryDetailQuery } from './category-detail.generated';
import { type Category, categoryFields } from './category-fields';
import { CategoryTabs } from './category-form';
import { categoryStore } from './category-store';
import { MergeCategory } from './merge-category';

function DeleteCategory({ category, onDeleted }: { category: Category; onDeleted: () => void }) {
  const { id } = category;
  const { cache } = useApolloClient();
  return (
    <DeleteButton
      recordLabel="category"
      of={categoryStore}
      id={id}
      onDeleted={onDeleted}
      instead={(close) => (
        <MergeCategory
          category={category}
          onStarted={() => {
            close();
            onDeleted();
            categoryStore.evict(cache);
          }}
        />
      )}
    >
      Sub categories of this category will be deleted too. You’ll be asked where to move this category’s
      suppliers.
    </DeleteButton>
  );
}

type Props = { id: number; back?: ReactNode; toList: ReactNode; onDeleted: () => void };

/** One category with its sub categories, including the loading, missing and error states. */
export function CategoryScreen({ id, ...ways }: Props) {
  const result = useCategoryDetailQuery({ variables: { id } });
  return (
    <RecordScreen
      recordLabel="category"
      fields={categoryFields}
      store={categoryStore}
      record={result.data?.categoryRecord}
      result={result}
      tabs
      {...ways}
      heading={({ name, createdAt, supplierCount }) => ({
        title: name,
        facts: [
          `Category ${id}`,
          <>
            Created <DateTime value={createdAt} />
          </>,
          `${formatCount(supplierCount)} suppliers`,
        ],
      })}
      actions={(category, { deleted }) => <DeleteCategory category={category} onDeleted={deleted} />}
    >
      {(form, category) => <CategoryTabs form={form} category={category} />}
    </RecordScreen>
  );
}
