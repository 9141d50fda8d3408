import { Alert, Box, Flex, Heading, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { alert } from '../../theme/late-recipes/alert';
import { DateTime } from '../../ui/date-time';
import { EmptyState } from '../../ui/empty-state';
import { ErrorState } from '../../ui/error-state';
import { InfoIcon, WarningIcon } from '../../ui/icons';
import { LoadingLines } from '../../ui/loading-state';
import { mailStatusLabels, mailStatusTones } from '../../ui/sales-words';
import { StatusTag } from '../../ui/status-tag';
import { MailBody } from './mail-body';
import { type ReadingPane_MailFragment, useMailQuery } from './mailbox.generated';

type Mail = Omit<ReadingPane_MailFragment, ' $fragmentName'>;

function Delivery({ mail: { status, error, attempts } }: { mail: Mail }) {
  if (status === 'FAILED')
    return (
      <Alert.Root recipe={alert} status="error" mt="4">
        <Alert.Indicator>
          <WarningIcon />
        </Alert.Indicator>
        <Alert.Content>
          <Alert.Title>Not delivered</Alert.Title>
          <Alert.Description>{error ?? 'The mail server refused it.'}</Alert.Description>
        </Alert.Content>
      </Alert.Root>
    );
  if (status === 'QUEUED' && attempts > 0)
    return (
      <Alert.Root recipe={alert} status="warning" mt="4">
        <Alert.Indicator>
          <InfoIcon />
        </Alert.Indicator>
        <Alert.Content>
          <Alert.Title>
            Still waiting, after {attempts === 1 ? 'one attempt' : `${attempts} attempts`}
          </Alert.Title>
          <Alert.Description>{error ?? 'It is tried again by itself.'}</Alert.Description>
        </Alert.Content>
      </Alert.Root>
    );
  return null;
}

function Line({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Text textStyle="sm" overflowWrap="anywhere">
      <Box as="span" color="fg.muted" display="inline-block" minW="20">
        {label}
      </Box>
      {children}
    </Text>
  );
}

/** One mail of the ledger: to whom, what became of it, what it says. */
export function ReadingPane({ id, back }: { id: string; back: ReactNode }) {
  const { data, error, loading, refetch } = useMailQuery({ variables: { id } });
  const mail = data?.mailDelivery;
  if (!mail) {
    if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
    return loading ? (
      <LoadingLines p="6" lines={6} />
    ) : (
      <EmptyState title="There is no such mail" action={back} />
    );
  }
  return (
    <article aria-label={mail.subject}>
      <Box px={{ base: '4', md: '6' }} py="5">
        <Box hideFrom="lg" mb="3">
          {back}
        </Box>
        <Flex justify="space-between" gap="4" align="flex-start" mb="3">
          <Heading as="h2" size="md" overflowWrap="anywhere">
            {mail.subject}
          </Heading>
          <StatusTag tone={mailStatusTones[mail.status]}>{mailStatusLabels[mail.status]}</StatusTag>
        </Flex>
        <Line label="To">{mail.toAddress}</Line>
        {mail.cc.length > 0 && <Line label="Copy to">{mail.cc.join(', ')}</Line>}
        {mail.replyTo && <Line label="Replies to">{mail.replyTo}</Line>}
        <Line label={mail.sentAt ? 'Sent' : 'Written'}>
          <DateTime value={mail.sentAt ?? mail.createdAt} />
        </Line>
        <Delivery mail={mail} />
      </Box>
      <MailBody key={mail.id} subject={mail.subject} html={mail.bodyHtml} text={mail.bodyText} />
    </article>
  );
}
