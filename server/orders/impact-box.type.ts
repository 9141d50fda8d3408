import { Field, Float, InputType, Int, ObjectType } from 'type-graphql';
import { ConfirmedFormInput } from '../platform/form-guard.inputs.js';

@ObjectType('ImpactBox')
export class ImpactBoxOnOffer {
  @Field() id!: string;
  @Field() name!: string;
  @Field(() => Float, { description: 'Dollars, GST included.' }) price!: number;
}

@InputType()
export class ImpactBoxOrderItemInput {
  @Field({ description: 'Id of a box on offer.' }) box!: string;
  @Field(() => Int) quantity!: number;
}

@InputType({ description: 'An order of Impact Boxes. Nothing is paid with it.' })
export class ImpactBoxOrderInput extends ConfirmedFormInput {
  @Field() fullName!: string;
  @Field() email!: string;
  @Field(() => String, { nullable: true }) mobile?: string | null;
  @Field() address!: string;
  @Field(() => [ImpactBoxOrderItemInput]) items!: ImpactBoxOrderItemInput[];
  @Field(() => Int, { nullable: true, description: 'The cause to benefit; an approved one.' })
  goodCauseId?: number | null;
  @Field(() => String, { nullable: true }) message?: string | null;
}

@ObjectType()
export class ImpactBoxOrderReceipt {
  @Field(() => Int) id!: number;
  @Field(() => Float) total!: number;
}
