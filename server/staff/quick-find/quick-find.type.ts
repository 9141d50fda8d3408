import { Field, Int, ObjectType, registerEnumType } from 'type-graphql';
import { type FoundKind, FoundKindEnum } from '../../kits/nouns/quick-find-source.js';

registerEnumType(FoundKindEnum, {
  name: 'FoundKind',
  valuesConfig: Object.fromEntries(
    Object.entries(FoundKindEnum).map(([name, kind]) => [
      name,
      { description: `Records of the type ${kind.replaceAll('-', ' ')}.` },
    ]),
  ),
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
