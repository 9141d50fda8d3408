import { Box, Flex, Text } from '@chakra-ui/react';
import { DateTime } from '../../../ui/date-time';
import { WarningIcon } from '../../../ui/icons';
import { MailIcon } from '../../../ui/pictograms';
import { isUndelivered, mailStatusLabels, mailStatusTones } from '../../../ui/sales-labels';
import { SectionCard } from '../../../ui/section-card';
import { StatusTag } from '../../../ui/status-tag';
import type { Enquiry } from './enquiry-rows';

type Mail = Enquiry['replies'][number];

function MailEntry({ mail }: { mail: Mail }) {
  return (
    <Box
      as="li"
      py="3"
      borderTopWidth="1px"
      borderColor="border.muted"
      _first={{ borderTopWidth: '0', pt: '0' }}
    >
      <Flex justify="space-between" gap="3" align="flex-start">
        <Text fontWeight="medium" minW="0" overflowWrap="anywhere">
          {mail.subject}
        </Text>
        <StatusTag tone={mailStatusTones[mail.status]}>{mailStatusLabels[mail.status]}</StatusTag>
      </Flex>
      <Text color="fg.muted" textStyle="xs" mt="1">
        To {mail.toAddress} · <DateTime value={mail.sentAt ?? mail.createdAt} />
      </Text>
      {isUndelivered(mail.status) && (
        <Flex color="fg.error" textStyle="xs" mt="1" gap="1.5" align="center">
          <WarningIcon /> {mail.error ?? 'The email could not be delivered.'}
        </Flex>
      )}
      {mail.status === 'QUEUED' && (
        <Text color="fg.muted" textStyle="xs" mt="1">
          {mail.error
            ? `Not sent yet: ${mail.error} We’ll try again automatically.`
            : 'The email is on its way.'}
        </Text>
      )}
    </Box>
  );
}

/** The replies to the customer, each with its delivery status. */
export function MailList({ enquiry }: { enquiry: Enquiry }) {
  return (
    <SectionCard title="Replies sent">
      {enquiry.replies.length === 0 ? (
        <Flex color="fg.muted" textStyle="sm" gap="2" align="center">
          <MailIcon /> No replies sent yet.
        </Flex>
      ) : (
        <Box as="ul" listStyleType="none" textStyle="sm">
          {enquiry.replies.map((mail) => (
            <MailEntry key={mail.id} mail={mail} />
          ))}
        </Box>
      )}
    </SectionCard>
  );
}
