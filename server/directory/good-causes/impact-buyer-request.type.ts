import { GraphQLDateTime } from 'graphql-scalars';
import { Field, InputType, Int, ObjectType } from 'type-graphql';
import { inputFromFields } from '../../kits/records/input-from-schema.js';
import { outputFromFields } from '../../kits/records/output-from-fields.js';
import { impactBuyerRequestFields } from './impact-buyer-request.fields.js';

@ObjectType('ImpactBuyerRequest', { description: 'A request of a good cause for a new impact buyer.' })
export class RequestedImpactBuyer extends outputFromFields(impactBuyerRequestFields, ['Admin', 'GoodCause']) {
  @Field(() => Int) id!: number;
  @Field(() => GraphQLDateTime) createdAt!: string;
}

@InputType({ description: 'A request of a good cause for a new impact buyer.' })
export class ImpactBuyerRequestInput extends inputFromFields(impactBuyerRequestFields) {
  @Field(() => Int, {
    description: 'The id of the requesting good cause. Users of a good cause can give only their own.',
  })
  goodCauseId!: number;
}
