import { VisuallyHidden } from '@chakra-ui/react';
import type { ComponentProps } from 'react';
import { texts, useTexts } from '../lib/language';
import { ExternalIcon } from './icons';

const newTabTexts = texts(
  { opensNewTab: '(opens in a new tab)' },
  { opensNewTab: '(ka tuwhera i te ripa hou)' },
);

/** Says so at the end of a link that opens a new tab, where nothing shows it. */
export function NewTabWords() {
  const { opensNewTab } = useTexts(newTabTexts);
  return <VisuallyHidden> {opensNewTab}</VisuallyHidden>;
}

/** At the end of a link that leaves the page where it is; says so to those who do not see it. */
export function NewTabIcon(look: Omit<ComponentProps<typeof ExternalIcon>, 'aria-label'>) {
  return <ExternalIcon {...look} aria-label={useTexts(newTabTexts).opensNewTab} />;
}
