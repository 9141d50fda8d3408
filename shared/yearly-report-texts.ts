import { MONTHS } from './months.js';
import { PRODUCT_NAME } from './product-name.js';

/** The kind of organisation that a report is about. */
export type ReportedOf = 'supplier' | 'good-cause';

/** Values for sentences, as they are written. */
interface Said {
  name: string;
  year: number;
  /** The contribution in dollars, such as `$1,234.50`. For a good cause it is half of the whole (A102). */
  contribution: string;
  total: string;
  hours: string;
}

/** All texts of a yearly report, on the page and on paper. */
export interface YearlyReportTexts {
  title: string;
  titleOf: (name: string, year: number) => string;
  /** Returns the statement of the year, in a sentence or two. */
  statement: Record<ReportedOf, (said: Said) => string>;
  /** Returns the statement of a year without contributions. */
  nothing: (said: Pick<Said, 'name' | 'year'>) => string;
  /** The explanation below the contribution. */
  contribution: Record<ReportedOf, string>;
  hours: string;
  completed: string;
  enquiries: string;
  causes: string;
  suppliers: string;
  buyers: string;
  more: (percent: string, year: number) => string;
  less: (percent: string, year: number) => string;
  same: (year: number) => string;
  monthByMonth: string;
  monthsInFigures: string;
  /** The descriptions of the amounts of months, causes, categories and buyers. */
  amounts: Record<ReportedOf, string>;
  /** Returns the text alternative of the chart. */
  bars: (year: number, month: string, dollars: string) => string;
  noBars: (year: number) => string;
  month: string;
  months: readonly string[];
  shortMonths: readonly string[];
  total: string;
  byCause: string;
  cause: string;
  noCause: string;
  byCategory: string;
  category: string;
  noCategory: string;
  byBuyerType: string;
  buyerType: string;
  consumer: string;
  share: string;
  howWeCount: string;
  /** Returns the explanation of the calculation, with its last day. */
  explanation: Record<ReportedOf, (day: string) => string>;
  page: (page: number) => string;
  registered: (trust: string, number: string) => string;
}

const HOW =
  'Sales that fell through are not counted. Each $22.75 contributed counts as one hour of community work. Years and months are in New Zealand time.';
const HALF =
  'The figures by month, category and buyer show all contributions given for the good cause. The good cause’s total and hours of community work are based on half of that amount.';

const en: YearlyReportTexts = {
  title: 'Yearly impact report',
  titleOf: (name, year) => `Yearly impact report ${year} for ${name}`,
  statement: {
    supplier: ({ name, year, contribution, hours }) =>
      `In ${year} ${name} gave ${contribution} from its sales through ${PRODUCT_NAME} to good causes for children and young people in Aotearoa New Zealand. That equals ${hours} hours of community work.`,
    'good-cause': ({ name, year, contribution, total, hours }) =>
      `In ${year}, suppliers on ${PRODUCT_NAME} contributed ${total} from purchases that support ${name}. Half of that, ${contribution}, is counted as support for its work. That equals ${hours} hours of community work.`,
  },
  nothing: ({ name, year }) => `No contributions yet in ${year} for ${name}.`,
  contribution: { supplier: 'given to good causes', 'good-cause': 'for its work' },
  hours: 'equivalent hours of community work',
  completed: 'completed sales',
  enquiries: 'enquiries',
  causes: 'good causes supported',
  suppliers: 'suppliers who gave',
  buyers: 'buyers who chose it and bought',
  more: (percent, year) => `${percent}% more than in ${year}`,
  less: (percent, year) => `${percent}% less than in ${year}`,
  same: (year) => `as much as in ${year}`,
  monthByMonth: 'Month by month',
  monthsInFigures: 'Figures by month',
  amounts: { supplier: 'Given', 'good-cause': 'Given to help the good cause' },
  bars: (year, month, dollars) =>
    `Bar chart of contributions in each month of ${year}, next to the same months of ${year - 1}. The month with the most contributions is ${month} with ${dollars}. The table below has all the figures.`,
  noBars: (year) => `There is no chart because there are no contributions in ${year}.`,
  month: 'Month',
  months: MONTHS,
  shortMonths: MONTHS.map((month) => month.slice(0, 3)),
  total: 'Total',
  byCause: 'Good causes supported',
  cause: 'Good cause',
  noCause: 'Not chosen yet',
  byCategory: 'By supplier category',
  category: 'Supplier category',
  noCategory: 'No category',
  byBuyerType: 'By buyer type',
  buyerType: 'Buyer type',
  consumer: 'Consumer',
  share: 'Share',
  howWeCount: 'How we work out these figures',
  explanation: {
    supplier: (day) =>
      `Contributions are what the supplier gave from this year’s sales, excluding GST. ${HOW} Figures are as at ${day}. Later corrections will change the figures.`,
    'good-cause': (day) =>
      `Contributions are what suppliers gave from this year’s sales, excluding GST. ${HALF} ${HOW} Figures are as at ${day}. Later corrections will change the figures.`,
  },
  page: (page) => `Page ${page}`,
  registered: (trust, number) => `${trust}, registered charity ${number}`,
};

const MI_HOW =
  'Kāore e tatauria ngā hokonga i taka. Ko te $22.75 he hāora kotahi o te mahi hapori. Nō Aotearoa ngā tau me ngā marama.';
