import { Field, Int, ObjectType } from 'type-graphql';
import { PageInfo } from '../platform/graphql/page-info.type.js';

@ObjectType('ServiceRecord', { description: 'What suppliers call something that they do, for staff.' })
export class KeptService {
  @Field(() => Int) id!: number;
  @Field() label!: string;
  @Field({
    description: 'Suppliers can choose it. Those who have it keep it when it is no longer offered.',
  })
  offered!: boolean;
  @Field(() => Int, { description: 'How many listed suppliers have it.' }) listedSuppliers!: number;
}

@ObjectType()
export class ServiceRecordConnection {
  @Field(() => [KeptService]) nodes!: KeptService[];
  @Field(() => PageInfo) pageInfo!: PageInfo;
  @Field(() => Int) totalCount!: number;
}
