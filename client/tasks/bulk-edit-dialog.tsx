import { Box, Button, chakra, Flex, Grid, Text, useSlotRecipe } from '@chakra-ui/react';
import { useId, useMemo, useState } from 'react';
import type { DefaultValues } from 'react-hook-form';
import { flagInCell } from '../editing/cell-text';
import { type Fields, type NameIn, rowOf, schemaOf, type ValuesOf, valuesOf } from '../editing/field-table';
import { Form, FormMessage, SubmitButton } from '../forms/form';
import { twoFields } from '../forms/form-columns';
import { useZodForm } from '../forms/use-zod-form';
import { Dialog } from '../ui/dialog';
import { Tick } from '../ui/tick';
import { type BulkEditFieldProps, type BulkEditFields, bulkEditField } from './bulk-edit-field';

export type BulkEditProps<Table> = {
  offered: BulkEditFields<Table>;
  /** The records to change, such as '12 suppliers'. */
  what: string;
  onClose: () => void;
  /** Starts the change; rejects with the server's refusal. */
  change: (input: object) => Promise<unknown>;
};

/** Returns the initial values: a yes-or-no starts as yes, which is by far the more frequent choice. */
function startOf<Table extends Fields<never>>(fields: Table): ValuesOf<Table> {
  const flags = Object.keys(fields).filter((name) => (fields[name]?.inCell as unknown) === flagInCell);
  return { ...valuesOf(fields, null), ...Object.fromEntries(flags.map((name) => [name, true])) };
}

/** The dialog for changing fields of many records: only ticked fields are sent. */
export default function BulkEditDialog<Table extends Fields<never>>({
  offered,
  what,
  onClose,
  change,
}: BulkEditProps<Table>) {
  const { fields } = offered;
  const [ticked, setTicked] = useState<readonly NameIn<Table>[]>([]);
  const [schema, defaultValues] = useMemo(() => [schemaOf(fields), startOf(fields)], [fields]);
  const form = useZodForm(schema, { defaultValues: defaultValues as DefaultValues<ValuesOf<Table>> });
  const submit = async (values: ValuesOf<Table>) => {
    const input = ticked.map((name) => [name, rowOf(fields, name).toInput(values[name])]);
    await change(Object.fromEntries(input));
    onClose();
  };
  const tick = (name: NameIn<Table>, on: boolean) => {
    setTicked(on ? [...ticked, name] : ticked.filter((each) => each !== name));
    // A field that is not visible must not have an error.
    if (!on) form.resetField(name as BulkEditFieldProps<Table>['name']);
  };
  return (
    <Dialog open onClose={onClose} title={`Change ${what}`}>
      <Form form={form} onSubmit={submit} aria-label={`Change ${what}`} pb="3">
        <FormMessage form={form} />
        <chakra.fieldset>
          <chakra.legend textStyle="sm" color="fg.muted" mb="3">
            Tick the fields to change. Everything else stays the same.
          </chakra.legend>
          <Grid templateColumns={twoFields} columnGap="5" rowGap="1">
            {(Object.keys(fields) as NameIn<Table>[]).map((name) => (
              <Offered
                key={name}
                label={fields[name]?.label ?? name}
                ticked={ticked.includes(name)}
                tick={(on) => tick(name, on)}
              >
                {() => bulkEditField(offered, form, name)}
              </Offered>
            ))}
          </Grid>
        </chakra.fieldset>
        <Text textStyle="sm" color="fg.muted">
          Each change is recorded in the timeline. Records that can’t be changed will be listed with the
          reason.
        </Text>
        <Flex justify="flex-end" gap="3">
          <Button variant="outline" colorPalette="neutral" onClick={onClose}>
            Cancel
          </Button>
          <SubmitButton form={form} disabled={ticked.length === 0}>
            Change {what}
          </SubmitButton>
        </Flex>
      </Form>
    </Dialog>
  );
}

type OfferedFieldProps = {
  label: string;
  ticked: boolean;
  tick: (on: boolean) => void;
  children: () => React.ReactNode;
};

/** A field with a tick box, whose control is shown once it is ticked. */
function Offered({ label, ticked, tick, children }: OfferedFieldProps) {
  const id = useId();
  const styles = useSlotRecipe({ key: 'checkbox' })();
  return (
    <Flex gap="3" align="flex-start" py="2" gridColumn={ticked ? '1 / -1' : undefined}>
      <Tick
        id={id}
        type="checkbox"
        css={styles.control}
        mt="0.5"
        aria-label={`Change ${label}`}
        checked={ticked}
        onChange={({ target }) => tick(target.checked)}
      />
      <Box flex="1" minW="0">
        {ticked ? (
          children()
        ) : (
          <chakra.label htmlFor={id} display="block" cursor="pointer">
            {label}
          </chakra.label>
        )}
      </Box>
    </Flex>
  );
}
