import { VisuallyHidden } from '@chakra-ui/react';
import type { ComponentProps } from 'react';
import { texts, useTexts } from '../lib/language';
import { ExternalIcon } from './icons';

const newTabTexts = texts(
  { opensNewTab: '(opens in a new tab)' },
  { opensNewTab: '(ka tuwhera i te ripa hou)' },
);

/** Hidden text for screen readers at the end of a link that opens a new tab, if no icon shows it. */
export function NewTabTexts() {
  const { opensNewTab } = useTexts(newTabTexts);
  return <VisuallyHidden> {opensNewTab}</VisuallyHidden>;
}

/** The icon at the end of a link that opens a new tab, with a label for screen readers. */
export function NewTabIcon(look: Omit<ComponentProps<typeof ExternalIcon>, 'aria-label'>) {
  return <ExternalIcon {...look} aria-label={useTexts(newTabTexts).opensNewTab} />;
}
