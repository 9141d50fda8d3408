import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { lexicographicSortSchema, printSchema } from 'graphql';
import { CALL_GROUPS } from '../rest/calls.js';
import { openApiDocument } from '../rest/openapi/document.js';
import type { JsonSchema, OpenApiDocument, Operation } from '../rest/openapi/openapi.type.js';
import { createProductApi } from './schema.js';

// Scripts are not compiled for tests.
const script = (name: string) => import(pathToFileURL(path.resolve('scripts', 'api-changes', name)).href);
const { changelogFaults, contractChanges } = await script('contract.mjs');
const { withoutDescriptions } = await script('graphql-changes.mjs');
const { unnamedBreaks, withUnreleased } = await script('changelog.mjs');

interface Contract {
  schema: string;
  document: OpenApiDocument;
}

const EMPTY = '# Changelog\n\n## Unreleased\n\nNo changes.\n';

const schema = withoutDescriptions(
  printSchema(lexicographicSortSchema(createProductApi().executor.schema)),
) as string;
const document = JSON.stringify(openApiDocument(CALL_GROUPS));
const current = (): Contract => ({ schema, document: JSON.parse(document) });

const named = ({ document }: Contract, name: string) =>
  document.components.schemas[name] as Required<JsonSchema>;
const operation = ({ document }: Contract, address: string) => document.paths[address]?.get as Operation;

/** Breaking changes: the name in the changelog, and a function that makes the change. */
const BREAKS: [title: string, name: string, change: (contract: Contract) => void][] = [
  [
    'a removed field',
    'GraphQL `Certificate.number`',
    (c) => replaceIn(c, 'Certificate', /\n {2}number: .*/, ''),
  ],
  [
    'a removed argument',
    'GraphQL `Query.searchSuppliers.offset`',
    (c) => replaceIn(c, 'Query', /( searchSuppliers\([^)]*?)offset: [^,)]*,? ?/, '$1'),
  ],
  [
    'a required input field',
    'GraphQL `ContactMessageInput.companyFax`',
    (c) => replaceIn(c, 'ContactMessageInput', 'companyFax: String', 'companyFax: String!'),
  ],
  [
    'a removed enum value',
    'GraphQL `ActionStatus.DISMISSED`',
    (c) => replaceIn(c, 'ActionStatus', /\n {2}DISMISSED/, ''),
  ],
  ['a removed path', 'REST `GET business/all`', (c) => delete c.document.paths['/business/all']],
  [
    'a removed parameter',
    'REST `GET business/salesEnquiry offset`',
    (c) => remove(operation(c, '/business/salesEnquiry').parameters, 'offset'),
  ],
  ['a removed response field', 'REST `Supplier.name`', (c) => delete named(c, 'Supplier').properties.name],
  [
    'a required body field',
    'REST `NewSupplier.website`',
    (c) => named(c, 'NewSupplier').required.push('website'),
  ],
  [
    'a call for fewer roles',
    'REST `GET business/salesEnquiry`',
    (c) => operation(c, '/business/salesEnquiry')['x-audience'].pop(),
  ],
];

function replaceIn(contract: Contract, type: string, text: string | RegExp, by: string): void {
  const definition = new RegExp(`\\n(type|input|enum) ${type} (implements .*)?\\{[^}]*\\}`);
  contract.schema = contract.schema.replace(definition, (all) => all.replace(text, by));
}

function remove(parameters: Operation['parameters'] = [], name: string): void {
  parameters.splice(
    parameters.findIndex((each) => 'name' in each && each.name === name),
    1,
  );
}

describe('contract of the APIs', () => {
  it('has no breaking change since the latest release that the changelog does not name', async () => {
    expect(await changelogFaults(current())).toEqual([]);
  });

  it.each(BREAKS)('needs an entry in the changelog for %s', async (_, name, change) => {
    const contract = current();
    change(contract);
    const changes = await contractChanges(current(), contract);
    const breaks = unnamedBreaks(EMPTY, changes) as { api: string; name: string }[];
    expect(breaks.map((each) => `${each.api} \`${each.name}\``)).toEqual([name]);
    const changelog = withUnreleased(EMPTY, changes);
    expect(changelog).toContain(`### Breaking changes\n\n- ${name}: `);
    expect(unnamedBreaks(changelog, changes)).toEqual([]);
  });

  it('reports the removal of a deprecated field together with its dates', async () => {
    const contract = current();
    replaceIn(contract, 'ContactMessageInput', / *filledInMs: .*\n/, '');
    const [removal] = await contractChanges(current(), contract);
    expect(removal).toMatchObject({
      level: 'breaking',
      name: 'ContactMessageInput.filledInMs',
      deprecation: 'Leave it out. Deprecated since 2026-11-30. Removed after 2027-06-30.',
    });
  });
});
