import { Box, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { TimelineChanges } from '../../../history/timeline-changes';
import { formatDateTime } from '../../../lib/dates';
import { Dialog } from '../../../ui/dialog';
import { Fact, FactList } from '../../../ui/fact-list';
import { TextLink } from '../../../ui/text-link';
import {
  type AuditEntry,
  formatDone,
  formatRecord,
  formatWho,
  type KnownLabels,
  labelsFor,
  recordHref,
} from './audit-labels';

type Props = { entry: AuditEntry; known: KnownLabels; onClosed: () => void };

/** All facts of an action, with the values of the changed fields before and after. */
export function AuditDetails({ entry, known, onClosed }: Props) {
  const [open, setOpen] = useState(true);
  const { occurredAt, subjectType, changes, requestId } = entry;
  const href = recordHref(entry);
  return (
    <Dialog open={open} onClose={() => setOpen(false)} onClosed={onClosed} title={formatDone(known, entry)}>
      <Box pb="5">
        <FactList>
          <Fact label="When">{formatDateTime(occurredAt)}</Fact>
          <Fact label="Who">{formatWho(entry)}</Fact>
          <Fact label="Record">
            {href ? <TextLink to={href}>{formatRecord(entry)}</TextLink> : formatRecord(entry)}
          </Fact>
          {requestId && <Fact label="Request ID">{requestId}</Fact>}
        </FactList>
        {changes.length > 0 && (
          <Text fontWeight="semibold" mt="5">
            Changes
          </Text>
        )}
        <TimelineChanges words={labelsFor(known, subjectType)} entry={entry} />
      </Box>
    </Dialog>
  );
}
