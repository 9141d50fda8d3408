import { useApolloClient } from '@apollo/client/react';
import type { ReactNode } from 'react';
import { NewRecord } from '../../../editing/new-record';
import type { CategoryInput } from '../../../graphql/schema.generated';
import { useCreateCategoryMutation } from './category-detail.generated';
import { categoryFields } from './category-fields';
import { CategoryTabs } from './category-form';
import { categoryStore } from './category-store';

type Props = { back: ReactNode; onCreated: (id: number) => void };

/** The form for a new category (R286). */
export function NewCategory({ back, onCreated }: Props) {
  const client = useApolloClient();
  const [create] = useCreateCategoryMutation();
  return (
    <NewRecord
      fields={categoryFields}
      store={categoryStore}
      recordLabel="category"
      back={back}
      create={async (input) => {
        const { data } = await create({ variables: { input: input as CategoryInput } });
        if (!data) return null;
        categoryStore.evict(client.cache);
        return data.createCategory.id;
      }}
      onCreated={onCreated}
    >
      {(form) => <CategoryTabs form={form} category={null} />}
    </NewRecord>
  );
}
