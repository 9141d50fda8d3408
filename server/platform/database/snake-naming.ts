import { DefaultNamingStrategy } from 'typeorm';

/** What a property of an entity is called in the database. */
export const columnNameOf = (property: string) =>
  property
    .replace(/([a-z0-9])([A-Z])/g, '$1_$2')
    .replace(/([a-zA-Z])(\d+)$/, '$1_$2')
    .toLowerCase();

/** Properties are camelCase in code, columns snake_case in the database. */
export class SnakeNaming extends DefaultNamingStrategy {
  override columnName(propertyName: string, customName: string, prefixes: string[]): string {
    return columnNameOf([...prefixes, customName || propertyName].join('_'));
  }

  override joinColumnName(relationName: string, referencedColumnName: string): string {
    return columnNameOf(`${relationName}_${referencedColumnName}`);
  }
}
