import { Controller, type FieldValues } from 'react-hook-form';
import { FieldFrame, type FieldProps } from './field-frame';
import { RecordBox, type RecordOption, type UseOptions } from './record-box';

type Props<Input extends FieldValues, Output, Option> = FieldProps<Input, Output> & {
  label: string;
  useOptions: UseOptions<Option>;
  detail?: (option: Option) => string | null;
  placeholder?: string;
  /** Called after a choice, to fill in other fields. */
  onPicked?: (option: Option | null) => void;
};

/** A search field for choosing one of many records. The form's value is the option, or null. */
export function ComboboxField<Input extends FieldValues, Output, Option extends RecordOption>({
  useOptions,
  detail,
  placeholder,
  onPicked,
  ...props
}: Props<Input, Output, Option>) {
  return (
    <FieldFrame {...props}>
      {(described) => (
        <Controller
          control={props.form.control}
          name={props.name}
          render={({ field }) => (
            <RecordBox<Option>
              inputRef={field.ref}
              label={props.label}
              value={field.value}
              useOptions={useOptions}
              detail={detail}
              placeholder={placeholder}
              describedBy={described['aria-describedby']}
              onBlur={field.onBlur}
              onPick={(option) => {
                field.onChange(option);
                onPicked?.(option);
              }}
            />
          )}
        />
      )}
    </FieldFrame>
  );
}
