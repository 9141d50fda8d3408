import { GraphQLDateTime } from 'graphql-scalars';
import { Field, Int, ObjectType } from 'type-graphql';
import { PageInfo } from '../../platform/graphql/page-info.type.js';

@ObjectType('SupplierAlert', { description: 'An open request for an email when a supplier joins.' })
export class SupplierAlertView {
  @Field(() => Int) id!: number;
  @Field({ description: 'The trade of the search.' }) trade!: string;
  @Field(() => String, { nullable: true, description: 'The place of the search.' }) place!: string | null;
  @Field(() => String, { nullable: true, description: 'The region around the place.' }) region!:
    | string
    | null;
  @Field({ description: 'True once the address is confirmed.' }) confirmed!: boolean;
  @Field(() => GraphQLDateTime) createdAt!: Date | string;
}

@ObjectType()
export class SupplierAlertConnection {
  @Field(() => [SupplierAlertView]) nodes!: SupplierAlertView[];
  @Field(() => PageInfo) pageInfo!: PageInfo;
  @Field(() => Int) totalCount!: number;
}
