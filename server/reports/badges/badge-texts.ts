import type { Language } from '../../platform/language.js';
import { PRODUCT_NAME } from '../../platform/product.js';
import type { BadgeKind } from './badge.input.js';
import type { BadgeFacts } from './badge.read-model.js';

const cents = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
const count = new Intl.NumberFormat('en-US');

/** Returns the contribution in dollars, formatted as on all screens (R320). */
const dollarsOf = ({ contribution }: Pick<BadgeFacts, 'contribution'>): string => cents.format(contribution);

/** Returns the hours of community work with thousands separators. */
const hoursOf = ({ hours }: Pick<BadgeFacts, 'hours'>): string => count.format(hours);

interface Words {
  /** Returns the title of the badge. */
  title: (name: string) => string;
  eyebrow: string;
  given: Record<BadgeKind, string>;
  hours: (hours: number) => string;
  /** Returns a sentence with all figures of the badge. */
  sentence: Record<BadgeKind, (name: string, dollars: string, hours: string) => string>;
}

const en: Words = {
  title: (name) => `The impact that ${name} has made with ${PRODUCT_NAME}`,
  eyebrow: 'Impact so far',
  given: {
    supplier: 'given to good causes',
    impactbuyer: 'given to good causes',
    goodcause: 'received so far',
  },
  hours: (hours) => (hours === 1 ? 'hour of community work' : 'hours of community work'),
  sentence: {
    supplier: (name, dollars, hours) =>
      `${name} has given ${dollars} to good causes through ${PRODUCT_NAME}, equal to ${hours} of community work.`,
    impactbuyer: (name, dollars, hours) =>
      `Purchases by ${name} have given ${dollars} to good causes through ${PRODUCT_NAME}, equal to ${hours} of community work.`,
    goodcause: (name, dollars, hours) =>
      `${name} has received ${dollars} through ${PRODUCT_NAME}, equal to ${hours} of community work.`,
  },
};

const mi: Words = {
  title: (name) => `Te whaitake o ${name} mā ${PRODUCT_NAME}`,
  eyebrow: 'Te whaitake ki nāianei',
  given: {
    supplier: 'ki ngā kaupapa pai',
    impactbuyer: 'ki ngā kaupapa pai',
    goodcause: 'kua tae mai',
  },
  hours: () => 'hāora mahi hapori',
  sentence: {
    supplier: (name, dollars, hours) =>
      `Kua tukuna e ${name} te ${dollars} ki ngā kaupapa pai mā ${PRODUCT_NAME}, he ōrite ki te ${hours} mahi hapori.`,
    impactbuyer: (name, dollars, hours) =>
      `Kua tukuna e ngā hokonga a ${name} te ${dollars} ki ngā kaupapa pai mā ${PRODUCT_NAME}, he ōrite ki te ${hours} mahi hapori.`,
    goodcause: (name, dollars, hours) =>
      `Kua tae te ${dollars} ki a ${name} mā ${PRODUCT_NAME}, he ōrite ki te ${hours} mahi hapori.`,
  },
};

const describeHours: Record<Language, (facts: BadgeFacts) => string> = {
  en: (facts) => `${hoursOf(facts)} ${facts.hours === 1 ? 'hour' : 'hours'}`,
  mi: (facts) => `${hoursOf(facts)} hāora`,
};

const words: Record<Language, Words> = { en, mi };

/** The texts of a badge in one language. */
export interface BadgeTexts {
  title: string;
  /** The text for screen readers. */
  sentence: string;
  eyebrow: string;
  dollars: string;
  given: string;
  hours: string;
  hoursLabel: string;
}

export function badgeTexts(kind: BadgeKind, facts: BadgeFacts, language: Language): BadgeTexts {
  const say = words[language];
  const dollars = dollarsOf(facts);
  return {
    title: say.title(facts.name),
    sentence: say.sentence[kind](facts.name, dollars, describeHours[language](facts)),
    eyebrow: say.eyebrow,
    dollars,
    given: say.given[kind],
    hours: hoursOf(facts),
    hoursLabel: say.hours(facts.hours),
  };
}
