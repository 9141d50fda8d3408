import { Box, chakra } from '@chakra-ui/react';
import type { KeyboardEvent } from 'react';
import type { EnquiryProgress } from '../../../graphql/schema.generated';
import { ChevronDownIcon } from '../../../ui/pictograms';
import { choicesOf, progressLabels, progressTones } from '../../../ui/sales-labels';
import { StatusTag, type StatusTone } from '../../../ui/status-tag';

const tones: Record<StatusTone, { bg: string; color: string }> = {
  new: { bg: 'accent.muted', color: 'accent.fg' },
  active: { bg: 'brand.muted', color: 'brand.fg' },
  good: { bg: 'brand.solid', color: 'brand.contrast' },
  bad: { bg: 'danger.muted', color: 'danger.fg' },
  quiet: { bg: 'neutral.muted', color: 'neutral.fg' },
  intro: { bg: 'fern.muted', color: 'fern.fg' },
};

const Select = chakra('select', {
  base: {
    appearance: 'none',
    w: '36',
    h: '7',
    ps: '2.5',
    pe: '7',
    borderRadius: 'leafSm',
    textStyle: 'xs',
    fontWeight: 'semibold',
    cursor: 'pointer',
    focusVisibleRing: 'outside',
    '& option': { bg: 'bg.panel', color: 'fg' },
  },
});

const choices = choicesOf(progressLabels);

const MOVES = ['ArrowDown', 'ArrowUp', 'Home', 'End', 'PageDown', 'PageUp'];

/**
 * Opens a closed select instead of changing its value by key: every change is saved at once, and the values between New
 * Enquiry and Fallen Through must not be saved on the way.
 */
function openFirst(event: KeyboardEvent<HTMLSelectElement>) {
  const { key, altKey, ctrlKey, metaKey, currentTarget } = event;
  const types = key.length === 1 && key !== ' ';
  if (altKey || ctrlKey || metaKey || !(types || MOVES.includes(key))) return;
  if (!('showPicker' in currentTarget)) return;
  event.preventDefault();
  currentTarget.showPicker();
}

type Props = {
  value: EnquiryProgress;
  /** The name of the enquiry for screen readers. */
  label: string;
  tabIndex?: number;
  onChange: (progress: EnquiryProgress) => void;
};

/** The status of an enquiry as a tag that opens a list of choices (R166). */
export function ProgressSelect({ value, label, tabIndex, onChange }: Props) {
  const tone = tones[progressTones[value]];
  return (
    <Box position="relative" display="inline-block" color={tone.color}>
      <Select
        aria-label={label}
        tabIndex={tabIndex}
        value={value}
        bg={tone.bg}
        color="inherit"
        onKeyDown={openFirst}
        onChange={(event) => onChange(event.target.value as EnquiryProgress)}
      >
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </Select>
      <ChevronDownIcon
        position="absolute"
        insetEnd="2"
        top="50%"
        transform="translateY(-50%)"
        boxSize="3.5"
        pointerEvents="none"
      />
    </Box>
  );
}

/** The read-only status of an enquiry. */
export function ProgressTag({ value }: { value: EnquiryProgress }) {
  return <StatusTag tone={progressTones[value]}>{progressLabels[value]}</StatusTag>;
}
