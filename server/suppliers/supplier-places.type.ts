import { Field, Int, ObjectType } from 'type-graphql';

@ObjectType({ description: 'A place, and how many listed suppliers are there.' })
export class SupplierPlace {
  @Field() name!: string;
  @Field(() => Int) supplierCount!: number;
}

@ObjectType({ description: 'Where the listed suppliers are.' })
export class SupplierPlaces {
  @Field(() => Int, { description: 'All of them.' }) total!: number;
  @Field(() => Int, { description: 'Those that serve the whole country; no region counts them.' })
  nationwide!: number;
  @Field(() => [SupplierPlace], { description: 'Every region, with those that serve it.' })
  regions!: SupplierPlace[];
  @Field(() => [SupplierPlace], {
    description: 'The towns that most have their address in, the largest first.',
  })
  towns!: SupplierPlace[];
}
