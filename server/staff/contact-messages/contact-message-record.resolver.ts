import { Arg, Ctx, InputType, Int, Mutation, Query, Resolver } from 'type-graphql';
import { type ListFilter, type ListSort, listInputs } from '../../kits/lists/list-inputs.js';
import { inputFromFields } from '../../kits/records/input-from-schema.js';
import type { RawJson, Selection, WithRawNodes } from '../../platform/database/selection.js';
import { ForAudience } from '../../platform/graphql/audience-directive.js';
import { SelectedFields } from '../../platform/graphql/selected-fields.js';
import type { RequestContext } from '../../platform/request-context.js';
import { deleteContactMessage, updateContactMessage } from './contact-message.commands.js';
import { messageRecordFields } from './contact-message-record.fields.js';
import {
  answerMessage,
  listMessages,
  messageColumns,
  requireMessage,
} from './contact-message-record.read-model.js';
import { MessageRecord, MessageRecordConnection } from './contact-message-record.type.js';

/** The inputs of the list. */
export const messageInputs = listInputs('Message', Object.keys(messageColumns));
const { Filter, Sort } = messageInputs;

@InputType({
  description: 'Changes to a message. Fields that are left out stay as they are. Null clears a field.',
})
export class MessageInput extends inputFromFields(messageRecordFields) {}

/** The message operations for staff (A162). */
@Resolver()
export class ContactMessageRecordResolver {
  @ForAudience('Admin')
  @Query(() => MessageRecordConnection, { description: 'Returns a page of messages, latest first.' })
  messageRecords(
    @Ctx() context: RequestContext,
    @Arg('filter', () => Filter, { nullable: true }) filter: ListFilter | null,
    @Arg('sort', () => Sort, { nullable: true }) sort: ListSort | null,
    @Arg('first', () => Int, { defaultValue: 50 }) first: number,
    @Arg('after', () => String, { nullable: true }) after: string | null,
    @SelectedFields() selection: Selection | null,
  ): Promise<WithRawNodes<MessageRecordConnection>> {
    return listMessages(context, { filter, sort, first, after }, selection);
  }

  @ForAudience('Admin')
  @Query(() => MessageRecord, {
    nullable: true,
    description: 'Returns a message by its id, or null if there is no such message.',
  })
  messageRecord(
    @Ctx() context: RequestContext,
    @Arg('id', () => Int) id: number,
    @SelectedFields() selection: Selection | null,
  ): Promise<MessageRecord | RawJson | null> {
    return answerMessage(context, id, selection);
  }

  @ForAudience('Admin')
  @Mutation(() => MessageRecord, {
    description: 'Changes the given fields of a message. Throws CONFLICT if the version is not the latest.',
  })
  async updateMessage(
    @Ctx() context: RequestContext,
    @Arg('id', () => Int) id: number,
    @Arg('version', () => Int, { nullable: true }) version: number | null,
    @Arg('input', () => MessageInput) input: MessageInput,
  ): Promise<MessageRecord> {
    await updateContactMessage(context, id, input, { version });
    return requireMessage(context, id);
  }

  @ForAudience('Admin')
  @Mutation(() => Boolean, {
    description: 'Moves a message to the trash, from which it can be restored for 30 days.',
  })
  async deleteMessage(@Ctx() context: RequestContext, @Arg('id', () => Int) id: number): Promise<boolean> {
    await deleteContactMessage(context, id);
    return true;
  }
}
