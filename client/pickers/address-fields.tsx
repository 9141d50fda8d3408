import type { FieldPath, FieldPathValue, FieldValues } from 'react-hook-form';
import type { FieldProps } from '../forms/field-frame';
import { SuggestingField } from '../forms/suggesting-field';
import { type AddressSuggestionsQuery, useAddressSuggestionsQuery } from './addresses.generated';

type Address = AddressSuggestionsQuery['addressSuggestions'][number];
type Part = 'street' | 'suburb' | 'city' | 'postCode';

const none: readonly Address[] = [];

/** Addresses in New Zealand that a text may become (R082); none while they cannot be had: what is typed stands. */
function useAddresses(text: string, open: boolean): readonly Address[] {
  const { data, previousData } = useAddressSuggestionsQuery({ variables: { text }, skip: !open });
  return (data ?? (open ? previousData : undefined))?.addressSuggestions ?? none;
}

type Props<Input extends FieldValues, Output> = FieldProps<Input, Output> & {
  label: string;
  maxLength?: number;
};

type PartsProps<Input extends FieldValues, Output> = Props<Input, Output> & {
  /** The fields of the form that the parts of an address go to. */
  fills: Readonly<Partial<Record<Part, FieldPath<Input>>>>;
};

/** A part of an address, that fills in the other parts with the suggestion that is picked (R082). */
export function AddressPartField<Input extends FieldValues, Output>({
  fills,
  ...props
}: PartsProps<Input, Output>) {
  const { form, name } = props;
  const onPick = (address: Address) => {
    for (const [part, field] of Object.entries(fills) as [Part, FieldPath<Input>][]) {
      const value = address[part] ?? '';
      // Whoever types into the suburb has not said that there is no street.
      if (part === 'street' && value === '' && field !== name) continue;
      form.setValue(field, value as FieldPathValue<Input, FieldPath<Input>>, {
        shouldDirty: true,
        shouldValidate: true,
      });
    }
  };
  return <SuggestingField {...props} useSuggestions={useAddresses} onPick={onPick} />;
}

/** An address that is kept in one line (R082). */
export function AddressLineField<Input extends FieldValues, Output>(props: Props<Input, Output>) {
  const { form, name } = props;
  const onPick = ({ label }: Address) =>
    form.setValue(name, label as FieldPathValue<Input, FieldPath<Input>>, {
      shouldDirty: true,
      shouldValidate: true,
    });
  return <SuggestingField {...props} useSuggestions={useAddresses} onPick={onPick} />;
}
