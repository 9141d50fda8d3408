import { headersOf, labelsOf } from './readable-as';

/** The noun of an import, as its wizard calls it. */
export type ImportWords = {
  /** Below /api/imports. */
  address: 'suppliers' | 'impactBuyers';
  /** One, and many of them. */
  one: string;
  many: string;
  /** Where its list is. */
  list: string;
  labels: ReturnType<typeof labelsOf>;
  listed: ReturnType<typeof headersOf>;
};

type Noun = Pick<ImportWords, 'address' | 'one' | 'many'> & {
  fields: Parameters<typeof labelsOf>[0];
  columns: Parameters<typeof headersOf>[0];
};

/** What a wizard has to know of a noun: its form and its list have the words. */
export const importWords = ({ fields, columns, ...words }: Noun): Omit<ImportWords, 'list'> => ({
  ...words,
  labels: labelsOf(fields, columns),
  listed: headersOf(columns),
});
