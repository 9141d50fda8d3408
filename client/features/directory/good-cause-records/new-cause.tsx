import type { ReactNode } from 'react';
import { NewRecord } from '../../../editing/new-record';
import { causeFields } from './cause-fields';
import { CauseTabs } from './cause-form';
import { causeStore } from './cause-store';

type Props = { back: ReactNode; onCreated: (id: number) => void };

/** The form for a new good cause (R107). */
export function NewGoodCause({ back, onCreated }: Props) {
  return (
    <NewRecord
      fields={causeFields}
      store={causeStore}
      recordLabel="good cause"
      back={back}
      onCreated={onCreated}
    >
      {(form) => <CauseTabs form={form} cause={null} />}
    </NewRecord>
  );
}
