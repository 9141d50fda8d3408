import { Box, Button, Flex, Text } from '@chakra-ui/react';
import { adminPaths } from '../navigation/admin-paths';
import { DateTime } from '../ui/date-time';
import { RefreshIcon, WarningIcon } from '../ui/icons';
import { MailIcon } from '../ui/pictograms';
import { isUndelivered, mailStatusLabels, mailStatusTones } from '../ui/sales-labels';
import { StatusTag } from '../ui/status-tag';
import { TextLink } from '../ui/text-link';
import {
  formatAction,
  formatActor,
  formatJob,
  type HistoryLabels,
  type TimelineEntry,
} from './history-labels';
import { TimelineChanges } from './timeline-changes';

type Props = {
  words: HistoryLabels;
  entry: TimelineEntry;
  onUndo: (version: number) => void;
  undoing: boolean;
};

function MailNote({ mail }: { mail: NonNullable<TimelineEntry['mail']> }) {
  return (
    <>
      <Flex gap="3" justify="space-between" align="flex-start">
        <Text minW="0" overflowWrap="anywhere">
          <Text as="span" fontWeight="semibold">
            Email{' '}
          </Text>{' '}
          to {mail.toAddress}:{' '}
          {mail.id ? <TextLink to={adminPaths.mail(mail.id)}>{mail.subject}</TextLink> : mail.subject}
        </Text>
        <StatusTag tone={mailStatusTones[mail.status]}>{mailStatusLabels[mail.status]}</StatusTag>
      </Flex>
      {isUndelivered(mail.status) && (
        <Flex color="fg.error" textStyle="sm" gap="1.5" align="center">
          <WarningIcon /> {mail.error ?? 'The email could not be delivered.'}
        </Flex>
      )}
    </>
  );
}

/** One entry of the timeline: its actor, operation and time, and the changed values. */
export function TimelineItem({ words, entry, onUndo, undoing }: Props) {
  const { mail, version } = entry;
  return (
    <Box as="li" position="relative" ps="7" pb="6" _last={{ pb: '0' }}>
      <Box
        aria-hidden
        position="absolute"
        insetInlineStart="0"
        top="1"
        boxSize="4"
        borderRadius="full"
        bg={mail ? 'bg.panel' : 'brand.subtle'}
        borderWidth="1px"
        borderColor={mail ? 'border' : 'brand.emphasized'}
        display="grid"
        placeItems="center"
        zIndex="1"
      >
        {mail && <MailIcon boxSize="2.5" color="fg.muted" />}
      </Box>
      {mail ? (
        <MailNote mail={mail} />
      ) : (
        <Text overflowWrap="anywhere">
          <Text as="span" fontWeight="semibold">
            {formatActor(entry.actor)}
          </Text>{' '}
          {formatAction(words, entry)}
        </Text>
      )}
      <Text textStyle="xs" color="fg.muted">
        <DateTime value={entry.at} />
      </Text>
      <TimelineChanges words={words} entry={entry} />
      {entry.jobs.map((job) => (
        <Text key={job.job} textStyle="xs" color={job.state === 'PARKED' ? 'fg.error' : 'fg.muted'} mt="1">
          {formatJob(job)}
        </Text>
      ))}
      {entry.canUndo && version !== null && (
        <Button
          type="button"
          size="xs"
          variant="outline"
          colorPalette="neutral"
          mt="3"
          loading={undoing}
          onClick={() => onUndo(version)}
        >
          <RefreshIcon /> Undo this change
        </Button>
      )}
    </Box>
  );
}
