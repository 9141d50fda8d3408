import { Box, Button, chakra, Field, Flex, NativeSelect } from '@chakra-ui/react';
import { useId } from 'react';
import { CheckIcon } from '../ui/icons';
import { ChevronDownIcon } from '../ui/pictograms';
import type { GridUrl } from './use-grid-url';

type Choice = { value: string; label: string };
type Props = { url: GridUrl; name: string; label: string; choices: readonly Choice[] };

/** A filter with one choice at most. */
export function SelectFilter({ url, name, label, choices, all = 'All' }: Props & { all?: string }) {
  const [value = ''] = url.filters[name] ?? [];
  return (
    <Field.Root w={{ base: 'calc(50% - 0.375rem)', sm: '6.875rem' }} gap="0.5">
      <Field.Label textStyle="xs">{label}</Field.Label>
      <NativeSelect.Root size={{ base: 'sm', md: 'xs' }}>
        <NativeSelect.Field
          textOverflow="ellipsis"
          value={value}
          onChange={(event) => url.setFilter(name, event.target.value ? [event.target.value] : [])}
        >
          <option value="">{all}</option>
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
            </option>
          ))}
        </NativeSelect.Field>
        <NativeSelect.Indicator>
          <ChevronDownIcon />
        </NativeSelect.Indicator>
      </NativeSelect.Root>
    </Field.Root>
  );
}

const Group = chakra('fieldset', {
  base: {
    border: '0',
    minW: '0',
    // A line of its own, with the name before the choices: stacked they would take the room of two rows.
    w: 'full',
    display: { md: 'flex' },
    alignItems: 'center',
    gap: '3',
  },
});

type ChipProps = { on: boolean; label: string; onClick: () => void };

/** A toggle button for one choice. */
const Chip = ({ on, label, onClick }: ChipProps) => (
  <Button
    size={{ base: 'sm', md: 'xs' }}
    variant={on ? 'subtle' : 'outline'}
    colorPalette={on ? 'brand' : 'neutral'}
    borderColor={on ? 'brand.border' : 'border.emphasized'}
    fontWeight="medium"
    px="3"
    aria-pressed={on}
    onClick={onClick}
  >
    {on && <CheckIcon />} {label}
  </Button>
);

type QuickProps = { url: GridUrl; label: string; choices: readonly (Choice & { name: string })[] };

/** The most frequent filters, always visible: each button sets one filter to one value, or clears it. */
export function QuickChoices({ url, label, choices }: QuickProps) {
  return (
    <Flex role="group" aria-label={label} gap="1.5" wrap="wrap">
      {choices.map(({ name, value, label: word }) => {
        const on = url.filters[name]?.[0] === value;
        return (
          <Chip key={name} on={on} label={word} onClick={() => url.setFilter(name, on ? [] : [value])} />
        );
      })}
    </Flex>
  );
}

/** A filter with any number of choices; none means all (R327). */
export function ChipFilter({ url, name, label, choices }: Props) {
  const id = useId();
  const chosen = url.filters[name] ?? [];
  return (
    <Group aria-labelledby={id}>
      <Box id={id} textStyle="xs" fontWeight="semibold" mb={{ base: '1', md: '0' }}>
        {label}
      </Box>
      <Flex gap="1.5" wrap="wrap">
        {choices.map(({ value, label: word }) => {
          const toggle = () => url.toggleInFilter(name, value);
          return <Chip key={value} on={chosen.includes(value)} label={word} onClick={toggle} />;
        })}
      </Flex>
    </Group>
  );
}