const MI_HALF =
  'Ko ngā marama, ngā kāwai me ngā kaihoko e whakaatu ana i ngā mea katoa i tukuna i raro i tōna ingoa; ko te haurua tēnā o tōna tapeke me ngā hāora.';

const mi: YearlyReportTexts = {
  title: 'Pūrongo whaitake ā-tau',
  titleOf: (name, year) => `Te pūrongo whaitake ā-tau ${year} a ${name}`,
  statement: {
    supplier: ({ name, year, contribution, hours }) =>
      `I te tau ${year} i tukuna e ${name} te ${contribution} o āna hokonga mā ${PRODUCT_NAME} ki ngā kaupapa pai, mō ngā tamariki me ngā rangatahi o Aotearoa. He ōrite tēnā ki te ${hours} hāora mahi hapori.`,
    'good-cause': ({ name, year, contribution, total, hours }) =>
      `I te tau ${year} i tukuna e ngā kaiwhakarato o ${PRODUCT_NAME} te ${total} mō ngā hokonga i raro i te ingoa o ${name}. Ko te haurua, ${contribution}, ka tatauria mō āna mahi: ${hours} hāora mahi hapori.`,
  },
  nothing: ({ name, year }) => `Kāore anō he takoha o te tau ${year} hei tatau mō ${name}.`,
  contribution: { supplier: 'kua tukuna ki ngā kaupapa pai', 'good-cause': 'mō āna mahi' },
  hours: 'hāora mahi hapori e rite ana',
  completed: 'hokonga kua oti',
  enquiries: 'pātai',
  causes: 'kaupapa pai kua tautokona',
  suppliers: 'kaiwhakarato i tuku takoha',
  buyers: 'kaihoko i kōwhiri, i hoko hoki',
  more: (percent, year) => `he ${percent}% te nui ake i te tau ${year}`,
  less: (percent, year) => `he ${percent}% te iti iho i te tau ${year}`,
  same: (year) => `he rite ki te tau ${year}`,
  monthByMonth: 'Ia marama, ia marama',
  monthsInFigures: 'Ngā tatauranga o ia marama',
  amounts: { supplier: 'Takoha', 'good-cause': 'Takoha i tōna ingoa' },
  bars: (year, month, dollars) =>
    `Ngā pae o ngā takoha o ia marama o te tau ${year}, ki te taha o ngā marama o te tau ${year - 1}. Ko ${month} te mea nui rawa: ${dollars}. Kei te ripanga o raro ngā tau katoa.`,
  noBars: (year) => `Kāore he pae: kāore he takoha i te tau ${year}.`,
  month: 'Marama',
  months: [
    'Kohitātea',
    'Huitanguru',
    'Poutūterangi',
    'Paengawhāwhā',
    'Haratua',
    'Pipiri',
    'Hōngongoi',
    'Hereturikōkā',
    'Mahuru',
    'Whiringa-ā-nuku',
    'Whiringa-ā-rangi',
    'Hakihea',
  ],
  shortMonths: [
    'Kohi',
    'Hui',
    'Pou',
    'Pae',
    'Hara',
    'Pipi',
    'Hōngo',
    'Here',
    'Mahu',
    'Nuku',
    'Rangi',
    'Haki',
  ],
  total: 'Tapeke',
  byCause: 'Ngā kaupapa pai e tautokona ana',
  cause: 'Kaupapa pai',
  noCause: 'Kāore anō kia kōwhiria',
  byCategory: 'Ngā mea i hokona',
  category: 'Kāwai kaiwhakarato',
  noCategory: 'Kāore he kāwai',
  byBuyerType: 'Ko wai i hoko',
  buyerType: 'Momo kaihoko',
  consumer: 'Kiritaki',
  share: 'Wāhanga',
  howWeCount: 'Me pēhea te tatau',
  explanation: {
    supplier: (day) =>
      `Ko ngā takoha ngā mea i tukuna e te kaiwhakarato mō ngā hokonga o tēnei tau, kāore he GST. ${MI_HOW} I tatauria tae noa ki te ${day}; ka huri ngā tau ina whakatikaina he hokonga.`,
    'good-cause': (day) =>
      `Ko ngā takoha ngā mea i tukuna e ngā kaiwhakarato mō ngā hokonga o tēnei tau, kāore he GST. ${MI_HALF} ${MI_HOW} I tatauria tae noa ki te ${day}; ka huri ngā tau ina whakatikaina he hokonga.`,
  },
  page: (page) => `Whārangi ${page}`,
  registered: (trust, number) => `${trust}, he kaupapa atawhai rēhita, ${number}`,
};

/** The texts of yearly reports, by language. */
export const yearlyReportTexts: Readonly<Record<'en' | 'mi', YearlyReportTexts>> = { en, mi };

/** Returns text with an upper-case first letter, for headings. */
export const asHeading = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** Compares an amount with the year before. Null if there was none. */
export function yearComparison(
  words: YearlyReportTexts,
  { now, before, year }: { now: number; before: number; year: number },
): string | null {
  if (before <= 0) return null;
  const change = now - before;
  if (change === 0) return words.same(year);
  const percent = ((Math.abs(change) / before) * 100).toFixed(1);
  return change > 0 ? words.more(percent, year) : words.less(percent, year);
}

/** Returns a day such as `2026-11-26` in words: `26 November 2026`. */
export function formatLongDay({ months }: YearlyReportTexts, day: string): string {
  const [year, month, date] = day.split('-').map(Number);
  return `${date} ${months[(month ?? 1) - 1]} ${year}`;
}
