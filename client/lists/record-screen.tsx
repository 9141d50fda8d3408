import type { ComponentProps, ReactNode } from 'react';
import { DeleteButton, type Deletion } from '../editing/delete-button';
import type { Fields, InputOf, SourceOf } from '../editing/field-table';
import { RecordEditor } from '../editing/record-editor';
import { RecordState } from '../editing/record-state';
import type { RecordStore, Versioned } from '../editing/record-store';
import type { RecordForm } from '../editing/use-record-form';
import type { HistoryLabels } from '../history/history-labels';
import { RecordTimeline } from '../history/record-timeline';
import { TimelineCard } from '../history/timeline-card';
import { RecordHeader } from '../ui/record-header';

type Stored<Table> = SourceOf<Table> & Versioned;

type Props<Table extends Fields<never>, Found extends Stored<Table>> = Pick<
  ComponentProps<typeof RecordEditor<Table>>,
  'saveLabel' | 'besideSave' | 'onSaved'
> & {
  /** The name of the record type, such as 'order'. */
  recordLabel: string;
  fields: Table;
  store: RecordStore<Stored<Table>, InputOf<Table>>;
  record: Found | null | undefined;
  result: ComponentProps<typeof RecordState>['result'];
  /** True if the form has tabs. */
  tabs?: boolean;
  back?: ReactNode;
  toList: ReactNode;
  /** Called once the record is deleted. */
  onDeleted?: () => void;
  /** Returns the props of the heading. */
  heading: (record: Found) => Pick<ComponentProps<typeof RecordHeader>, 'title' | 'tag' | 'facts'>;
  /**
   * The actions beside the heading. The button that deletes the record calls `deleted` afterwards; `unsaved` is true if
   * there are unsaved changes. By default the only action is the deletion, if `deletedBy` is given.
   */
  actions?: (record: Found, on: { deleted: () => void; unsaved: boolean }) => ReactNode;
  /** The operations that delete a record, for the default action. */
  deletedBy?: Deletion;
  /** The labels of the timeline below the form. Forms with tabs have theirs in a tab. */
  history?: HistoryLabels;
  children: (form: RecordForm<Table>, record: Found) => ReactNode;
};

/** The screen of a record that only staff edit: its heading with the actions, its form, and what is below. */
export function RecordScreen<Table extends Fields<never>, Found extends Stored<Table> & { id: number }>({
  recordLabel,
  fields,
  store,
  record,
  result,
  tabs,
  back,
  toList,
  onDeleted,
  heading,
  deletedBy,
  actions = deletedBy &&
    (({ id }, { deleted }) => (
      <DeleteButton of={deletedBy} id={id} recordLabel={recordLabel} onDeleted={deleted} />
    )),
  history,
  children,
  ...editor
}: Props<Table, Found>) {
  return (
    <RecordState record={record} result={result} missing={{ recordLabel, action: toList }} tabs={tabs}>
      {(found) => (
        <RecordEditor
          key={found.id}
          {...editor}
          fields={fields}
          store={store}
          record={found}
          recordLabel={recordLabel}
          header={(pass, unsaved) => {
            const deleted = () => {
              pass();
              onDeleted?.();
            };
            return (
              <RecordHeader {...heading(found)} back={back} action={actions?.(found, { deleted, unsaved })} />
            );
          }}
          below={
            history && (
              <TimelineCard>
                <RecordTimeline store={store} record={found} words={history} />
              </TimelineCard>
            )
          }
        >
          {(form) => children(form, found)}
        </RecordEditor>
      )}
    </RecordState>
  );
}
