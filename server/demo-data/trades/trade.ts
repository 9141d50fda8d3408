/** What somebody writes to a supplier of a trade: the subject and the message. */
export interface EnquiryText {
  readonly about: string;
  /** May hold {place} and {when}. */
  readonly message: string;
}

/** A category with all that its suppliers, their customers and their pictures need. */
export interface Trade {
  /** File-safe name; pictures are called after it. */
  readonly slug: string;
  readonly category: string;
  readonly subCategories: readonly string[];
  /** What a listing is called, at most 50 characters. */
  readonly listTitles: readonly string[];
  /** Second half of a business name: Kōwhai *Plumbing*. */
  readonly nameEndings: readonly string[];
  readonly services: readonly string[];
  /** Words people search by that are never shown. */
  readonly keywords: readonly string[];
  readonly about: readonly string[];
  readonly enquiries: readonly EnquiryText[];
  /** Captions of work examples, at most 100 characters. */
  readonly work: readonly string[];
  /** What happy customers say, at most 225 characters. */
  readonly praise: readonly string[];
  /** Usual size of a sale in dollars, low and high. */
  readonly sale: readonly [number, number];
  /** How many of a hundred suppliers work all over the country. */
  readonly nationwide: number;
}
