import {
  Input as ChakraInput,
  InputGroup,
  type InputProps,
  Textarea,
  type TextareaProps,
} from '@chakra-ui/react';
import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { FieldFrame, type FieldProps } from './field-frame';
import { registered } from './registered';
import { ShowPasswordButton } from './show-password-button';

type Own = 'form' | 'name' | 'required' | 'disabled' | 'readOnly';

type TextFieldProps<Input extends FieldValues, Output> = FieldProps<Input, Output> & Omit<InputProps, Own>;

/** One line of text: `<TextField form={form} name="email" label="Email" type="email" />`. */
export function TextField<Input extends FieldValues, Output>(props: TextFieldProps<Input, Output>) {
  const { form, name, label, hint, required, disabled, readOnly, ...input } = props;
  return (
    <FieldFrame {...{ form, name, label, hint, required, disabled, readOnly }}>
      {(described) => <ChakraInput {...input} {...described} {...registered(form, name)} />}
    </FieldFrame>
  );
}

type TextAreaFieldProps<Input extends FieldValues, Output> = FieldProps<Input, Output> &
  Omit<TextareaProps, Own>;

/** Several lines of text. */
export function TextAreaField<Input extends FieldValues, Output>(props: TextAreaFieldProps<Input, Output>) {
  const { form, name, label, hint, required, disabled, readOnly, ...area } = props;
  return (
    <FieldFrame {...{ form, name, label, hint, required, disabled, readOnly }}>
      {(described) => <Textarea rows={4} {...area} {...described} {...registered(form, name)} />}
    </FieldFrame>
  );
}

/** A password with a button that shows and hides it. */
export function PasswordField<Input extends FieldValues, Output>(props: TextFieldProps<Input, Output>) {
  const { form, name, label, hint, required, disabled, readOnly, ...input } = props;
  const [shown, setShown] = useState(false);
  return (
    <FieldFrame {...{ form, name, label, hint, required, disabled, readOnly }}>
      {(described) => (
        <InputGroup
          endElement={<ShowPasswordButton shown={shown} onShown={setShown} />}
          endElementProps={{ pe: '1' }}
        >
          <ChakraInput
            type={shown ? 'text' : 'password'}
            pe="12"
            {...input}
            {...described}
            {...registered(form, name)}
          />
        </InputGroup>
      )}
    </FieldFrame>
  );
}
