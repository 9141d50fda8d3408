import { Field, Int, ObjectType } from 'type-graphql';

@ObjectType({ description: 'A place with its number of listed suppliers.' })
export class SupplierPlace {
  @Field({ description: 'The name of the place.' }) name!: string;
  @Field(() => Int, { description: 'The number of listed suppliers.' }) supplierCount!: number;
}

@ObjectType({ description: 'The numbers of listed suppliers by region and by town.' })
export class SupplierPlaces {
  @Field(() => Int, { description: 'The number of all listed suppliers.' }) total!: number;
  @Field(() => Int, {
    description: 'The number of suppliers that serve the whole country. The regions do not include them.',
  })
  nationwide!: number;
  @Field(() => [SupplierPlace], {
    description: 'All regions, with the number of suppliers that serve each of them.',
  })
  regions!: SupplierPlace[];
  @Field(() => [SupplierPlace], {
    description: 'The 40 towns with the most street addresses of suppliers, the largest number first.',
  })
  towns!: SupplierPlace[];
}
