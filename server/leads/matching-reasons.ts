/** What is known of a supplier that a buyer may be offered; of the last two years, where nothing else is said. */
export interface MatchingFacts {
  /** Buyers like this one that bought from it. */
  similarBuyers: number;
  /** The buyer's region, where it serves that; Nationwide where it serves the whole country. */
  serves: string | null;
  /** Of the last five years. */
  sales: number;
  /** Enquiries that it has had time to answer, and those of them that it has. */
  asked: number;
  answered: number;
}

const count = (number: number, one: string, more: string) =>
  `${number.toLocaleString('en-NZ')} ${number === 1 ? one : more}`;

/** Why a supplier is ranked where it is, in words for staff; what says nothing is left out. */
export function matchingReasons({ similarBuyers, serves, sales, asked, answered }: MatchingFacts): string[] {
  const reasons = [
    similarBuyers > 0 &&
      `${count(similarBuyers, 'similar buyer', 'similar buyers')} bought from it in the last two years`,
    serves !== null && `Serves ${serves === 'Nationwide' ? 'the whole country' : serves}`,
    sales > 0 && `${count(sales, 'sale', 'sales')} in the last five years`,
    asked > 0 &&
      `Has answered ${answered.toLocaleString('en-NZ')} of ${count(asked, 'enquiry', 'enquiries')}`,
  ];
  return reasons.filter((reason) => reason !== false);
}
