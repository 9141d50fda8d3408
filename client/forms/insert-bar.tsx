import { chakra, Flex } from '@chakra-ui/react';
import { PlusIcon } from '../ui/pictograms';

/** A text that a press puts where the cursor is. */
export type Insert = {
  /** What people call it. */
  label: string;
  text: string;
  /** Words that are chosen lead there, in place of having the text put over them. */
  href?: string;
};

const Chip = chakra('button', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1',
    minH: '8',
    px: '2.5',
    bg: 'brand.subtle',
    color: 'brand.fg',
    borderRadius: 'full',
    textStyle: 'sm',
    fontWeight: 'medium',
    cursor: 'button',
    focusVisibleRing: 'outside',
    _hover: { bg: 'brand.muted' },
    _icon: { boxSize: '3.5' },
  },
});

type Props = {
  /** Of the field that they go into. */
  label: string;
  inserts: readonly Insert[];
  onInsert: (insert: Insert) => void;
};

/** What can be put into a text, each as a chip. */
export const InsertBar = ({ label, inserts, onInsert }: Props) => (
  <Flex role="group" aria-label={`Insert into ${label}`} gap="1.5" wrap="wrap">
    {inserts.map((insert) => (
      <Chip
        key={insert.text}
        type="button"
        title={insert.text}
        aria-label={`Insert ${insert.label}`}
        // The cursor stays where it is.
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => onInsert(insert)}
      >
        <PlusIcon /> {insert.label}
      </Chip>
    ))}
  </Flex>
);
