/** The text of an enquiry to a supplier of a trade: the subject and the message. */
export interface EnquiryText {
  readonly about: string;
  /** The services that the message asks for. */
  readonly asksFor: readonly string[];
  /** The message, which may contain {place} and {when}. */
  readonly message: string;
}

/** One kind of business in a trade, such as drainlayers among plumbers. */
export interface TradeKind {
  /** The title of the listing, at most 50 characters. */
  readonly listTitle: string;
  /** The second halves of business names: Kōwhai *Plumbing*. */
  readonly nameEndings: readonly string[];
  /** The services that such a business may offer, the most usual first. */
  readonly services: readonly string[];
}

/** A category with the texts for its suppliers, their customers and their pictures. */
export interface Trade {
  /** The name in file names, also of its pictures. */
  readonly slug: string;
  readonly category: string;
  readonly subCategories: readonly string[];
  readonly kinds: readonly TradeKind[];
  /** Keywords for the search that are not on the profile. */
  readonly keywords: readonly string[];
  readonly about: readonly string[];
  readonly enquiries: readonly EnquiryText[];
  /** The captions of work examples, at most 100 characters. */
  readonly work: readonly string[];
  /** The texts of testimonials, at most 225 characters. */
  readonly praise: readonly string[];
  /** The usual range of a sale in dollars. */
  readonly sale: readonly [number, number];
  /** The percentage of suppliers that work in the whole country. */
  readonly nationwide: number;
}
