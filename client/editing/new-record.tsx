import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { Heading } from '@chakra-ui/react';
import { type ReactNode, useRef, useState } from 'react';
import type { DefaultValues, FieldPath } from 'react-hook-form';
import { CompactFields } from '../forms/compact-fields';
import { Form, FormMessage, SubmitButton } from '../forms/form';
import { useZodForm } from '../forms/use-zod-form';
import { type Fields, type InputOf, newInputOf, schemaOf, type ValuesOf, valuesOf } from './field-table';
import { useLeaveGuard } from './leave-guard';
import { SaveBar } from './save-bar';
import { notifyCreated } from './saved-notices';
import type { RecordForm } from './use-record-form';

type Props<Table extends Fields<never>> = {
  fields: Table;
  /** The record type in notices (R330) and in sentences. */
  store: {
    recordLabel: string;
    create?: (client: ApolloClient, input: object) => Promise<number | null>;
  };
  recordLabel: string;
  back: ReactNode;
  /** Creates the record; returns its ID, or null if nothing was created. By default, the store does. */
  create?: (input: InputOf<Table>, values: ValuesOf<Table>) => Promise<number | null>;
  onCreated: (id: number) => void;
  /** Shows the notice of the creation, if it differs from the usual one. */
  announce?: () => void;
  /** If true, offers to create another record, with an empty form (R139). */
  andNew?: boolean;
  children: (form: RecordForm<Table>) => ReactNode;
};

const inTitle = (recordLabel: string) => recordLabel.replace(/\b[a-z]/g, (letter) => letter.toUpperCase());

/** The form of a new record, sent without empty fields (R176). */
export function NewRecord<Table extends Fields<never>>(props: Props<Table>) {
  const { fields, store, recordLabel, back, onCreated, andNew = false, children } = props;
  const client = useApolloClient();
  const { create = async (input) => (await store.create?.(client, input)) ?? null } = props;
  const { announce = () => notifyCreated(store.recordLabel) } = props;
  const [schema] = useState(() => schemaOf(fields));
  const [defaultValues] = useState(() => valuesOf(fields, null) as DefaultValues<ValuesOf<Table>>);
  const form = useZodForm<ValuesOf<Table>, ValuesOf<Table>>(schema, { defaultValues });
  const guard = useLeaveGuard(form.formState.isDirty);
  const another = useRef(false);
  const chooseAnother = (chosen: boolean) => {
    another.current = chosen;
  };
  return (
    <>
      {back}
      <Heading as="h1" size="xl" mb="6">
        New {inTitle(recordLabel)}
      </Heading>
      <Form
        form={form}
        aria-label={`New ${recordLabel}`}
        autoComplete="off"
        display="flex"
        flexDirection="column"
        flexGrow="1"
        onSubmit={async (values) => {
          const id = await create(newInputOf(fields, values), values);
          if (id === null) return;
          announce();
          if (another.current) {
            form.reset(defaultValues);
            form.setFocus(Object.keys(fields)[0] as FieldPath<ValuesOf<Table>>);
            return;
          }
          guard.pass();
          onCreated(id);
        }}
      >
        <FormMessage form={form} />
        <CompactFields>{children(form)}</CompactFields>
        <SaveBar form={form} saveLabel={`Create ${recordLabel}`} onSave={() => chooseAnother(false)}>
          {andNew && (
            <SubmitButton form={form} size="sm" variant="outline" onClick={() => chooseAnother(true)}>
              Create and add another
            </SubmitButton>
          )}
        </SaveBar>
      </Form>
      {guard.dialog}
    </>
  );
}
