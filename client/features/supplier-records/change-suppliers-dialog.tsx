import { Box, Button, chakra, Flex, IconButton, NativeSelect, Text } from '@chakra-ui/react';
import { useId, useMemo, useState } from 'react';
import { rowOf, valuesOf } from '../../editing/field-table';
import { Form, FormMessage, SubmitButton } from '../../forms/form';
import { useZodForm } from '../../forms/use-zod-form';
import type { SupplierBulkInput } from '../../graphql/schema.generated';
import { formatCount } from '../../lib/format';
import { Dialog } from '../../ui/dialog';
import { ChevronDownIcon, CloseIcon } from '../../ui/icons';
import { type BulkField, type BulkValues, bulkFields, bulkFieldView, bulkSchema } from './bulk-fields';

const names = Object.keys(bulkFields) as BulkField[];

type Props = {
  count: number;
  onClose: () => void;
  /** Rejects with what the server refused. */
  change: (input: SupplierBulkInput) => Promise<unknown>;
};

/** Asks which fields of many suppliers to change, and to what: only those that are chosen are sent. */
export function ChangeSuppliersDialog({ count, onClose, change }: Props) {
  const id = useId();
  const [chosen, setChosen] = useState<readonly BulkField[]>([]);
  const defaultValues = useMemo(() => valuesOf(bulkFields, null), []);
  const form = useZodForm(bulkSchema, { defaultValues });
  const submit = async (values: BulkValues) => {
    const input = chosen.map((name) => [name, rowOf(bulkFields, name).toInput(values[name])]);
    await change(Object.fromEntries(input) as SupplierBulkInput);
    onClose();
  };
  const suppliers = `${formatCount(count)} ${count === 1 ? 'supplier' : 'suppliers'}`;
  return (
    <Dialog open onClose={onClose} title={`Change ${suppliers}`}>
      <Form form={form} onSubmit={submit} aria-label="Change suppliers" pb="3">
        <FormMessage form={form} />
        <Box>
          <chakra.label htmlFor={id} fontWeight="medium" textStyle="sm" display="block" mb="1.5">
            What to change
          </chakra.label>
          <NativeSelect.Root>
            <NativeSelect.Field
              id={id}
              value=""
              onChange={({ target }) => setChosen([...chosen, target.value as BulkField])}
            >
              <option value="">{chosen.length > 0 ? 'Something else as well…' : 'Choose a field…'}</option>
              {names
                .filter((name) => !chosen.includes(name))
                .map((name) => (
                  <option key={name} value={name}>
                    {bulkFields[name].label}
                  </option>
                ))}
            </NativeSelect.Field>
            <NativeSelect.Indicator>
              <ChevronDownIcon />
            </NativeSelect.Indicator>
          </NativeSelect.Root>
        </Box>
        {chosen.map((name) => (
          <Flex key={name} gap="2" align="center">
            <Box flex="1" minW="0">
              {bulkFieldView(form, name)}
            </Box>
            <IconButton
              size="sm"
              variant="ghost"
              colorPalette="neutral"
              aria-label={`Leave ${bulkFields[name].label} as it is`}
              onClick={() => setChosen(chosen.filter((each) => each !== name))}
            >
              <CloseIcon />
            </IconButton>
          </Flex>
        ))}
        <Text textStyle="sm" color="fg.muted">
          Each supplier is changed by itself; those that cannot be are listed with the reason.
        </Text>
        <Flex justify="flex-end" gap="3">
          <Button variant="outline" colorPalette="neutral" onClick={onClose}>
            Cancel
          </Button>
          <SubmitButton form={form} disabled={chosen.length === 0}>
            Change {suppliers}
          </SubmitButton>
        </Flex>
      </Form>
    </Dialog>
  );
}
