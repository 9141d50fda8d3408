import { Grid } from '@chakra-ui/react';
import type { ComponentProps, ReactNode } from 'react';
import { RecordHeader } from '../ui/record-header';
import { boundFields } from './bound-field';
import type { Fields, InputOf, SourceOf } from './field-table';
import { RecordEditor } from './record-editor';
import { RecordState } from './record-state';
import type { RecordStore, Versioned } from './record-store';

type Stored<Table> = SourceOf<Table> & Versioned;
type FieldOf<Table extends Fields<never>> = ReturnType<typeof boundFields<Table>>;

type Props<Table extends Fields<never>, Found extends Stored<Table>> = {
  /** The name of the record type, such as 'order'. */
  recordLabel: string;
  fields: Table;
  store: RecordStore<Stored<Table>, InputOf<Table>>;
  record: Found | null | undefined;
  result: ComponentProps<typeof RecordState>['result'];
  back: ReactNode;
  toList: ReactNode;
  onDeleted?: () => void;
  /** Returns the props of the heading. */
  heading: (record: Found) => Pick<ComponentProps<typeof RecordHeader>, 'title' | 'tag' | 'facts'>;
  /** Further actions, beside the heading. */
  actions?: (record: Found) => ReactNode;
  /** The button that deletes the record and calls `onDeleted` afterwards. Undefined if the record cannot be deleted. */
  remove?: (onDeleted: () => void) => ReactNode;
  timeline: (record: Found) => ReactNode;
  /** The cards with the fields, in two columns on wide screens. */
  children: (record: Found, fieldOf: FieldOf<Table>) => ReactNode;
};

const columns = { base: 'minmax(0, 1fr)', xl: 'repeat(2, minmax(0, 1fr))' };

/** The screen of a visitor's submission that staff handle, such as an order: its form and its history. */
export function SubmissionScreen<Table extends Fields<never>, Found extends Stored<Table> & { id: number }>({
  recordLabel,
  fields,
  store,
  record,
  result,
  back,
  toList,
  onDeleted,
  heading,
  actions,
  remove,
  timeline,
  children,
}: Props<Table, Found>) {
  return (
    <RecordState record={record} result={result} missing={{ recordLabel, action: toList }}>
      {(found) => (
        <RecordEditor
          key={found.id}
          fields={fields}
          store={store}
          record={found}
          recordLabel={recordLabel}
          header={(pass) => (
            <RecordHeader
              {...heading(found)}
              back={back}
              action={
                <>
                  {actions?.(found)}
                  {remove?.(() => {
                    pass();
                    onDeleted?.();
                  })}
                </>
              }
            />
          )}
          below={timeline(found)}
        >
          {(form) => (
            <Grid templateColumns={columns} gap="5" alignItems="start">
              {children(found, boundFields(fields, form))}
            </Grid>
          )}
        </RecordEditor>
      )}
    </RecordState>
  );
}
