import { Field, Flex } from '@chakra-ui/react';
import { useCallback, useId, useRef } from 'react';
import { Controller, type FieldValues } from 'react-hook-form';
import { readableText } from '../../shared/readable-text';
import type { TextLimit } from '../../shared/text-limit';
import { WarningIcon } from '../ui/icons';
import { Skeleton } from '../ui/skeleton';
import { CharacterCount } from './counted-fields';
import { type FieldProps, fieldError } from './field-frame';
import type { Insert } from './insert-bar';
import { lazyComponent } from './lazy-component';

const RichEditor = lazyComponent(() => import('./rich-editor'), <Skeleton h="11rem" />);

type Props<Input extends FieldValues, Output> = FieldProps<Input, Output> & {
  label: string;
  /** The limit, of shared/text-limit.ts: counts the readable text, not its markup. */
  limit?: TextLimit;
  /** Texts that a button inserts at the cursor. */
  inserts?: readonly Insert[];
};

const NONE: readonly Insert[] = [];

/**
 * A text with headings of three levels (R051), lists, links, bold and italic. The form's value is its markup, empty if
 * nothing is written; `richText(limit)` is its kind here and on the server, which removes any other markup (A40). Older
 * plain text opens with its line breaks.
 */
export function RichTextField<Input extends FieldValues, Output>(props: Props<Input, Output>) {
  const { form, name, label, hint, required = false, disabled = false, readOnly = false } = props;
  const { limit, inserts = NONE } = props;
  const error = fieldError(form, name);
  const id = useId();
  const ids = { label: `${id}-label`, helperText: `${id}-hint`, errorText: `${id}-error` };
  const focus = useRef(() => {});
  const onFocusable = useCallback((give: () => void) => {
    focus.current = give;
  }, []);
  return (
    <Field.Root ids={ids} invalid={Boolean(error)} required={required} disabled={disabled}>
      <Flex as="span" id={ids.label} gap="1" textStyle="label" onClick={() => focus.current()}>
        {label}
        <Field.RequiredIndicator />
      </Flex>
      <Controller
        control={form.control}
        name={name}
        render={({ field }) => {
          // An object that the form can focus if the field has an error.
          field.ref({ focus: () => focus.current() });
          return (
            <>
              <RichEditor
                id={`${id}-text`}
                label={label}
                labelledBy={ids.label}
                describedBy={[error && ids.errorText, (hint || limit) && ids.helperText]
                  .filter(Boolean)
                  .join(' ')}
                value={field.value ?? ''}
                onChange={field.onChange}
                onBlur={field.onBlur}
                onFocusable={onFocusable}
                invalid={Boolean(error)}
                required={required}
                readOnly={readOnly || disabled}
                inserts={inserts}
              />
              {(hint || limit) && (
                <Field.HelperText asChild>
                  <Flex gap="3" align="baseline">
                    {hint && <span>{hint}</span>}
                    {limit && (
                      <CharacterCount count={readableText(field.value ?? '').length} max={limit.max} />
                    )}
                  </Flex>
                </Field.HelperText>
              )}
            </>
          );
        }}
      />
      <Field.ErrorText>
        <WarningIcon /> {error}
      </Field.ErrorText>
    </Field.Root>
  );
}
