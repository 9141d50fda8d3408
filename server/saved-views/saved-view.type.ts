import { Field, InputType, Int, ObjectType } from 'type-graphql';

@ObjectType()
export class ColumnWidth {
  @Field() column!: string;
  @Field(() => Int, { description: 'In pixels.' }) width!: number;
}

@ObjectType({ description: 'How somebody has arranged the columns of a list; null is as it comes.' })
export class ColumnArrangementView {
  @Field(() => [String], { nullable: true }) order!: string[] | null;
  @Field(() => [String], { nullable: true }) hidden!: string[] | null;
  @Field(() => [String], { nullable: true, description: 'Those shown although they start hidden.' })
  shown!: string[] | null;
  @Field(() => [ColumnWidth], { nullable: true }) widths!: ColumnWidth[] | null;
}

@ObjectType('SavedView', { description: 'What somebody asks of a list, kept under a name.' })
export class SavedViewView {
  @Field(() => Int) id!: number;
  @Field(() => Int) version!: number;
  @Field() list!: string;
  @Field() name!: string;
  @Field({ description: 'Search, filters and order as the address of the list has them.' }) search!: string;
  @Field(() => ColumnArrangementView, { nullable: true }) columns!: ColumnArrangementView | null;
  @Field({ description: 'Whether all staff see it.' }) shared!: boolean;
  @Field({ description: 'Whether it is the caller’s own.' }) mine!: boolean;
  @Field(() => String, { nullable: true, description: 'Whose it is.' }) ownerName!: string | null;
  @Field({ description: 'Whether the list opens with it for the caller.' }) isDefault!: boolean;
}

@InputType()
class ColumnWidthInput {
  @Field() column!: string;
  @Field(() => Int) width!: number;
}

@InputType()
class ColumnArrangementInput {
  @Field(() => [String], { nullable: true }) order?: string[] | null;
  @Field(() => [String], { nullable: true }) hidden?: string[] | null;
  @Field(() => [String], { nullable: true }) shown?: string[] | null;
  @Field(() => [ColumnWidthInput], { nullable: true }) widths?: ColumnWidthInput[] | null;
}

@InputType()
export class SavedViewInput {
  @Field({ description: 'The name of the list, such as suppliers.' }) list!: string;
  @Field({ description: 'At most 60 characters; each name once for its owner and list.' }) name!: string;
  @Field({ description: 'The question of the address, without its question mark.' }) search!: string;
  @Field(() => ColumnArrangementInput, { nullable: true }) columns?: ColumnArrangementInput | null;
  @Field(() => Boolean, { nullable: true, description: 'Staff alone share.' }) shared?: boolean | null;
}

@InputType({ description: 'What is left out stays as it is.' })
export class SavedViewChanges {
  @Field(() => String, { nullable: true }) name?: string;
  @Field(() => String, { nullable: true }) search?: string;
  @Field(() => ColumnArrangementInput, {
    nullable: true,
    description: 'The arrangement of the columns. Null for the usual one.',
  })
  columns?: ColumnArrangementInput | null;
  @Field(() => Boolean, { nullable: true, description: 'Staff alone share.' }) shared?: boolean;
}
