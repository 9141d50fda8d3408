import { Field, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import { TaskView } from '../tasks/task.type.js';

/** The nouns whose records can be brought in. */
const ImportNounEnum = { SUPPLIER: 'supplier', IMPACT_BUYER: 'impact-buyer', CATEGORY: 'category' } as const;
registerEnumType(ImportNounEnum, { name: 'ImportNoun', description: 'What the rows of a file are.' });

@ObjectType({ description: 'How far a check or an import is, and what its rows are so far.' })
export class ImportProgress {
  @Field(() => TaskView, { description: 'taskFailures tells its refusals, its file all refused rows.' })
  task!: TaskView;
  @Field(() => Int) new!: number;
  @Field(() => Int) changed!: number;
  @Field(() => Int) unchanged!: number;
  @Field(() => Int) refused!: number;
}

@ObjectType({ description: 'What a column of a file can be read as.' })
export class ImportField {
  @Field() name!: string;
  @Field({ description: 'What REST calls it.' }) wire!: string;
}

@ObjectType({ description: 'What the caller has read columns of this name as before; null for nothing.' })
export class RememberedHeader {
  @Field() header!: string;
  @Field(() => String, { nullable: true }) field!: string | null;
}

@ObjectType('Import', { description: 'A file with records that staff bring in.' })
export class ImportView {
  @Field(() => Int) id!: number;
  @Field(() => ImportNounEnum) noun!: string;
  @Field() fileName!: string;
  @Field(() => Int) rowCount!: number;
  @Field(() => [String]) headers!: string[];
  @Field(() => [[String]], { description: 'The first of its rows.' }) firstRows!: string[][];
  @Field(() => [ImportField]) readableAs!: ImportField[];
  @Field(() => [RememberedHeader]) remembered!: RememberedHeader[];
  @Field(() => [String], {
    nullable: 'itemsAndList',
    description: 'What each column is read as, as it was checked last; null for a column that is left out.',
  })
  fields!: (string | null)[] | null;
  @Field({ description: 'Empty cells empty their field.' }) emptyClears!: boolean;
  @Field(() => ImportProgress, { nullable: true, description: 'What it would do.' })
  check!: ImportProgress | null;
  @Field(() => ImportProgress, { nullable: true, description: 'What it has done.' })
  outcome!: ImportProgress | null;
  @Field(() => TaskView, {
    nullable: true,
    description: 'The task that undoes the import. Null until undo is requested.',
  })
  undo!: TaskView | null;
}

@InputType()
export class ImportColumnInput {
  @Field(() => Int, { description: 'The place of the column, from 0.' }) column!: number;
  @Field({ description: 'What it is read as.' }) field!: string;
}
