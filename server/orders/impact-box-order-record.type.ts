import { GraphQLDateTime } from 'graphql-scalars';
import { Field, Float, Int, ObjectType } from 'type-graphql';
import { NamedRef } from '../platform/graphql/named-ref.type.js';
import { outputFromFields } from '../platform/graphql/output-from-fields.js';
import { PageInfo } from '../platform/graphql/page-info.type.js';
import { impactBoxOrderFields } from './impact-box-order.fields.js';

@ObjectType('OrderedBox')
export class OrderedBoxLine {
  @Field() name!: string;
  @Field(() => Float, { description: 'Dollars, GST included, on the day of the order.' }) price!: number;
  @Field(() => Int) quantity!: number;
}

@ObjectType('OrderRecord', { description: 'An order of Impact Boxes, as staff keep it.' })
export class ImpactBoxOrderRecord extends outputFromFields(impactBoxOrderFields, ['Admin']) {
  @Field(() => Int) id!: number;
  @Field(() => Int) version!: number;
  @Field(() => [OrderedBoxLine]) override items!: OrderedBoxLine[];
  @Field(() => NamedRef, { nullable: true }) goodCause!: NamedRef | null;
  @Field(() => GraphQLDateTime) updatedAt!: string;
}

@ObjectType('OrderRecordConnection')
export class ImpactBoxOrderRecordConnection {
  @Field(() => [ImpactBoxOrderRecord]) nodes!: ImpactBoxOrderRecord[];
  @Field(() => PageInfo) pageInfo!: PageInfo;
  @Field(() => Int) totalCount!: number;
  @Field(() => Float, { description: 'Dollars that these orders come to.' }) total!: number;
}
