import { useApolloClient } from '@apollo/client/react';
import type { ReactNode } from 'react';
import { DeleteButton } from '../../../editing/delete-button';
import { RecordEditor } from '../../../editing/record-editor';
import { RecordState } from '../../../editing/record-state';
import { formatCount } from '../../../lib/format';
import { DateTime } from '../../../ui/date-time';
import { RecordHeader } from '../../../ui/record-header';
import { useCategoryDetailQuery, useDeleteCategoryMutation } from './category-detail.generated';
import { type Category, categoryFields } from './category-fields';
import { CategoryTabs } from './category-form';
import { categoryStore, evictCategories } from './category-store';
import { MergeCategory } from './merge-category';

function DeleteCategory({ category, onDeleted }: { category: Category; onDeleted: () => void }) {
  const { id } = category;
  const { cache } = useApolloClient();
  const [remove] = useDeleteCategoryMutation();
  return (
    <DeleteButton
      recordLabel="category"
      remove={() => remove({ variables: { id } })}
      onDeleted={() => {
        onDeleted();
        evictCategories(cache);
      }}
      trash={{ recordType: 'CATEGORY', id, evict: evictCategories }}
      instead={(close) => (
        <MergeCategory
          category={category}
          onStarted={() => {
            close();
            onDeleted();
            evictCategories(cache);
          }}
        />
      )}
    >
      Sub categories of this category will be deleted too. You’ll be asked where to move its suppliers.
    </DeleteButton>
  );
}

type Props = { id: number; back?: ReactNode; toList: ReactNode; onDeleted: () => void };

/** One category with its sub categories, including the loading, missing and error states. */
export function CategoryScreen({ id, back, toList, onDeleted }: Props) {
  const result = useCategoryDetailQuery({ variables: { id } });
  const missing = { recordLabel: 'category', action: toList };
  return (
    <RecordState record={result.data?.categoryRecord} result={result} missing={missing} tabs>
      {(category) => (
        <RecordEditor
          key={id}
          fields={categoryFields}
          store={categoryStore}
          record={category}
          recordLabel="category"
          header={(pass) => (
            <RecordHeader
              title={category.name}
              facts={[
                `Category ${id}`,
                <>
                  Created <DateTime value={category.createdAt} />
                </>,
                `${formatCount(category.supplierCount)} suppliers`,
              ]}
              back={back}
              action={
                <DeleteCategory
                  category={category}
                  onDeleted={() => {
                    pass();
                    onDeleted();
                  }}
                />
              }
            />
          )}
        >
          {(form) => <CategoryTabs form={form} category={category} />}
        </RecordEditor>
      )}
    </RecordState>
  );
}
