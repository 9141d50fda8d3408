import type { FieldValues, UseFormReturn } from 'react-hook-form';
import * as z from 'zod/mini';
import { requiredText } from '../../../forms/field-rules';
import { TextAreaField, TextField } from '../../../forms/text-fields';
import { meaningsText } from './meanings';

/** Validation schema of a phrase and its meanings. */
export const synonymSchema = z.object({ phrase: requiredText(60), means: meaningsText });
export type SynonymValues = z.input<typeof synonymSchema> & FieldValues;

type Props = { form: UseFormReturn<SynonymValues, unknown, SynonymValues>; phraseHint: string };

/** The fields of a phrase and its meanings. */
export function SynonymFormFields({ form, phraseHint }: Props) {
  return (
    <>
      <TextField form={form} name="phrase" label="Word or phrase" hint={phraseHint} autoComplete="off" />
      <TextAreaField
        form={form}
        name="means"
        label="Means"
        rows={3}
        autoComplete="off"
        hint="Other words to search for too, separated by commas. If searches should ignore the word (for example, “cheap”), leave this blank."
      />
    </>
  );
}
