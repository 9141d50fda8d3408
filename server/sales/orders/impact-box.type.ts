import { Field, Float, InputType, Int, ObjectType } from 'type-graphql';
import { ConfirmedFormInput } from '../../platform/form-guard.inputs.js';

@ObjectType('ImpactBox', { description: 'An Impact Box that can be ordered.' })
export class ImpactBoxOnOffer {
  @Field({ description: 'The id of the box, such as `small`.' }) id!: string;
  @Field({ description: 'The name of the box.' }) name!: string;
  @Field(() => Float, { description: 'The price in New Zealand dollars including GST.' }) price!: number;
}

@InputType({ description: 'A box of an order.' })
export class ImpactBoxOrderItemInput {
  @Field({ description: 'The id of the box.' }) box!: string;
  @Field(() => Int, { description: 'The number of boxes.' }) quantity!: number;
}

@InputType({ description: 'An order of Impact Boxes. It includes no payment.' })
export class ImpactBoxOrderInput extends ConfirmedFormInput {
  @Field({ description: 'The full name of the customer.' }) fullName!: string;
  @Field({ description: 'The email address of the customer.' }) email!: string;
  @Field(() => String, { nullable: true, description: 'The mobile number of the customer.' }) mobile?:
    | string
    | null;
  @Field({ description: 'The delivery address.' }) address!: string;
  @Field(() => [ImpactBoxOrderItemInput], { description: 'The boxes to order.' })
  items!: ImpactBoxOrderItemInput[];
  @Field(() => Int, {
    nullable: true,
    description: 'The id of an approved good cause that the order benefits. Null for none.',
  })
  goodCauseId?: number | null;
  @Field(() => String, { nullable: true, description: 'A message to staff.' }) message?: string | null;
}

@ObjectType({ description: 'The confirmation of an order.' })
export class ImpactBoxOrderReceipt {
  @Field(() => Int, { description: 'The id of the order.' }) id!: number;
  @Field(() => Float, { description: 'The total in New Zealand dollars including GST.' }) total!: number;
}
