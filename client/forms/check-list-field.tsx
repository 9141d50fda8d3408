import { Box, chakra, Text } from '@chakra-ui/react';
import { useId } from 'react';
import { Controller, type FieldValues } from 'react-hook-form';
import { TickBox } from '../ui/tick-box';
import { type FieldProps, fieldError } from './field-frame';
import { GroupError } from './group-error';

type Choice = { value: string; label: string };

type Props<Input extends FieldValues, Output> = FieldProps<Input, Output> & {
  choices: readonly Choice[];
  /** The text shown if there are no choices. */
  none?: string;
};

const Group = chakra('fieldset', { base: { border: '0', minW: '0', p: '0' } });
const Label = chakra('label', {
  base: {
    display: 'flex',
    gap: '2.5',
    alignItems: 'center',
    cursor: 'pointer',
    textStyle: 'sm',
    minH: '8',
    overflowWrap: 'anywhere',
  },
});

/** A list of checkboxes, side by side on wide screens. The form's value is the list of chosen values. */
export function CheckListField<Input extends FieldValues, Output>(props: Props<Input, Output>) {
  const { form, name, label, hint, disabled, choices, none } = props;
  const error = fieldError(form, name);
  const id = useId();
  return (
    <Controller
      control={form.control}
      name={name}
      render={({ field }) => {
        const chosen: readonly string[] = field.value ?? [];
        return (
          <Group disabled={disabled} aria-describedby={error || hint ? `${id}-about` : undefined}>
            <Box as="legend" textStyle="sm" fontWeight="medium" mb="1.5">
              {label}
            </Box>
            {choices.length === 0 && (
              <Text textStyle="sm" color="fg.muted">
                {none ?? 'None yet.'}
              </Text>
            )}
            <Box display="grid" gridTemplateColumns="repeat(auto-fill, minmax(11rem, 1fr))" columnGap="4">
              {choices.map(({ value, label: word }, index) => (
                <Label key={value}>
                  <TickBox
                    ref={index === 0 ? field.ref : undefined}
                    type="checkbox"
                    checked={chosen.includes(value)}
                    onBlur={field.onBlur}
                    onChange={(event) =>
                      field.onChange(
                        event.target.checked ? [...chosen, value] : chosen.filter((each) => each !== value),
                      )
                    }
                  />
                  {word}
                </Label>
              ))}
            </Box>
            {error ? (
              <GroupError id={`${id}-about`} mt="1.5">
                {error}
              </GroupError>
            ) : (
              hint && (
                <Text id={`${id}-about`} textStyle="xs" color="fg.muted" mt="1.5">
                  {hint}
                </Text>
              )
            )}
          </Group>
        );
      }}
    />
  );
}
