import { Grid, Link, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { boundFields } from '../../editing/bound-field';
import { RecordEditor } from '../../editing/record-editor';
import { RecordState } from '../../editing/record-state';
import { SelectField } from '../../forms/choice-fields';
import { TextAreaField } from '../../forms/text-fields';
import { DateTime } from '../../ui/date-time';
import { Fact, FactList } from '../../ui/fact-list';
import { RecordHeader } from '../../ui/record-header';
import { choicesOf } from '../../ui/sales-words';
import { SectionCard } from '../../ui/section-card';
import { StatusTag } from '../../ui/status-tag';
import { DeleteMessage } from './delete-message';
import { type Message, messageFields, messageKinds, messageStates, messageTones } from './message-fields';
import { messageStore } from './message-store';
import { MessageTimeline } from './message-timeline';
import { useMessageDetailQuery } from './messages.generated';

const columns = { base: 'minmax(0, 1fr)', xl: 'repeat(2, minmax(0, 1fr))' };
const states = choicesOf(messageStates);

type Props = {
  id: number;
  back: ReactNode;
  toList: ReactNode;
  onDeleted: () => void;
  /** The mails that were sent because of it. */
  mails: ReactNode;
};

const WrittenCard = ({ message, mails }: { message: Message; mails: ReactNode }) => (
  <SectionCard title="What was written">
    <Text whiteSpace="pre-line" overflowWrap="anywhere">
      {message.message ?? 'No words besides.'}
    </Text>
    <FactList>
      <Fact label="Name">{message.fullName}</Fact>
      <Fact label="Organisation">{message.organisation}</Fact>
      <Fact label="Email">
        {message.email && <Link href={`mailto:${message.email}`}>{message.email}</Link>}
      </Fact>
      <Fact label="Mobile">{message.mobile}</Fact>
      <Fact label="Website">{message.website}</Fact>
    </FactList>
    {mails}
  </SectionCard>
);

/** A message of a visitor: what it says, and how far staff have come with it (A162). */
export function MessageScreen({ id, back, toList, onDeleted, mails }: Props) {
  const result = useMessageDetailQuery({ variables: { id } });
  return (
    <RecordState
      record={result.data?.messageRecord}
      result={result}
      missing={{ noun: 'message', action: toList }}
    >
      {(message) => (
        <RecordEditor
          key={id}
          fields={messageFields}
          store={messageStore}
          record={message}
          noun="message"
          header={(pass) => (
            <RecordHeader
              title={message.organisation ?? message.fullName ?? `Message ${id}`}
              tag={<StatusTag tone={messageTones[message.state]}>{messageStates[message.state]}</StatusTag>}
              facts={[
                `Message ${id}`,
                messageKinds[message.kind],
                <>
                  Sent <DateTime value={message.createdAt} />
                </>,
              ]}
              back={back}
              action={
                <DeleteMessage
                  id={id}
                  onDeleted={() => {
                    pass();
                    onDeleted();
                  }}
                />
              }
            />
          )}
          below={<MessageTimeline message={message} />}
        >
          {(form) => {
            const fieldOf = boundFields(messageFields, form);
            return (
              <Grid templateColumns={columns} gap="5" alignItems="start">
                <WrittenCard message={message} mails={mails} />
                <SectionCard title="Where it stands">
                  <SelectField {...fieldOf('state')} options={states} />
                  <TextAreaField {...fieldOf('adminNotes')} rows={6} />
                </SectionCard>
              </Grid>
            );
          }}
        </RecordEditor>
      )}
    </RecordState>
  );
}
