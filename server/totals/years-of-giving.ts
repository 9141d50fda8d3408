import { Field, Float, Int, ObjectType } from 'type-graphql';
import { equivalentHours } from './equivalent-hours.js';
import { FIGURES } from './figures.js';

@ObjectType({ description: 'The contributions of one year in New Zealand time.' })
export class YearOfGiving {
  @Field(() => Int, { description: FIGURES.year }) year!: number;
  @Field(() => Float, { description: FIGURES.contributions }) contribution!: number;
  @Field(() => Int, { description: 'The hours of community work that are equivalent to the contributions.' })
  equivalentHours!: number;
  @Field(() => Int, { description: FIGURES.completed }) sales!: number;
}

export type YearRow = Omit<YearOfGiving, 'equivalentHours'>;

/** Returns the years from the first to the last, including those without contributions. */
export function yearsOfGiving(rows: readonly YearRow[]): YearOfGiving[] {
  const first = rows[0]?.year ?? 0;
  const last = rows.at(-1)?.year ?? -1;
  const byYear = new Map(rows.map((row) => [row.year, row]));
  return Array.from({ length: last - first + 1 }, (_, index) => {
    const year = first + index;
    const { contribution, sales } = byYear.get(year) ?? { contribution: 0, sales: 0 };
    return { year, contribution, sales, equivalentHours: equivalentHours(contribution) };
  });
}
