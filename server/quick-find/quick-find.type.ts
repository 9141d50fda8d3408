import { Field, Int, ObjectType, registerEnumType } from 'type-graphql';

/** The kinds of records that one box finds. */
const FoundKindEnum = {
  SUPPLIER: 'supplier',
  IMPACT_BUYER: 'impact-buyer',
  GOOD_CAUSE: 'good-cause',
  SALES_ENQUIRY: 'sales-enquiry',
  LEAD: 'lead',
  USER: 'user',
  ORDER: 'order',
  MESSAGE: 'message',
  CATEGORY: 'category',
  FEATURED_LISTING: 'featured-listing',
} as const;
registerEnumType(FoundKindEnum, { name: 'FoundKind' });

export type FoundKind = (typeof FoundKindEnum)[keyof typeof FoundKindEnum];

@ObjectType({ description: 'A record that staff find by its name, id, address, e-mail address or phone.' })
export class FoundRecord {
  @Field(() => FoundKindEnum) kind!: FoundKind;
  @Field(() => Int) id!: number;
  @Field(() => String) title!: string;
  @Field(() => String, { nullable: true }) detail!: string | null;
}
