import type { ReactNode } from 'react';
import { ChevronLeftIcon } from './pictograms';
import { hideInPrint } from './print';
import { TextLink } from './text-link';

type Props = { to: string; children: ReactNode };

/** The link back to the list, with the same filters. */
export function BackLink({ to, children }: Props) {
  return (
    <TextLink
      css={hideInPrint}
      to={to}
      variant="plain"
      textStyle="sm"
      display="inline-flex"
      alignItems="center"
      gap="1"
      mb="3"
    >
      <ChevronLeftIcon /> {children}
    </TextLink>
  );
}
