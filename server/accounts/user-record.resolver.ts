import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import type { Answered, AskedFields, JsonText } from '../platform/database/asked-fields.js';
import { Asked } from '../platform/graphql/asked.js';
import { ForAudience } from '../platform/graphql/audience-directive.js';
import type { ListFilter, ListSort } from '../platform/lists/list-inputs.js';
import type { RequestContext } from '../platform/request-context.js';
import { deactivateUser } from './deactivate-user.js';
import { inviteAgain, inviteUser } from './invite-user.js';
import { updateUser } from './keep-user.js';
import { UserInput, UserInvitation, UserLinks, UserListFilter, UserListSort } from './user-record.inputs.js';
import {
  answerUserRecord,
  listUserRecords,
  loginAlerts,
  requireUserRecord,
} from './user-record.read-model.js';
import { UserRecord, UserRecordConnection } from './user-record.type.js';

/** Users as staff keep them. */
@Resolver()
export class UserRecordResolver {
  @ForAudience('Admin')
  @Query(() => UserRecordConnection)
  userRecords(
    @Ctx() context: RequestContext,
    @Arg('filter', () => UserListFilter, { nullable: true }) filter: ListFilter | null,
    @Arg('sort', () => UserListSort, { nullable: true }) sort: ListSort | null,
    @Arg('first', () => Int, { defaultValue: 50 }) first: number,
    @Arg('after', () => String, { nullable: true }) after: string | null,
    @Asked() asked: AskedFields | null,
  ): Promise<Answered<UserRecordConnection>> {
    return listUserRecords(context, { filter, sort, first, after }, asked);
  }

  @ForAudience('Admin')
  @Query(() => UserRecord, { nullable: true })
  userRecord(
    @Ctx() context: RequestContext,
    @Arg('id', () => Int) id: number,
    @Asked() asked: AskedFields | null,
  ): Promise<UserRecord | JsonText | null> {
    return answerUserRecord(context, id, asked);
  }

  @ForAudience('Admin')
  @Query(() => [String], {
    description: 'What to tell staff where a record has a login already; nothing where it has none.',
  })
  loginAlerts(
    @Ctx() context: RequestContext,
    @Arg('links', () => UserLinks) links: UserLinks,
    @Arg('exceptId', () => Int, { nullable: true }) exceptId: number | null,
  ): Promise<string[]> {
    return loginAlerts(context, links, exceptId);
  }

  @ForAudience('Admin')
  @Mutation(() => UserRecord, {
    description: 'Changes only the fields given. A stale version is refused with CONFLICT.',
  })
  async updateUser(
    @Ctx() context: RequestContext,
    @Arg('id', () => Int) id: number,
    @Arg('version', () => Int, { nullable: true }) version: number | null,
    @Arg('input', () => UserInput) input: UserInput,
  ): Promise<UserRecord> {
    await updateUser(context, id, input, { version });
    return requireUserRecord(context, id);
  }

  @ForAudience('Admin')
  @Mutation(() => UserRecord, {
    description: 'Makes an account and mails its owner a link to choose a password, good for seven days.',
  })
  async inviteUser(
    @Ctx() context: RequestContext,
    @Arg('input', () => UserInvitation) input: UserInvitation,
    @Arg('evenIfSimilar', () => Boolean, {
      defaultValue: false,
      description:
        'If true, creates the account although another user has its name. If false, such a call is refused with CONFLICT, which names the other user.',
    })
    evenIfSimilar: boolean,
  ): Promise<UserRecord> {
    return requireUserRecord(context, await inviteUser(context, input, { evenIfSimilar }));
  }

  @ForAudience('Admin')
  @Mutation(() => UserRecord, {
    description: 'Mails another invitation to somebody who has not signed in yet.',
  })
  async inviteUserAgain(
    @Ctx() context: RequestContext,
    @Arg('id', () => Int) id: number,
  ): Promise<UserRecord> {
    await inviteAgain(context, id);
    return requireUserRecord(context, id);
  }

  @ForAudience('Admin')
  @Mutation(() => UserRecord, {
    description: 'Signs somebody out everywhere and lets them sign in no more; or lets them again.',
  })
  async deactivateUser(
    @Ctx() context: RequestContext,
    @Arg('id', () => Int) id: number,
    @Arg('deactivated', { defaultValue: true }) deactivated: boolean,
  ): Promise<UserRecord> {
    await deactivateUser(context, id, deactivated);
    return requireUserRecord(context, id);
  }
}
