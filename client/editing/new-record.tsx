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
  /** How notices call one (R330), and what people call it. */
  store: { noun: string };
  noun: string;
  back: ReactNode;
  /** Sends it; answers its number, or null where nothing came of it. */
  create: (input: InputOf<Table>, values: ValuesOf<Table>) => Promise<number | null>;
  onCreated: (id: number) => void;
  /** Says that it was made, where that is not said in the usual words. */
  tell?: () => void;
  /** Offers to go on with another one: the form is empty again then (R139). */
  andNew?: boolean;
  children: (form: RecordForm<Table>) => ReactNode;
};

const inTitle = (noun: string) => noun.replace(/\b[a-z]/g, (letter) => letter.toUpperCase());

/** A record that is not stored yet: its empty form, sent without its empty keys (R176). */
export function NewRecord<Table extends Fields<never>>(props: Props<Table>) {
  const { fields, store, noun, back, create, onCreated, andNew = false, children } = props;
  const { tell = () => notifyCreated(store.noun) } = props;
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
        New {inTitle(noun)}
      </Heading>
      <Form
        form={form}
        aria-label={`New ${noun}`}
        autoComplete="off"
        display="flex"
        flexDirection="column"
        flexGrow="1"
        onSubmit={async (values) => {
          const id = await create(newInputOf(fields, values), values);
          if (id === null) return;
          tell();
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
        <SaveBar form={form} saveLabel={`Create ${noun}`} onSave={() => chooseAnother(false)}>
          {andNew && (
            <SubmitButton form={form} size="sm" variant="outline" onClick={() => chooseAnother(true)}>
              Create and start another
            </SubmitButton>
          )}
        </SaveBar>
      </Form>
      {guard.dialog}
    </>
  );
}
