import { GraphQLDateTime } from 'graphql-scalars';
import { Field, Int, ObjectType } from 'type-graphql';
import { PageInfo } from '../../platform/graphql/page-info.type.js';

@ObjectType('ServiceRecord', { description: 'A service that suppliers offer or can choose, for staff.' })
export class ServiceRecordView {
  @Field(() => Int) id!: number;
  @Field({ description: 'The name of the service.' }) label!: string;
  @Field({
    description:
      'True if suppliers can choose the service. Suppliers that have it keep it when it is no longer offered.',
  })
  offered!: boolean;
  @Field(() => Int, { description: 'The number of listed suppliers that have the service.' })
  listedSuppliers!: number;
  @Field(() => GraphQLDateTime, {
    description: 'The time at which the first supplier had the service, or staff first offered it.',
  })
  createdAt!: string;
  @Field(() => GraphQLDateTime, {
    description: 'The time at which staff last changed the name, or whether the service is offered.',
  })
  updatedAt!: string;
}

@ObjectType()
export class ServiceRecordConnection {
  @Field(() => [ServiceRecordView]) nodes!: ServiceRecordView[];
  @Field(() => PageInfo) pageInfo!: PageInfo;
  @Field(() => Int) totalCount!: number;
}
