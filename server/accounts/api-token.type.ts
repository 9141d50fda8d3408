import { GraphQLDateTime } from 'graphql-scalars';
import { Field, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import { TOKEN_SCOPES, type TokenScope } from '../../shared/token-scopes.js';

/** Returns the name of a scope in the API, such as SUPPLIERS_READ. */
const nameOf = (scope: TokenScope): string => scope.replace(':', '_').toUpperCase();

/** The scopes by their names in the API. */
export const TokenScopeEnum = Object.fromEntries(TOKEN_SCOPES.map((scope) => [nameOf(scope), scope]));

/** The data of each resource, as descriptions of scopes name it. A scope with other data has an entry of its own. */
const DATA: Readonly<Record<string, string>> = {
  actions: 'actions in the action centre',
  alerts: 'supplier alerts',
  buyers: 'impact buyers',
  categories: 'categories and places',
  causes: 'good causes and their prospective buyers',
  clicks: 'clicks on supplier links',
  enquiries: 'sales enquiries and customers',
  files: 'uploaded files',
  imports: 'imports from files',
  leads: 'leads, lead offers and lead emails',
  mail: 'sent emails',
  messages: 'messages and held submissions',
  orders: 'orders of Impact Boxes',
  profile: 'the user’s profile, notifications and saved views',
  records: 'the timeline and trash of all records, and quick find',
  'records:read': 'the change feed, the timeline and trash of all records, and quick find',
  reports: 'statistics, reports and certificates',
  search: 'synonyms and zero-result searches',
  site: 'settings of the site and featured listings',
  suppliers: 'suppliers, their services and testimonials',
  tasks: 'background tasks of the user',
  users: 'users',
};

registerEnumType(TokenScopeEnum, {
  name: 'TokenScope',
  description: 'A permission of an API token. Tokens never do more than the roles of their owner allow.',
  valuesConfig: Object.fromEntries(
    TOKEN_SCOPES.map((scope) => {
      const [resource = '', access] = scope.split(':');
      return [
        nameOf(scope),
        {
          description: `${access === 'read' ? 'Read' : 'Write'} access to ${DATA[scope] ?? DATA[resource]} (\`${scope}\`).`,
        },
      ];
    }),
  ),
});

@ObjectType('ApiToken', { description: 'A token with which another system acts for a user.' })
export class ApiTokenView {
  @Field(() => Int) id!: number;
  @Field({ description: 'The name that the owner gave the token.' }) name!: string;
  @Field({ description: 'The first characters of the token. The rest is not stored.' }) tokenStart!: string;
  @Field(() => [TokenScopeEnum], { description: 'The permissions of the token.' }) scopes!: TokenScope[];
  @Field(() => GraphQLDateTime) createdAt!: Date;
  @Field(() => GraphQLDateTime, {
    nullable: true,
    description: 'The time at which the token expires. Null if it does not expire.',
  })
  expiresAt!: Date | null;
  @Field(() => GraphQLDateTime, {
    nullable: true,
    description: 'The time of the last request, to the minute. Null if the token was never used.',
  })
  lastUsedAt!: Date | null;
}

@ObjectType({ description: 'A new API token.' })
export class CreatedApiToken {
  @Field({ description: 'The token itself. It cannot be read again.' }) token!: string;
  @Field(() => ApiTokenView, { description: 'The details of the token, as shown in lists.' })
  apiToken!: ApiTokenView;
}

@InputType({ description: 'An API token to create.' })
export class ApiTokenInput {
  @Field({ description: 'The name of the token, of up to 60 characters.' }) name!: string;
  @Field(() => [TokenScopeEnum], { description: 'The permissions, at least one.' }) scopes!: TokenScope[];
  @Field(() => Int, {
    nullable: true,
    description: 'The number of days until the token expires, at most 366. Null for a token without expiry.',
  })
  expiresInDays?: number | null;
}
