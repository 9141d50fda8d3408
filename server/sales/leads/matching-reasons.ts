/** The facts about a supplier that can be offered to a buyer. */
export interface MatchingFacts {
  /** The number of similar buyers that bought from it in the last two years. */
  similarBuyers: number;
  /**
   * The category of the supplier that the buyer and buyers of the same type buy more of than others. Null if
   * there is none.
   */
  category: string | null;
  /**
   * The number of purchases in that category: by buyers of the same type in the last five years, and by the
   * buyer itself ever.
   */
  timesOfType: number | null;
  timesBefore: number | null;
  /**
   * The buyer's region if the supplier serves it by name, or Nationwide if it serves the whole country.
   * Otherwise null.
   */
  serves: string | null;
  /** The buyer's region if the supplier has its premises there. Otherwise null. */
  comesFrom: string | null;
  /** The number of its sales in the last five years. */
  sales: number;
  /**
   * The number of its enquiries in the last two years that were due an answer, and the number that it
   * answered.
   */
  due: number;
  answered: number;
  /** The number of its enquiries in the last three months that are still open. */
  open: number;
}

const count = (number: number, one: string, more: string) =>
  `${number.toLocaleString('en-NZ')} ${number === 1 ? one : more}`;

/** Returns the reasons from purchases of the buyer and of its type in the category. */
function taste({ category, timesOfType, timesBefore }: MatchingFacts): (string | false)[] {
  return [
    category !== null && !!timesBefore && `This buyer has bought ${category} before`,
    category !== null &&
      !!timesOfType &&
      `Buyers of the same type bought ${category} ${count(timesOfType, 'time', 'times')} in the last five years`,
  ];
}

function place({ serves, comesFrom }: MatchingFacts): string | false {
  const there = comesFrom === null ? null : `Is in ${comesFrom}`;
  const area = serves === 'Nationwide' ? 'the whole country' : serves && comesFrom ? 'it' : serves;
  if (there === null) return area !== null && `Serves ${area}`;
  return area === null ? there : `${there} and serves ${area}`;
}

/**
 * Returns the reasons for the rank of a supplier, as texts for staff. Facts that say nothing are left out.
 */
export function matchingReasons(facts: MatchingFacts): string[] {
  const { similarBuyers, sales, due, answered, open } = facts;
  const reasons = [
    similarBuyers > 0 &&
      `${count(similarBuyers, 'similar buyer', 'similar buyers')} bought from it in the last two years`,
    ...taste(facts),
    place(facts),
    sales > 0 && `${count(sales, 'sale', 'sales')} in the last five years`,
    due > 0 && `Has answered ${answered.toLocaleString('en-NZ')} of ${count(due, 'enquiry', 'enquiries')}`,
    open > 0 && `Has work in hand with ${count(open, 'enquiry', 'enquiries')} of the last three months`,
  ];
  return reasons.filter((reason) => reason !== false);
}
