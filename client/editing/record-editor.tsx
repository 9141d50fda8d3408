import { Box, Flex } from '@chakra-ui/react';
import { type ReactNode, useId } from 'react';
import { CompactFields } from '../forms/compact-fields';
import { Form, FormMessage } from '../forms/form';
import { ConflictPanel } from './conflict-panel';
import { DeletedPanel } from './deleted-panel';
import { describeChanges, type Fields, type InputOf, type SourceOf, valuesOf } from './field-table';
import { useLeaveGuard } from './leave-guard';
import type { RecordStore, Versioned } from './record-store';
import { SaveBar } from './save-bar';
import { type RecordForm, useRecordForm } from './use-record-form';
import { useRetain } from './use-retained-record';

type Props<Table extends Fields<never>> = {
  fields: Table;
  store: RecordStore<SourceOf<Table> & Versioned, InputOf<Table>>;
  record: SourceOf<Table> & Versioned;
  /** The name of the record type, such as 'supplier'. */
  recordLabel: string;
  /**
   * Content above the form; `pass` lets the next navigation leave without a warning, `unsaved` is true if there are
   * unsaved changes.
   */
  header: (pass: () => void, unsaved: boolean) => ReactNode;
  /** The fields; `loaded` is the version of the record that the form is based on. */
  children: (form: RecordForm<Table>, loaded: SourceOf<Table> & Versioned) => ReactNode;
  saveLabel?: string;
  /** Content beside the Save button. */
  besideSave?: ReactNode;
  /** Content between the form and the save bar, such as the correspondence. */
  below?: ReactNode;
  /** Called once everything is saved; `pass` lets the next navigation leave without a warning. */
  onSaved?: (pass: () => void) => void;
};

/**
 * The form of a stored record: saves the changes, asks for decisions about another user's conflicting changes, and
 * warns before leaving with unsaved changes.
 */
export function RecordEditor<Table extends Fields<never>>(props: Props<Table>) {
  const {
    fields,
    store,
    record,
    recordLabel,
    header,
    children,
    saveLabel = 'Save',
    besideSave,
    below,
    onSaved,
  } = props;
  const { form, loaded, conflicts, attempts, submit, discard, resolveConflict } = useRecordForm(
    fields,
    store,
    record,
  );
  const { isDirty } = form.formState;
  const guard = useLeaveGuard(isDirty);
  const { gone, hold } = useRetain(isDirty);
  const pass = () => {
    guard.pass();
    hold(false);
  };
  const id = useId();
  return (
    <>
      {header(pass, isDirty)}
      {/* Fills the height, so that the bar is at the lower edge even with few fields. */}
      <Flex direction="column" gap="5" flexGrow="1" mb="5">
        <Form
          id={id}
          form={form}
          onSubmit={async () => {
            if (!gone && (await submit())) onSaved?.(pass);
          }}
          aria-label={recordLabel[0]?.toUpperCase() + recordLabel.slice(1)}
          autoComplete="off"
          display="flex"
          flexDirection="column"
        >
          {gone && (
            <DeletedPanel
              store={store}
              id={loaded.id}
              recordLabel={recordLabel}
              typed={() => describeChanges(fields, valuesOf(fields, loaded), form.getValues())}
            />
          )}
          {!gone && conflicts.length > 0 && (
            <ConflictPanel
              fields={fields}
              recordLabel={recordLabel}
              conflicts={conflicts}
              mine={form.getValues()}
              theirs={valuesOf(fields, loaded)}
              attempts={attempts}
              onResolve={resolveConflict}
            />
          )}
          <FormMessage form={form} />
          <CompactFields>{children(form, loaded)}</CompactFields>
        </Form>
        {below && <Box>{below}</Box>}
      </Flex>
      <SaveBar form={form} formId={id} saveLabel={saveLabel} onDiscard={discard} gone={gone}>
        {besideSave}
      </SaveBar>
      {guard.dialog}
    </>
  );
}
