import { Box } from '@chakra-ui/react';
import { useRef } from 'react';
import type { FieldPath, FieldPathValue } from 'react-hook-form';
import type { BoundField } from '../../../editing/bound-field';
import type { ValuesOf } from '../../../editing/field-table';
import { type Insert, InsertBar } from '../../../forms/insert-bar';
import { TextField } from '../../../forms/text-fields';
import type { templateFields } from './template-fields';

type Values = ValuesOf<typeof templateFields>;
type Props = BoundField<typeof templateFields, 'subject'> & { inserts: readonly Insert[] };

/** The subject of a template, with chips that insert placeholders at the cursor. */
export function SubjectField({ inserts, ...field }: Props) {
  const { form, name, label } = field;
  const box = useRef<HTMLDivElement>(null);
  const insert = ({ text }: Insert) => {
    const input = box.current?.querySelector('input');
    if (!input) return;
    const { value, selectionStart, selectionEnd } = input;
    const [from, to] = [selectionStart ?? value.length, selectionEnd ?? value.length];
    const next = value.slice(0, from) + text + value.slice(to);
    form.setValue(name, next as FieldPathValue<Values, FieldPath<Values>>, {
      shouldDirty: true,
      shouldValidate: form.getFieldState(name).invalid,
    });
    input.focus();
    input.setSelectionRange(from + text.length, from + text.length);
  };
  return (
    <Box ref={box}>
      <TextField {...field} required maxLength={200} />
      <Box mt="2">
        <InsertBar label={label} inserts={inserts} onInsert={insert} />
      </Box>
    </Box>
  );
}
