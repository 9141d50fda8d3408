import { chakra, Flex } from '@chakra-ui/react';
import { PlusIcon } from '../ui/pictograms';

/** A text that a button inserts at the cursor. */
export type Insert = {
  /** The label of the text. */
  label: string;
  text: string;
  /** If set, selected text becomes a link to it instead of being replaced. */
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
  /** The label of the field that the texts go into. */
  label: string;
  inserts: readonly Insert[];
  onInsert: (insert: Insert) => void;
};

/** Chips that insert texts. */
export const InsertBar = ({ label, inserts, onInsert }: Props) => (
  <Flex role="group" aria-label={`Insert into ${label}`} gap="1.5" wrap="wrap">
    {inserts.map((insert) => (
      <Chip
        key={insert.text}
        type="button"
        title={insert.text}
        aria-label={`Insert ${insert.label}`}
        // Keeps the cursor in the field.
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => onInsert(insert)}
      >
        <PlusIcon /> {insert.label}
      </Chip>
    ))}
  </Flex>
);
