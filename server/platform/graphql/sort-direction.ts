import { registerEnumType } from 'type-graphql';

export const SortDirectionEnum = { ASC: 'ASC', DESC: 'DESC' } as const;
export type SortDirection = (typeof SortDirectionEnum)[keyof typeof SortDirectionEnum];
registerEnumType(SortDirectionEnum, {
  name: 'SortDirection',
  description: 'The direction in which a list is sorted.',
  valuesConfig: {
    ASC: { description: 'From the lowest value to the highest.' },
    DESC: { description: 'From the highest value to the lowest.' },
  },
});
