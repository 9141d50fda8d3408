import { GraphQLDateTime } from 'graphql-scalars';
import { Field, Float, Int, ObjectType } from 'type-graphql';
import { outputFromFields } from '../../kits/records/output-from-fields.js';
import { NamedRef } from '../../platform/graphql/named-ref.type.js';
import { PageInfo } from '../../platform/graphql/page-info.type.js';
import { impactBoxOrderFields } from './impact-box-order.fields.js';

@ObjectType('OrderedBox', { description: 'A box of an order.' })
export class OrderedBoxLine {
  @Field({ description: 'The name of the box.' }) name!: string;
  @Field(() => Float, {
    description: 'The price of one box on the day of the order, in New Zealand dollars including GST.',
  })
  price!: number;
  @Field(() => Int, { description: 'The number of boxes.' }) quantity!: number;
}

@ObjectType('OrderRecord', { description: 'An order of Impact Boxes, for staff.' })
export class ImpactBoxOrderRecord extends outputFromFields(impactBoxOrderFields, ['Admin']) {
  @Field(() => Int) id!: number;
  @Field(() => Int) version!: number;
  @Field(() => [OrderedBoxLine], { description: impactBoxOrderFields.items.meaning })
  override items!: OrderedBoxLine[];
  @Field(() => NamedRef, {
    nullable: true,
    description: 'The good cause that the order benefits. Null if none was chosen.',
  })
  goodCause!: NamedRef | null;
  @Field(() => GraphQLDateTime) updatedAt!: string;
}

@ObjectType('OrderRecordConnection')
export class ImpactBoxOrderRecordConnection {
  @Field(() => [ImpactBoxOrderRecord]) nodes!: ImpactBoxOrderRecord[];
  @Field(() => PageInfo) pageInfo!: PageInfo;
  @Field(() => Int) totalCount!: number;
  @Field(() => Float, {
    description: 'The total of all orders in the list in New Zealand dollars including GST.',
  })
  total!: number;
}
