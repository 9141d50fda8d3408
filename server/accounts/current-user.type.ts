import { Field, Int, ObjectType, registerEnumType } from 'type-graphql';
import { ROLES, type Role } from '../platform/identity/roles.js';
import { type GoodCauseStatus, GoodCauseStatusEnum } from './good-cause-status.js';
import { type SupplierStatus, SupplierStatusEnum } from './supplier-status.js';

/** The roles by their GraphQL names. */
export const RoleEnum = {
  ADMIN: 'Admin',
  BUSINESS: 'Business',
  IMPACT_BUSINESS: 'ImpactBusiness',
  GOOD_CAUSE: 'GoodCause',
} as const satisfies Record<string, (typeof ROLES)[number]>;
registerEnumType(RoleEnum, {
  name: 'Role',
  description: 'A role of a user.',
  valuesConfig: {
    ADMIN: { description: 'A staff member with access to the admin area.' },
    BUSINESS: { description: 'A user of a supplier.' },
    IMPACT_BUSINESS: { description: 'A user of an impact buyer.' },
    GOOD_CAUSE: { description: 'A user of a good cause.' },
  },
});

const optional = (description: string) => ({ nullable: true, description });

@ObjectType({ description: 'The signed-in user.' })
export class CurrentUser {
  @Field(() => Int, { description: 'The id of the user.' }) id!: number;
  @Field({ description: 'The email address of the user.' }) email!: string;
  @Field(() => String, optional('The full name of the user. Null if not given.')) fullName!: string | null;
  @Field({ description: 'True if the user has confirmed the email address.' }) emailVerified!: boolean;
  @Field(() => [RoleEnum], { description: 'The roles of the user.' }) roles!: Role[];
  @Field(() => Int, optional('The id of the supplier of the user. Null if there is none.'))
  supplierId!: number | null;
  @Field(() => Int, optional('The id of the impact buyer of the user. Null if there is none.'))
  impactBuyerId!: number | null;
  @Field(() => Int, optional('The id of the good cause of the user. Null if there is none.'))
  goodCauseId!: number | null;
  @Field(() => SupplierStatusEnum, optional('The status of the supplier of the user.'))
  supplierStatus!: SupplierStatus | null;
  @Field(() => GoodCauseStatusEnum, optional('The status of the good cause of the user.'))
  goodCauseStatus!: GoodCauseStatus | null;
  @Field(() => String, optional('The name of the supplier of the user.')) supplierName!: string | null;
  @Field(() => String, optional('The name of the impact buyer of the user.')) impactBuyerName!: string | null;
  @Field(() => String, optional('The name of the good cause of the user.')) goodCauseName!: string | null;
  @Field(() => Int, {
    description:
      'The number of new actions in the action centre for the user: assigned to the user, or unassigned. 0 if the user is not staff.',
  })
  pendingActionCount!: number;
}
