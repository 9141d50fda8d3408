import { type FormSection, headersOf, labelsOf } from './import-targets';

/** Texts of the import of a record type. */
export type ImportTexts = {
  /** The path below /api/imports. */
  address: 'suppliers' | 'impactBuyers' | 'categories';
  /** The name of the record type, singular and plural. */
  one: string;
  many: string;
  /** Explains how rows are matched to records, and when a new one is created. */
  matched: string;
  /** The address of the list. */
  list: string;
  labels: ReturnType<typeof labelsOf>;
  listed: ReturnType<typeof headersOf>;
  /** The sections of the form; empty if it has few fields. */
  sections: readonly FormSection[];
};

type ImportTextOptions = Pick<ImportTexts, 'address' | 'one' | 'many'> & {
  matched?: string;
  sections?: readonly FormSection[];
  fields: Parameters<typeof labelsOf>[0];
  columns: Parameters<typeof headersOf>[0];
};

const byKeyword = (one: string) =>
  `Each row is matched to the ${one} with the same ID. If there is none, we look for the same URL keyword, then for the same name. A row without a match adds a new ${one}.`;

/** Returns the texts of an import: its form and its list supply most of them. */
export const importTexts = ({ fields, columns, ...words }: ImportTextOptions): Omit<ImportTexts, 'list'> => ({
  ...words,
  matched: words.matched ?? byKeyword(words.one),
  sections: words.sections ?? [],
  labels: labelsOf(fields, columns),
  listed: headersOf(columns),
});
