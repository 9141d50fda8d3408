import { Field, Int, ObjectType, registerEnumType } from 'type-graphql';
import { ROLES, type Role } from '../platform/identity/roles.js';

/** GraphQL names of the roles. */
export const RoleEnum = {
  ADMIN: 'Admin',
  BUSINESS: 'Business',
  IMPACT_BUSINESS: 'ImpactBusiness',
  GOOD_CAUSE: 'GoodCause',
} as const satisfies Record<string, (typeof ROLES)[number]>;
registerEnumType(RoleEnum, { name: 'Role' });

@ObjectType()
export class CurrentUser {
  @Field(() => Int) id!: number;
  @Field() email!: string;
  @Field(() => String, { nullable: true }) fullName!: string | null;
  @Field() emailVerified!: boolean;
  @Field(() => [RoleEnum]) roles!: Role[];
  @Field(() => Int, { nullable: true }) supplierId!: number | null;
  @Field(() => Int, { nullable: true }) impactBuyerId!: number | null;
  @Field(() => Int, { nullable: true }) goodCauseId!: number | null;
  @Field(() => String, { nullable: true }) supplierStatus!: string | null;
  @Field(() => String, { nullable: true }) goodCauseStatus!: string | null;
  @Field(() => String, { nullable: true }) supplierName!: string | null;
  @Field(() => String, { nullable: true }) impactBuyerName!: string | null;
  @Field(() => String, { nullable: true }) goodCauseName!: string | null;
  @Field(() => Int, { description: 'Actions waiting in the action centre, for the red dot.' })
  pendingActionCount!: number;
}
