import type { FieldPath, FieldPathValue, FieldValues } from 'react-hook-form';
import type { FieldProps } from '../forms/field-frame';
import { SuggestingField } from '../forms/suggesting-field';
import { type AddressSuggestionsQuery, useAddressSuggestionsQuery } from './addresses.generated';

type Address = AddressSuggestionsQuery['addressSuggestions'][number];
type Part = 'street' | 'suburb' | 'city' | 'postCode';

const none: readonly Address[] = [];

/** Returns New Zealand addresses that match a text (R082); none if they cannot be loaded: then the typed text stays. */
function useAddresses(text: string, open: boolean): readonly Address[] {
  const { data, previousData } = useAddressSuggestionsQuery({ variables: { text }, skip: !open });
  return (data ?? (open ? previousData : undefined))?.addressSuggestions ?? none;
}

type Props<Input extends FieldValues, Output> = FieldProps<Input, Output> & {
  label: string;
  maxLength?: number;
};

type PartsProps<Input extends FieldValues, Output> = Props<Input, Output> & {
  /** The fields of the form that take the parts of an address. */
  fills: Readonly<Partial<Record<Part, FieldPath<Input>>>>;
};

/** A field for one part of an address, which fills in the other parts from the chosen suggestion (R082). */
export function AddressPartField<Input extends FieldValues, Output>({
  fills,
  ...props
}: PartsProps<Input, Output>) {
  const { form, name } = props;
  const onPick = (address: Address) => {
    for (const [part, field] of Object.entries(fills) as [Part, FieldPath<Input>][]) {
      const value = address[part] ?? '';
      // A suggestion for a suburb has no street, which must not clear the typed one.
      if (part === 'street' && value === '' && field !== name) continue;
      form.setValue(field, value as FieldPathValue<Input, FieldPath<Input>>, {
        shouldDirty: true,
        shouldValidate: true,
      });
    }
  };
  return <SuggestingField {...props} useSuggestions={useAddresses} onPick={onPick} />;
}

/** A field for an address in one line (R082). */
export function AddressLineField<Input extends FieldValues, Output>(props: Props<Input, Output>) {
  const { form, name } = props;
  const onPick = ({ label }: Address) =>
    form.setValue(name, label as FieldPathValue<Input, FieldPath<Input>>, {
      shouldDirty: true,
      shouldValidate: true,
    });
  return <SuggestingField {...props} useSuggestions={useAddresses} onPick={onPick} />;
}
