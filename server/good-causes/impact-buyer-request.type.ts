import { GraphQLDateTime } from 'graphql-scalars';
import { Field, InputType, Int, ObjectType } from 'type-graphql';
import { inputFromFields } from '../platform/graphql/input-from-schema.js';
import { outputFromFields } from '../platform/graphql/output-from-fields.js';
import { impactBuyerRequestFields } from './impact-buyer-request.fields.js';

@ObjectType('ImpactBuyerRequest', { description: 'An impact buyer that a good cause has asked us for.' })
export class AskedImpactBuyer extends outputFromFields(impactBuyerRequestFields, ['Admin', 'GoodCause']) {
  @Field(() => Int) id!: number;
  @Field(() => GraphQLDateTime) createdAt!: string;
}

@InputType({ description: 'An impact buyer that a good cause asks for.' })
export class ImpactBuyerRequestInput extends inputFromFields(impactBuyerRequestFields) {
  @Field(() => Int, { description: 'For whom; of its own user only its own.' }) goodCauseId!: number;
}
