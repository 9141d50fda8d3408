import { Badge, type BadgeProps } from '@chakra-ui/react';
import type { PaletteName } from '../theme/colors';

/** The meaning of a status for the reader, apart from its name. */
export type StatusTone = 'new' | 'active' | 'good' | 'bad' | 'quiet' | 'intro';

const palettes: Record<StatusTone, PaletteName> = {
  new: 'accent',
  active: 'brand',
  good: 'brand',
  bad: 'danger',
  quiet: 'neutral',
  intro: 'fern',
};

type Props = Omit<BadgeProps, 'colorPalette'> & { tone?: StatusTone };

/** A short status as a coloured tag; `good` is filled, since it is the outcome that everyone works for. */
export function StatusTag({ tone = 'quiet', ...badge }: Props) {
  return <Badge colorPalette={palettes[tone]} variant={tone === 'good' ? 'solid' : 'subtle'} {...badge} />;
}
