import type { ValueTransformer } from 'typeorm';

/** Converts numeric columns, which hold dollars with two decimals, to numbers. */
export const decimal: ValueTransformer = {
  to: (value: number | null | undefined) => value,
  from: (value: string | null) => (value === null ? null : Number(value)),
};
