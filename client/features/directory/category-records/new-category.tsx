import type { ReactNode } from 'react';
import { NewRecord } from '../../../editing/new-record';
import { categoryFields } from './category-fields';
import { CategoryTabs } from './category-form';
import { categoryStore } from './category-store';

type Props = { back: ReactNode; onCreated: (id: number) => void };

/** The form for a new category (R286). */
export function NewCategory({ back, onCreated }: Props) {
  return (
    <NewRecord
      fields={categoryFields}
      store={categoryStore}
      recordLabel="category"
      back={back}
      onCreated={onCreated}
    >
      {(form) => <CategoryTabs form={form} category={null} />}
    </NewRecord>
  );
}
