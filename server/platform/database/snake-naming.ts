import { DefaultNamingStrategy } from 'typeorm';

/** Returns the column name of an entity property. */
export const columnNameOf = (property: string) =>
  property
    .replace(/([a-z0-9])([A-Z])/g, '$1_$2')
    .replace(/([a-zA-Z])(\d+)$/, '$1_$2')
    .toLowerCase();

/** Maps camelCase properties to snake_case columns. */
export class SnakeNaming extends DefaultNamingStrategy {
  override columnName(propertyName: string, customName: string, prefixes: string[]): string {
    return columnNameOf([...prefixes, customName || propertyName].join('_'));
  }

  override joinColumnName(relationName: string, referencedColumnName: string): string {
    return columnNameOf(`${relationName}_${referencedColumnName}`);
  }
}
