import type { ReactNode } from 'react';
import { boundFields } from '../../../editing/bound-field';
import { SelectField } from '../../../forms/choice-fields';
import { FormColumns } from '../../../forms/form-columns';
import { TextAreaField } from '../../../forms/text-fields';
import { RecordScreen } from '../../../lists/record-screen';
import { DateTime } from '../../../ui/date-time';
import { messageStates, messageTones } from '../../../ui/message-labels';
import { choicesOf } from '../../../ui/sales-labels';
import { SectionCard } from '../../../ui/section-card';
import { StatusTag } from '../../../ui/status-tag';
import { ReportedCard, WrittenCard } from './message-cards';
import { messageFields, messageHistory, messageKinds } from './message-fields';
import { messageStore } from './message-store';
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
    <RecordScreen
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
      deletedBy={messageStore}
      history={messageHistory}
    >
      {(form, message) => {
        const fieldOf = boundFields(messageFields, form);
        return (
          <FormColumns>
            {message.kind === 'REPORTED_ISSUE' ? (
              <ReportedCard message={message} mails={mails} />
            ) : (
              <WrittenCard message={message} mails={mails} />
            )}
            <SectionCard title="Progress">
              <SelectField {...fieldOf('state')} options={states} />
              <TextAreaField {...fieldOf('adminNotes')} rows={6} />
            </SectionCard>
          </FormColumns>
        );
      }}
    </RecordScreen>
  );
}
