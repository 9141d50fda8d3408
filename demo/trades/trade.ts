/** What somebody writes to a supplier of a trade: the subject and the message. */
export interface EnquiryText {
  readonly about: string;
  /** Services that the message is meant for. */
  readonly asksFor: readonly string[];
  /** May hold {place} and {when}. */
  readonly message: string;
}

/** One kind of business in a trade, such as the Drainlayer among the plumbers. */
export interface TradeKind {
  /** What the listing is called, at most 50 characters. */
  readonly listTitle: string;
  /** Second half of a business name: Kōwhai *Plumbing*. */
  readonly nameEndings: readonly string[];
  /** What such a business may offer, the most usual first. */
  readonly services: readonly string[];
}

/** A category with all that its suppliers, their customers and their pictures need. */
export interface Trade {
  /** File-safe name; pictures are called after it. */
  readonly slug: string;
  readonly category: string;
  readonly subCategories: readonly string[];
  readonly kinds: readonly TradeKind[];
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
