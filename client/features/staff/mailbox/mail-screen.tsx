import { Alert, Box, chakra } from '@chakra-ui/react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { RecordState } from '../../../editing/record-state';
import { alert } from '../../../theme/lazy-recipes/alert';
import { DateTime } from '../../../ui/date-time';
import { Fact, FactList } from '../../../ui/fact-list';
import { InfoIcon, WarningIcon } from '../../../ui/icons';
import { MailBody } from '../../../ui/mail-body';
import { RecordHeader } from '../../../ui/record-header';
import { isUndelivered, mailStatusLabels, mailStatusTones } from '../../../ui/sales-labels';
import { StatusTag } from '../../../ui/status-tag';
import { formatKind, type Mail } from './mail-labels';
import { useMailQuery } from './mailbox.generated';
import { SendAgainButton } from './send-again-button';

/** Milliseconds between two polls while a mail is queued, which takes only a moment. */
const POLL_EVERY_MS = 3000;

function MailAlert({
  status,
  title,
  children,
}: {
  status: 'error' | 'warning';
  title: string;
  children: ReactNode;
}) {
  return (
    <Alert.Root recipe={alert} status={status} mt="4">
      <Alert.Indicator>{status === 'error' ? <WarningIcon /> : <InfoIcon />}</Alert.Indicator>
      <Alert.Content>
        <Alert.Title>{title}</Alert.Title>
        <Alert.Description>{children}</Alert.Description>
      </Alert.Content>
    </Alert.Root>
  );
}

const Article = chakra('article', { base: { outline: '0' } });

/** The reason why the mail was not delivered, or not to all recipients. */
function Delivery({ mail: { status, error, attempts } }: { mail: Mail }) {
  if (status === 'FAILED')
    return (
      <MailAlert status="error" title="Not delivered">
        {error ?? 'The mail server rejected this email.'}
      </MailAlert>
    );
  if (status === 'BOUNCED')
    return (
      <MailAlert status="error" title="This email bounced">
        {error}
      </MailAlert>
    );
  if (status === 'SENT')
    return error ? (
      <MailAlert status="warning" title="Some recipients didn’t get this email">
        {error}
      </MailAlert>
    ) : null;
  if (attempts === 0) return null;
  return (
    <MailAlert
      status="warning"
      title={`Emails still waiting to be sent after ${attempts === 1 ? 'one attempt' : `${attempts} attempts`}`}
    >
      {error ?? 'We’ll try again automatically.'}
    </MailAlert>
  );
}

function Heading({ mail, back, onSent }: { mail: Mail; back: ReactNode; onSent: () => void }) {
  const { id, subject, status, kind, createdAt } = mail;
  return (
    <RecordHeader
      title={subject}
      tag={<StatusTag tone={mailStatusTones[status]}>{mailStatusLabels[status]}</StatusTag>}
      facts={[
        `Email ${id}`,
        formatKind(kind),
        <>
          Created <DateTime value={createdAt} />
        </>,
      ]}
      back={back}
      action={isUndelivered(status) && <SendAgainButton id={Number(id)} onSent={onSent} />}
    />
  );
}

function Facts({ mail }: { mail: Mail }) {
  const { toAddress, alsoTo, cc, bcc, replyTo, status, sentAt, sentAgainAt, bouncedAt, attempts } = mail;
  return (
    <FactList>
      <Fact label="To">{[toAddress, ...alsoTo].join(', ')}</Fact>
      {cc.length > 0 && <Fact label="CC">{cc.join(', ')}</Fact>}
      {bcc.length > 0 && <Fact label="BCC">{bcc.join(', ')}</Fact>}
      {replyTo && <Fact label="Reply to">{replyTo}</Fact>}
      <Fact label="Sent" empty={status === 'FAILED' ? 'No' : 'Not yet'}>
        {sentAt && <DateTime value={sentAt} />}
      </Fact>
      {bouncedAt && (
        <Fact label="Date the email bounced">
          <DateTime value={bouncedAt} />
        </Fact>
      )}
      {attempts > 1 && <Fact label="Attempts">{attempts}</Fact>}
      {sentAgainAt && (
        <Fact label="Sent again">
          <DateTime value={sentAgainAt} />
        </Fact>
      )}
    </FactList>
  );
}

type Props = { id: number; back: ReactNode; toList: ReactNode };

/** One mail of the ledger: its recipients, delivery and contents. */
export function MailScreen({ id, back, toList }: Props) {
  const [waits, setWaits] = useState(false);
  const result = useMailQuery({ variables: { id: String(id) }, pollInterval: waits ? POLL_EVERY_MS : 0 });
  const mail = result.data?.mailDelivery;
  const status = mail?.status;
  useEffect(() => setWaits(status === 'QUEUED'), [status]);
  const article = useRef<HTMLElement>(null);
  return (
    <RecordState record={mail} result={result} missing={{ recordLabel: 'mail', action: toList }}>
      {(found) => (
        <Article ref={article} tabIndex={-1} aria-label={found.subject}>
          <Heading mail={found} back={back} onSent={() => article.current?.focus()} />
          <Box layerStyle="panel" overflow="clip">
            <Box px={{ base: '4', md: '6' }} py="5" borderBottomWidth="1px" borderColor="border">
              <Facts mail={found} />
              <Delivery mail={found} />
            </Box>
            <MailBody key={found.id} subject={found.subject} html={found.bodyHtml} text={found.bodyText} />
          </Box>
        </Article>
      )}
    </RecordState>
  );
}
