import { Flex } from '@chakra-ui/react';
import { ButtonLink } from '../../ui/button-link';

type Part = 'misses' | 'synonyms';
type Props = { open: Part; addresses: Record<Part, string> };

const LABELS: Record<Part, string> = { misses: 'Found nothing', synonyms: 'Synonyms' };

/** From what searches did not find to what staff have said that words mean, and back. */
export function WordsNav({ open, addresses }: Props) {
  return (
    <Flex
      as="nav"
      aria-label="Search words"
      gap="1"
      mb="4"
      borderBottomWidth="1px"
      borderColor="border"
      pb="2"
    >
      {(['misses', 'synonyms'] as const).map((part) => (
        <ButtonLink
          key={part}
          to={addresses[part]}
          size="sm"
          variant={part === open ? 'subtle' : 'ghost'}
          colorPalette={part === open ? 'brand' : 'neutral'}
          aria-current={part === open ? 'page' : undefined}
        >
          {LABELS[part]}
        </ButtonLink>
      ))}
    </Flex>
  );
}
