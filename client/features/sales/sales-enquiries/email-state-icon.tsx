import { chakra } from '@chakra-ui/react';
import type { EmailState } from '../../../graphql/schema.generated';
import { MailOpenIcon } from '../../../ui/admin-icons';
import { MailIcon } from '../../../ui/pictograms';
import { emailStateLabels } from '../../../ui/sales-labels';

/** The email state as an icon only (R159): a closed letter for Unopened, an open one for the rest (A45). */
export function EmailStateIcon({ state }: { state: EmailState }) {
  const label = `Email ${emailStateLabels[state].toLowerCase()}`;
  const closed = state === 'UNOPENED';
  const Icon = closed ? MailIcon : MailOpenIcon;
  return (
    <chakra.span
      title={label}
      display="inline-flex"
      verticalAlign="middle"
      color={closed ? 'fg.accent' : 'fg.subtle'}
    >
      <Icon aria-label={label} />
    </chakra.span>
  );
}
