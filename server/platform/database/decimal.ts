import type { ValueTransformer } from 'typeorm';

/** numeric columns hold dollars with two decimals; in code they are numbers. */
export const decimal: ValueTransformer = {
  to: (value: number | null | undefined) => value,
  from: (value: string | null) => (value === null ? null : Number(value)),
};
