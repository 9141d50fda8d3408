import { type FormSection, headersOf, labelsOf } from './readable-as';

/** The noun of an import, as its wizard calls it. */
export type ImportWords = {
  /** Below /api/imports. */
  address: 'suppliers' | 'impactBuyers' | 'categories';
  /** One, and many of them. */
  one: string;
  many: string;
  /** Which record a row is about, and when it is a new one. */
  matched: string;
  /** Where its list is. */
  list: string;
  labels: ReturnType<typeof labelsOf>;
  listed: ReturnType<typeof headersOf>;
  /** The parts of its form; none where it has few fields. */
  sections: readonly FormSection[];
};

type Noun = Pick<ImportWords, 'address' | 'one' | 'many'> & {
  matched?: string;
  sections?: readonly FormSection[];
  fields: Parameters<typeof labelsOf>[0];
  columns: Parameters<typeof headersOf>[0];
};

const byKeyword = (one: string) =>
  `Each row is matched to the ${one} with the same ID, else the same URL keyword, else the same name. A row without a match adds a new ${one}.`;

/** What a wizard has to know of a noun: its form and its list have the words. */
export const importWords = ({ fields, columns, ...words }: Noun): Omit<ImportWords, 'list'> => ({
  ...words,
  matched: words.matched ?? byKeyword(words.one),
  sections: words.sections ?? [],
  labels: labelsOf(fields, columns),
  listed: headersOf(columns),
});
