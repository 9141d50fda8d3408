import { Flex } from '@chakra-ui/react';
import { ButtonLink } from '../../ui/button-link';

const LABELS = { misses: 'Found nothing', synonyms: 'Synonyms', services: 'Services' };
type Part = keyof typeof LABELS;
type Props = { open: Part; addresses: Record<Part, string> };

const PARTS = Object.keys(LABELS) as Part[];

/** From what searches did not find to what staff have said that words mean, to what services are called, and back. */
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
      {PARTS.map((part) => (
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
