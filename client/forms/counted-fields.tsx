import { Flex, VisuallyHidden } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { type FieldPath, type FieldValues, type UseFormReturn, useWatch } from 'react-hook-form';
import { tidyText } from '../../shared/characters';
import { characterCount } from '../../shared/text-length';
import type { TextLimit } from '../../shared/text-limit';
import { formatCount } from '../lib/format';
import { TextAreaField, TextField } from './text-fields';

/** From this share of the limit on, screen readers are told how much is left. */
const NEARLY_FULL = 0.9;

/** What the rule counts: nothing that cannot be seen, and no blanks around the text. */
const countOf = (typed: unknown) => characterCount(tidyText(typeof typed === 'string' ? typed : ''));

/** Told in steps, or a screen reader would speak at every key. */
function leftInWords(count: number, max: number): string {
  if (count > max) return `${formatCount(count - max)} characters too many`;
  if (count < max * NEARLY_FULL) return '';
  const left = max - count;
  return left % 5 === 0 || left < 3 ? `${left} characters left` : '';
}

/** `12/700`, which turns red beyond the limit (R135, R136). */
export function CharacterCount({ count, max }: { count: number; max: number }) {
  return (
    <>
      <Flex
        as="span"
        ms="auto"
        flexShrink="0"
        fontVariantNumeric="tabular-nums"
        color={count > max ? 'fg.error' : undefined}
        fontWeight={count > max ? 'semibold' : undefined}
      >
        {count}/{max}
      </Flex>
      <VisuallyHidden as="span" role="status">
        {leftInWords(count, max)}
      </VisuallyHidden>
    </>
  );
}

type CountProps<Input extends FieldValues, Output> = {
  form: UseFormReturn<Input, unknown, Output>;
  name: FieldPath<Input>;
  limit: TextLimit;
  hint: ReactNode;
};

function HintWithCount<Input extends FieldValues, Output>(props: CountProps<Input, Output>) {
  const { form, name, limit, hint } = props;
  const count = countOf(useWatch({ control: form.control, name }));
  return (
    <Flex as="span" gap="3" align="baseline">
      {hint && <span>{hint}</span>}
      <CharacterCount count={count} max={limit.max} />
    </Flex>
  );
}

type Limited = {
  /** Of shared/text-limit.ts; the field's rule takes the same (`text(limit)`). */
  limit: TextLimit;
  hint?: ReactNode;
};

/** One line of text with the count of its characters below it (A91). What is too long stays, and is complained of. */
export function CountedField<Input extends FieldValues, Output>({
  limit,
  hint,
  ...props
}: Parameters<typeof TextField<Input, Output>>[0] & Limited) {
  const { form, name } = props;
  return (
    <TextField
      {...props}
      maxLength={limit.inputMax}
      hint={<HintWithCount {...{ form, name, limit, hint }} />}
    />
  );
}

/** Several lines of text with the count of their characters below (R135, R136, A91). */
export function CountedArea<Input extends FieldValues, Output>({
  limit,
  hint,
  ...props
}: Parameters<typeof TextAreaField<Input, Output>>[0] & Limited) {
  const { form, name } = props;
  return (
    <TextAreaField
      {...props}
      maxLength={limit.inputMax}
      hint={<HintWithCount {...{ form, name, limit, hint }} />}
    />
  );
}
