import { Flex, VisuallyHidden } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { type FieldPath, type FieldValues, type UseFormReturn, useWatch } from 'react-hook-form';
import { normalizeText } from '../../shared/characters';
import { characterCount } from '../../shared/text-length';
import type { TextLimit } from '../../shared/text-limit';
import { formatCount } from '../lib/format';
import { TextAreaField, TextField } from './text-fields';

/** The share of the limit from which screen readers announce the remaining characters. */
const NEARLY_FULL = 0.9;

/** Returns the number of characters that the rule counts: without invisible ones and blanks around the text. */
const countOf = (typed: unknown) => characterCount(normalizeText(typeof typed === 'string' ? typed : ''));

/** Returns the announcement, in steps: otherwise a screen reader would speak at every keystroke. */
function formatRemaining(count: number, max: number): string {
  if (count > max) return `${formatCount(count - max)} characters too many`;
  if (count < max * NEARLY_FULL) return '';
  const left = max - count;
  return left % 5 === 0 || left < 3 ? `${left} characters left` : '';
}

/** The count `12/700`, red beyond the limit (R135, R136). */
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
        {formatRemaining(count, max)}
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
  /** The limit, of shared/text-limit.ts; the field's rule must be the same (`text(limit)`). */
  limit: TextLimit;
  hint?: ReactNode;
};

/** One line of text with its character count (A91). Text that is too long stays, with an error message. */
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

/** Several lines of text with their character count (R135, R136, A91). */
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
