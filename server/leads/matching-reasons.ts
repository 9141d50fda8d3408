/** What is known of a supplier that a buyer may be offered. */
export interface MatchingFacts {
  /** Buyers like this one that bought from it in the last two years. */
  similarBuyers: number;
  /** What it sells that the buyer and those of its type buy more of than others; null where that is nothing. */
  category: string | null;
  /** How often buyers of the same type bought of that in the last five years; and the buyer itself, ever. */
  timesOfType: number | null;
  timesBefore: number | null;
  /** The buyer's region, where it serves that; Nationwide where it serves the whole country. */
  serves: string | null;
  /** The buyer's region, where it has its premises in that. */
  comesFrom: string | null;
  /** Of the last five years. */
  sales: number;
  /** Enquiries of the last two years that it has had time to answer, and those of them that it has. */
  asked: number;
  answered: number;
  /** Enquiries of the last three months that it still has work with. */
  open: number;
}

const count = (number: number, one: string, more: string) =>
  `${number.toLocaleString('en-NZ')} ${number === 1 ? one : more}`;

/** What the buyer, and those of its type, have bought of the category that the supplier is liked for. */
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

/** Why a supplier is ranked where it is, in words for staff; what says nothing is left out. */
export function matchingReasons(facts: MatchingFacts): string[] {
  const { similarBuyers, sales, asked, answered, open } = facts;
  const reasons = [
    similarBuyers > 0 &&
      `${count(similarBuyers, 'similar buyer', 'similar buyers')} bought from it in the last two years`,
    ...taste(facts),
    place(facts),
    sales > 0 && `${count(sales, 'sale', 'sales')} in the last five years`,
    asked > 0 &&
      `Has answered ${answered.toLocaleString('en-NZ')} of ${count(asked, 'enquiry', 'enquiries')}`,
    open > 0 && `Has work in hand with ${count(open, 'enquiry', 'enquiries')} of the last three months`,
  ];
  return reasons.filter((reason) => reason !== false);
}
