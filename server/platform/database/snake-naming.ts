import { DefaultNamingStrategy } from 'typeorm';

const snake = (name: string) =>
  name
    .replace(/([a-z0-9])([A-Z])/g, '$1_$2')
    .replace(/([a-zA-Z])(\d+)$/, '$1_$2')
    .toLowerCase();

/** Properties are camelCase in code, columns snake_case in the database. */
export class SnakeNaming extends DefaultNamingStrategy {
  override columnName(propertyName: string, customName: string, prefixes: string[]): string {
    return snake([...prefixes, customName || propertyName].join('_'));
  }

  override joinColumnName(relationName: string, referencedColumnName: string): string {
    return snake(`${relationName}_${referencedColumnName}`);
  }
}
