import type { ReactNode } from 'react';
import { SubmissionScreen } from '../../../editing/submission-screen';
import { SelectField } from '../../../forms/choice-fields';
import { TextAreaField } from '../../../forms/text-fields';
import { DateTime } from '../../../ui/date-time';
import { messageStates, messageTones } from '../../../ui/message-labels';
import { choicesOf } from '../../../ui/sales-labels';
import { SectionCard } from '../../../ui/section-card';
import { StatusTag } from '../../../ui/status-tag';
import { DeleteMessage } from './delete-message';
import { ReportedCard, WrittenCard } from './message-cards';
import { messageFields, messageKinds } from './message-fields';
import { messageStore } from './message-store';
import { MessageTimeline } from './message-timeline';
import { useMessageDetailQuery } from './messages.generated';

const states = choicesOf(messageStates);

type Props = {
  id: number;
  back: ReactNode;
  toList: ReactNode;
  onDeleted: () => void;
  /** The mails sent because of the message. */
  mails: ReactNode;
};

/** A visitor's message or a supplier's reported issue: its contents, and how far staff have handled it (A162). */
export function MessageScreen({ id, mails, ...ways }: Props) {
  const result = useMessageDetailQuery({ variables: { id } });
  return (
    <SubmissionScreen
      {...ways}
      recordLabel="message"
      fields={messageFields}
      store={messageStore}
      record={result.data?.messageRecord}
      result={result}
      heading={({ organisation, fullName, state, kind, createdAt }) => ({
        title: organisation ?? fullName ?? `Message ${id}`,
        tag: <StatusTag tone={messageTones[state]}>{messageStates[state]}</StatusTag>,
        facts: [
          `Message ${id}`,
          messageKinds[kind],
          <>
            {kind === 'REPORTED_ISSUE' ? 'Reported' : 'Sent'} <DateTime value={createdAt} />
          </>,
        ],
      })}
      remove={(onDeleted) => <DeleteMessage id={id} onDeleted={onDeleted} />}
      timeline={(message) => <MessageTimeline message={message} />}
    >
      {(message, fieldOf) => (
        <>
          {message.kind === 'REPORTED_ISSUE' ? (
            <ReportedCard message={message} mails={mails} />
          ) : (
            <WrittenCard message={message} mails={mails} />
          )}
          <SectionCard title="Progress">
            <SelectField {...fieldOf('state')} options={states} />
            <TextAreaField {...fieldOf('adminNotes')} rows={6} />
          </SectionCard>
        </>
      )}
    </SubmissionScreen>
  );
}
