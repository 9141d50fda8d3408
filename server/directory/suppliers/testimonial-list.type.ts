import { GraphQLDateTime } from 'graphql-scalars';
import { Field, Int, ObjectType } from 'type-graphql';
import { outputFromFields } from '../../kits/records/output-from-fields.js';
import { NamedRef } from '../../platform/graphql/named-ref.type.js';
import { PageInfo } from '../../platform/graphql/page-info.type.js';
import { testimonialFields } from './supplier-children.fields.js';

@ObjectType({ description: 'A testimonial of a customer, public or hidden.' })
export class ListedTestimonial extends outputFromFields(testimonialFields, ['Admin', 'Supplier']) {
  @Field(() => Int) override id!: number;
  @Field(() => NamedRef, { description: 'The supplier that the testimonial is about.' }) supplier!: NamedRef;
  @Field(() => GraphQLDateTime) createdAt!: string;
  @Field(() => GraphQLDateTime) updatedAt!: string;
}

@ObjectType()
export class ListedTestimonialConnection {
  @Field(() => [ListedTestimonial]) nodes!: ListedTestimonial[];
  @Field(() => PageInfo) pageInfo!: PageInfo;
  @Field(() => Int) totalCount!: number;
}
