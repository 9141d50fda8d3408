import { Box, Button, chakra, Input, Text } from '@chakra-ui/react';
import { useId, useState } from 'react';
import { fold } from '../../shared/fold';
import { Disclosure } from '../ui/disclosure';
import { ChevronDownIcon } from '../ui/pictograms';
import { TickBox } from '../ui/tick-box';
import type { GridUrl } from './use-grid-url';

type Choice = { value: string; label: string };
type Props = { url: GridUrl; name: string; label: string; choices: readonly Choice[] };

/** With more choices than this, they can be searched by typing. */
const LOOKED_THROUGH = 8;

const Row = chakra('label', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2.5',
    px: '2',
    minH: '9',
    textStyle: 'sm',
    cursor: 'pointer',
    borderRadius: 'l1',
    _hover: { bg: 'bg.muted' },
  },
});

const button = {
  variant: 'outline',
  size: { base: 'sm', md: 'xs' },
  w: 'full',
  justifyContent: 'space-between',
  fontWeight: 'normal',
  px: '2.5',
} as const;

/** Returns the chosen values in short, in the room of one choice. */
function inShort(chosen: readonly string[], choices: readonly Choice[]): string {
  if (chosen.length === 0) return 'All';
  if (chosen.length > 1) return `${chosen.length} chosen`;
  return choices.find(({ value }) => value === chosen[0])?.label ?? '1 chosen';
}

/** A filter with any number of many choices; none means all (R327). */
export function MultiSelectFilter({ url, name, label, choices }: Props) {
  const id = useId();
  const [typed, setTyped] = useState('');
  const chosen = url.filters[name] ?? [];
  const searchText = fold(typed.trim());
  const found = choices.filter((choice) => fold(choice.label).includes(searchText));
  const said = inShort(chosen, choices);
  return (
    <Box w={{ base: 'calc(50% - 0.375rem)', sm: '8.5rem' }}>
      <Text id={id} textStyle="xs" fontWeight="semibold" mb="0.5">
        {label}
      </Text>
      <Disclosure
        staysOpen
        name={`${label}: ${said}`}
        label={
          <>
            <Box as="span" truncate minW="0">
              {said}
            </Box>
            <ChevronDownIcon />
          </>
        }
        button={{
          ...button,
          bg: 'bg.panel',
          borderColor: chosen.length > 0 ? 'brand.border' : 'border.emphasized',
        }}
        panel={{ insetStart: '0', insetEnd: 'auto', w: '64', maxW: '80vw' }}
      >
        {choices.length > LOOKED_THROUGH && (
          <Input
            type="search"
            size="sm"
            mb="1.5"
            aria-label={`Find: ${label}`}
            placeholder="Find"
            autoComplete="off"
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        )}
        <Box as="fieldset" aria-labelledby={id} border="0" minW="0" maxH="64" overflowY="auto">
          {found.map(({ value, label: word }) => (
            <Row key={value}>
              <TickBox
                type="checkbox"
                checked={chosen.includes(value)}
                onChange={() => url.toggleInFilter(name, value)}
              />
              {word}
            </Row>
          ))}
          {found.length === 0 && (
            <Text px="2" py="1.5" textStyle="sm" color="fg.muted">
              {choices.length === 0 ? 'None yet' : 'Nothing found'}
            </Text>
          )}
        </Box>
        {chosen.length > 0 && (
          <Button
            size="xs"
            variant="ghost"
            colorPalette="neutral"
            mt="1"
            onClick={() => url.setFilter(name, [])}
          >
            Clear {label}
          </Button>
        )}
      </Disclosure>
    </Box>
  );
}
