import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import { pageQuery, recordQuery, updateMutation } from '../kits/nouns/record-operations.js';
import type { ResolverClass } from '../kits/tasks/task-kind.js';
import { ForAudience } from '../platform/graphql/audience-directive.js';
import type { RequestContext } from '../platform/request-context.js';
import { deactivateUser } from './deactivate-user.js';
import { inviteAgain, inviteUser } from './invite-user.js';
import { signUserOut } from './sign-user-out.js';
import { updateUser } from './user.commands.js';
import { UserInput, UserInvitation, UserLinks, UserListFilter, UserListSort } from './user-record.inputs.js';
import {
  answerUserRecord,
  listUserRecords,
  loginAlerts,
  requireUserRecord,
} from './user-record.read-model.js';
import { UserRecord, UserRecordConnection } from './user-record.type.js';

@Resolver()
class UserRecordActionResolver {
  @ForAudience('Admin')
  @Query(() => [String], {
    description:
      'Returns a message for each other user who is already linked to one of the given records. Empty if there are no such users.',
  })
  loginAlerts(
    @Ctx() context: RequestContext,
    @Arg('links', () => UserLinks, { description: 'The records to check.' }) links: UserLinks,
    @Arg('exceptId', () => Int, { nullable: true, description: 'The id of the user to leave out.' })
    exceptId: number | null,
  ): Promise<string[]> {
    return loginAlerts(context, links, exceptId);
  }

  @ForAudience('Admin')
  @Mutation(() => UserRecord, {
    description:
      'Creates an account and emails its owner a link to choose a password. The link works for seven days. Throws BAD_USER_INPUT if a user has this email address. Can be retried safely with an Idempotency-Key header.',
  })
  async inviteUser(
    @Ctx() context: RequestContext,
    @Arg('input', () => UserInvitation) input: UserInvitation,
    @Arg('evenIfSimilar', () => Boolean, {
      defaultValue: false,
      description:
        'If true, creates the account even if another user has the same name. If false, throws CONFLICT in that case. The message names the other user.',
    })
    evenIfSimilar: boolean,
  ): Promise<UserRecord> {
    return requireUserRecord(context, await inviteUser(context, input, { evenIfSimilar }));
  }

  @ForAudience('Admin')
  @Mutation(() => UserRecord, {
    description:
      'Emails another invitation to a user who has not chosen a password. Throws BAD_USER_INPUT if the user can sign in already or is deactivated. Can be retried safely with an Idempotency-Key header.',
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
    description:
      'Deactivates a user and signs the user out on all devices, or reactivates the user. Throws BAD_USER_INPUT for the last administrator.',
  })
  async deactivateUser(
    @Ctx() context: RequestContext,
    @Arg('id', () => Int) id: number,
    @Arg('deactivated', {
      defaultValue: true,
      description: 'True to deactivate the user, false to reactivate.',
    })
    deactivated: boolean,
  ): Promise<UserRecord> {
    await deactivateUser(context, id, deactivated);
    return requireUserRecord(context, id);
  }

  @ForAudience('Admin')
  @Mutation(() => UserRecord, {
    description:
      'Signs a user out on all devices. The next requests of those sign-ins are refused, and their subscriptions end. The user can sign in again.',
  })
  async signUserOut(
    @Ctx() context: RequestContext,
    @Arg('id', () => Int) id: number,
    @Arg('revokeApiTokens', {
      defaultValue: false,
      description: 'True to revoke the API tokens of the user as well.',
    })
    revokeApiTokens: boolean,
  ): Promise<UserRecord> {
    await signUserOut(context, id, { revokeApiTokens });
    return requireUserRecord(context, id);
  }
}

/** The user operations for staff. */
export const userRecordResolvers: readonly ResolverClass[] = [
  pageQuery(
    { name: 'userRecords', description: 'Returns a page of users, sorted by email address.' },
    { Connection: UserRecordConnection, Filter: UserListFilter, Sort: UserListSort },
    listUserRecords,
  ),
  recordQuery(
    { name: 'userRecord', description: 'Returns a user by its id, or null if there is no such user.' },
    UserRecord,
    answerUserRecord,
  ),
  updateMutation(
    {
      name: 'updateUser',
      description:
        'Changes the given fields of a user. Throws CONFLICT if the version is not the latest. Throws BAD_USER_INPUT if the change takes the Admin role from the last administrator.',
    },
    { View: UserRecord, Input: UserInput, required: requireUserRecord },
    updateUser,
  ),
  UserRecordActionResolver,
];
