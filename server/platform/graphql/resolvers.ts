import type { NonEmptyArray } from 'type-graphql';
import { CurrentUserResolver } from '../../accounts/current-user.resolver.js';

/** Every resolver class of the product. */
export const RESOLVERS: NonEmptyArray<Function> = [CurrentUserResolver];
