import { z } from 'zod';
import type { RecordList } from '../platform/lists/record-list.js';

/** One page of a list: the wire carries the rows as its body, and how many there are in all in a header. */
export class Page<Row = unknown> {
  constructor(
    readonly rows: Row[],
    readonly totalCount: number,
  ) {}
}

/** A whole list, or the part of it that was asked for, sent as it is read; it carries an ETag and its total (A161). */
export class ListAnswer<Row = unknown> {
  constructor(readonly list: RecordList<Row>) {}
}

/** A file as the answer of a call, shown in the browser under its name. */
export class FileAnswer {
  constructor(
    /** Asked for only where they are sent. */
    readonly bytes: () => Promise<Buffer>,
    readonly contentType: string,
    /** Letters, digits and hyphens: it stands in a header. */
    readonly fileName: string,
    /** Null: nobody keeps it. */
    readonly kept: { publicSeconds: number; etag: string } | null,
  ) {}
}

/** A file of the store, streamed as it is at its public address. */
export class KeptFile {
  constructor(
    readonly folder: string,
    readonly name: string,
  ) {}
}

interface RowsShape<Row extends z.ZodObject = z.ZodObject> {
  shape: 'rows';
  row: Row;
}

interface ListShape<Row extends z.ZodObject = z.ZodObject> {
  shape: 'list';
  row: Row;
}

interface PageShape<Row extends z.ZodObject = z.ZodObject> {
  shape: 'page';
  row: Row;
}

/** The answer of a call that lists records, of which the caller may ask for some columns (R328). */
type ListingShape = RowsShape | ListShape | PageShape;

interface FileShape {
  shape: 'file';
  contentType: string;
}

interface KeptFileShape {
  shape: 'kept-file';
  contentType: string;
}

/** What a call declares of its answer: the schema of a JSON body, or one of the shapes below. */
export type AnswerShape = z.ZodType | ListingShape | FileShape | KeptFileShape;

/** Whether the call lists records. */
export const isListing = (shape: AnswerShape): shape is ListingShape =>
  !(shape instanceof z.ZodType) && 'row' in shape;

/** The call answers all of such rows at once. */
export const rowsOf = <Row extends z.ZodObject>(row: Row): RowsShape<Row> => ({ shape: 'rows', row });

/** The call answers a `ListAnswer` of such rows. */
export const listOf = <Row extends z.ZodObject>(row: Row): ListShape<Row> => ({ shape: 'list', row });

/** The call answers a `Page` of such rows. */
export const pageOf = <Row extends z.ZodObject>(row: Row): PageShape<Row> => ({ shape: 'page', row });

/** The call answers a `FileAnswer` of this media type. */
export const fileOf = (contentType: string): FileShape => ({ shape: 'file', contentType });

/** The call answers a `KeptFile`, whose media type is the file's own. */
export const fileOfStore = (contentType: string): KeptFileShape => ({ shape: 'kept-file', contentType });

/** What a handler has to resolve to, given what its call declares. */
export type Answered<Shape extends AnswerShape> = Shape extends z.ZodType
  ? z.input<Shape>
  : Shape extends RowsShape<infer Row>
    ? z.input<Row>[]
    : Shape extends ListShape<infer Row>
      ? ListAnswer<z.input<Row>>
      : Shape extends PageShape<infer Row>
        ? Page<z.input<Row>>
        : Shape extends KeptFileShape
          ? KeptFile
          : FileAnswer;

/** `Given`, with each key that `Wanted` does not have made impossible: types alone let further keys through. */
export type Exact<Wanted, Given> = unknown extends Wanted
  ? Given
  : Given extends ListAnswer<infer GivenRow>
    ? Wanted extends ListAnswer<infer Row>
      ? ListAnswer<Exact<Row, GivenRow>>
      : never
    : Given extends Page<infer GivenRow>
      ? Wanted extends Page<infer Row>
        ? Page<Exact<Row, GivenRow>>
        : never
      : Given extends FileAnswer | KeptFile
        ? Given
        : Given extends readonly (infer GivenItem)[]
          ? Extract<Wanted, readonly unknown[]> extends readonly (infer Item)[]
            ? readonly Exact<Item, GivenItem>[]
            : never
          : Given extends object
            ? ExactKeys<Extract<Wanted, object>, Given>
            : Given;

type ExactKeys<Wanted, Given> = {
  [Key in keyof Given]: Key extends keyof Wanted ? Exact<Wanted[Key], Given[Key]> : never;
};
