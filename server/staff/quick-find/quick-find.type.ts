import { Field, Int, ObjectType, registerEnumType } from 'type-graphql';
import { type FoundKind, FoundKindEnum } from '../../kits/nouns/quick-find-source.js';

registerEnumType(FoundKindEnum, {
  name: 'FoundKind',
  valuesConfig: {
    SUPPLIER: { description: 'A supplier record.' },
    IMPACT_BUYER: { description: 'An impact buyer.' },
    GOOD_CAUSE: { description: 'A good cause.' },
    SALES_ENQUIRY: { description: 'An enquiry record.' },
    LEAD: { description: 'A lead record.' },
    USER: { description: 'A user account.' },
    ORDER: { description: 'An order of Impact Boxes.' },
    MESSAGE: { description: 'A message to staff.' },
    CATEGORY: { description: 'A category record.' },
    FEATURED_LISTING: { description: 'A featured listing.' },
  },
  description: 'The kind of a record.',
});

@ObjectType({ description: 'A record that matches a search for records.' })
export class FoundRecord {
  @Field(() => FoundKindEnum, { description: 'The kind of the record.' }) kind!: FoundKind;
  @Field(() => Int) id!: number;
  @Field(() => String, { description: 'The name of the record.' }) title!: string;
  @Field(() => String, {
    nullable: true,
    description:
      'Text that distinguishes the record from others, such as an email address. Null if there is none.',
  })
  detail!: string | null;
}
