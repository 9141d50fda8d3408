import { z } from 'zod';
import type { RecordList } from '../kits/lists/record-list.js';

/** A page of a list. The rows are the response body, and the total count is a header. */
export class Page<Row = unknown> {
  constructor(
    readonly rows: Row[],
    readonly totalCount: number,
  ) {}
}

/**
 * A whole list, or the requested part of it, streamed as it is read, with an ETag and its total count (A161).
 */
export class ListAnswer<Row = unknown> {
  constructor(readonly list: RecordList<Row>) {}
}

/** A file as a response, shown in the browser under its name. */
export class FileAnswer {
  constructor(
    /** Returns the bytes. Only called if they are sent. */
    readonly bytes: () => Promise<Buffer>,
    readonly contentType: string,
    /** The file name of letters, digits and hyphens, since it is in a header. */
    readonly fileName: string,
    /** The caching of the file. Null if it must not be cached. */
    readonly caching: { publicSeconds: number; etag: string } | null,
  ) {}
}

/** A file of the store, streamed as at its public address. */
export class StoredFileAnswer {
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

/** The response of a call that lists records, of which the caller may request some columns (R328). */
type ListingShape = RowsShape | ListShape | PageShape;

interface FileShape {
  shape: 'file';
  contentType: string;
  /** True if the file can have an ETag, so that the response can be 304. */
  tagged: boolean;
}

interface StoredFileShape {
  shape: 'kept-file';
}

/** The declared response of a call: the schema of a JSON body, or one of the shapes below. */
export type AnswerShape = z.ZodType | ListingShape | FileShape | StoredFileShape;

/** Returns true if the call lists records. */
export const isListing = (shape: AnswerShape): shape is ListingShape =>
  !(shape instanceof z.ZodType) && 'row' in shape;

/** Returns true if the response is a file of the store. */
export const isStoredFile = (shape: AnswerShape): shape is StoredFileShape =>
  !(shape instanceof z.ZodType) && shape.shape === 'kept-file';

/** Declares a response with all such rows at once. */
export const rowsOf = <Row extends z.ZodObject>(row: Row): RowsShape<Row> => ({ shape: 'rows', row });

/** Declares a response with a `ListAnswer` of such rows. */
export const listOf = <Row extends z.ZodObject>(row: Row): ListShape<Row> => ({ shape: 'list', row });

/** Declares a response with a `Page` of such rows. */
export const pageOf = <Row extends z.ZodObject>(row: Row): PageShape<Row> => ({ shape: 'page', row });

/** Declares a response with a `FileAnswer` of this media type. */
export const fileOf = (contentType: string, { tagged = false } = {}): FileShape => ({
  shape: 'file',
  contentType,
  tagged,
});

/** Declares a response with a `StoredFileAnswer`, whose media type is that of the file. */
export const fileOfStore: StoredFileShape = { shape: 'kept-file' };

/** The result type of a handler, given the declared response. */
export type WithRawNodes<Shape extends AnswerShape> = Shape extends z.ZodType
  ? z.input<Shape>
  : Shape extends RowsShape<infer Row>
    ? z.input<Row>[]
    : Shape extends ListShape<infer Row>
      ? ListAnswer<z.input<Row>>
      : Shape extends PageShape<infer Row>
        ? Page<z.input<Row>>
        : Shape extends StoredFileShape
          ? StoredFileAnswer
          : FileAnswer;

/** `Given` with all keys that are not in `Wanted` forbidden, since types alone allow additional keys. */
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
      : Given extends FileAnswer | StoredFileAnswer
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
