import { Field, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import { TaskView } from '../tasks/task.type.js';

/** The record types whose records can be imported. */
const ImportTypeEnum = { SUPPLIER: 'supplier', IMPACT_BUYER: 'impact-buyer', CATEGORY: 'category' } as const;
registerEnumType(ImportTypeEnum, {
  name: 'ImportNoun',
  description: 'The kind of record in the rows of a file.',
  valuesConfig: {
    SUPPLIER: { description: 'Suppliers, one in each row.' },
    IMPACT_BUYER: { description: 'Impact buyers, one in each row.' },
    CATEGORY: { description: 'Categories and sub categories, one in each row.' },
  },
});

@ObjectType({ description: 'The progress of a check or an import, with the rows so far by result.' })
export class ImportProgress {
  @Field(() => TaskView, {
    description:
      'The task of the check or import. `taskFailures` lists its problems. Its file has all refused rows.',
  })
  task!: TaskView;
  @Field(() => Int, { description: 'The number of rows that create a record.' }) new!: number;
  @Field(() => Int, { description: 'The number of rows that change a record.' }) changed!: number;
  @Field(() => Int, { description: 'The number of rows that change nothing.' }) unchanged!: number;
  @Field(() => Int, { description: 'The number of refused rows.' }) refused!: number;
}

@ObjectType({ description: 'A field to which a column of a file can be assigned.' })
export class ImportField {
  @Field({ description: 'The name of the field.' }) name!: string;
  @Field({ description: 'The name of the field over REST.' }) wire!: string;
}

@ObjectType({ description: 'A header with the field to which the caller last assigned it.' })
export class RememberedHeader {
  @Field({ description: 'The header of the column.' }) header!: string;
  @Field(() => String, {
    nullable: true,
    description: 'The name of the field. Null if the column was left out.',
  })
  field!: string | null;
}

@ObjectType('Import', { description: 'A file with records that staff import.' })
export class ImportView {
  @Field(() => Int) id!: number;
  @Field(() => ImportTypeEnum, { description: 'The kind of record in its rows.' }) noun!: string;
  @Field({ description: 'The name of the file.' }) fileName!: string;
  @Field(() => Int, { description: 'The number of rows below the headers.' }) rowCount!: number;
  @Field(() => [String], { description: 'The headers of the columns, in order.' }) headers!: string[];
  @Field(() => [[String]], { description: 'The cells of the first five rows.' }) firstRows!: string[][];
  @Field(() => [ImportField], { description: 'The fields to which columns can be assigned.' })
  readableAs!: ImportField[];
  @Field(() => [RememberedHeader], {
    description: 'The headers of the file that the caller has assigned before.',
  })
  remembered!: RememberedHeader[];
  @Field(() => [String], {
    nullable: 'itemsAndList',
    description:
      'The field of each column as last checked, null for a column that is left out. Null before the first check.',
  })
  fields!: (string | null)[] | null;
  @Field({ description: 'True if empty cells clear their field.' }) emptyClears!: boolean;
  @Field(() => ImportProgress, {
    nullable: true,
    description: 'The progress of the latest check. Null before the first one.',
  })
  check!: ImportProgress | null;
  @Field(() => ImportProgress, {
    nullable: true,
    description: 'The progress of the import. Null before it is started.',
  })
  outcome!: ImportProgress | null;
  @Field(() => TaskView, {
    nullable: true,
    description: 'The task that undoes the import. Null until undo is requested.',
  })
  undo!: TaskView | null;
}

@InputType({ description: 'A column of a file with the field to which it is assigned.' })
export class ImportColumnInput {
  @Field(() => Int, { description: 'The index of the column, from 0.' }) column!: number;
  @Field({ description: 'The name of the field.' }) field!: string;
}
