import { GraphQLDateTime } from 'graphql-scalars';
import { Field, InputType, Int, ObjectType } from 'type-graphql';

@ObjectType({ description: 'The width of a column.' })
export class ColumnWidth {
  @Field({ description: 'The name of the column.' }) column!: string;
  @Field(() => Int, { description: 'The width in pixels.' }) width!: number;
}

@ObjectType({ description: 'The arrangement of the columns of a list.' })
export class ColumnArrangementView {
  @Field(() => [String], {
    nullable: true,
    description: 'The names of the columns in their order. Null for the usual order.',
  })
  order!: string[] | null;
  @Field(() => [String], {
    nullable: true,
    description: 'The names of the hidden columns. Null if none are hidden.',
  })
  hidden!: string[] | null;
  @Field(() => [String], {
    nullable: true,
    description:
      'The names of the columns that are usually hidden but are shown here. Null if there are none.',
  })
  shown!: string[] | null;
  @Field(() => [ColumnWidth], {
    nullable: true,
    description: 'The widths of columns. Null for the usual widths.',
  })
  widths!: ColumnWidth[] | null;
}

@ObjectType('SavedView', {
  description: 'A saved view of a list: its filters, order and columns under a name.',
})
export class SavedViewView {
  @Field(() => Int) id!: number;
  @Field(() => Int) version!: number;
  @Field(() => GraphQLDateTime) createdAt!: Date;
  @Field(() => GraphQLDateTime) updatedAt!: Date;
  @Field({ description: 'The name of the list, such as `suppliers`.' }) list!: string;
  @Field({ description: 'The name of the view.' }) name!: string;
  @Field({ description: 'The search, filters and order, as in the query string of the list’s address.' })
  search!: string;
  @Field(() => ColumnArrangementView, {
    nullable: true,
    description: 'The arrangement of the columns. Null for the usual one.',
  })
  columns!: ColumnArrangementView | null;
  @Field({ description: 'True if all staff see the view.' }) shared!: boolean;
  @Field({ description: 'True if the view is the caller’s own.' }) mine!: boolean;
  @Field(() => String, {
    nullable: true,
    description: 'The name of the user who owns the view. Null if it is not known.',
  })
  ownerName!: string | null;
  @Field({ description: 'True if the list opens with the view for the caller.' }) isDefault!: boolean;
}

@InputType({ description: 'The width of a column.' })
class ColumnWidthInput {
  @Field({ description: 'The name of the column.' }) column!: string;
  @Field(() => Int, { description: 'The width in pixels.' }) width!: number;
}

@InputType({ description: 'The arrangement of the columns of a list.' })
class ColumnArrangementInput {
  @Field(() => [String], {
    nullable: true,
    description: 'The names of the columns in their order. Null for the usual order.',
  })
  order?: string[] | null;
  @Field(() => [String], {
    nullable: true,
    description: 'The names of the hidden columns. Null if none are hidden.',
  })
  hidden?: string[] | null;
  @Field(() => [String], {
    nullable: true,
    description:
      'The names of the columns that are usually hidden but are shown here. Null if there are none.',
  })
  shown?: string[] | null;
  @Field(() => [ColumnWidthInput], {
    nullable: true,
    description: 'The widths of columns. Null for the usual widths.',
  })
  widths?: ColumnWidthInput[] | null;
}

@InputType({ description: 'A view of a list to save.' })
export class SavedViewInput {
  @Field({ description: 'The name of the list, such as `suppliers`.' }) list!: string;
  @Field({
    description:
      'The name of the view, of up to 60 characters. The caller has no other view of the list with that name.',
  })
  name!: string;
  @Field({ description: 'The query string of the list’s address, without the question mark.' })
  search!: string;
  @Field(() => ColumnArrangementInput, {
    nullable: true,
    description: 'The arrangement of the columns. Null for the usual one.',
  })
  columns?: ColumnArrangementInput | null;
  @Field(() => Boolean, {
    nullable: true,
    description: 'True if all staff see the view. Only staff may set it.',
  })
  shared?: boolean | null;
}

@InputType({ description: 'The changes to a saved view. Fields that are left out stay as they are.' })
export class SavedViewChanges {
  @Field(() => String, { nullable: true, description: 'The name of the view, of up to 60 characters.' })
  name?: string;
  @Field(() => String, {
    nullable: true,
    description: 'The query string of the list’s address, without the question mark.',
  })
  search?: string;
  @Field(() => ColumnArrangementInput, {
    nullable: true,
    description: 'The arrangement of the columns. Null for the usual one.',
  })
  columns?: ColumnArrangementInput | null;
  @Field(() => Boolean, {
    nullable: true,
    description: 'True if all staff see the view. Only staff may set it.',
  })
  shared?: boolean;
}
