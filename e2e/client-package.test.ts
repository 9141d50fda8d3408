import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { apiToken, folderWithClient, runInFolder } from './client-package.js';
import { startProduct } from './start-product.js';

startProduct();

let folder: string;
beforeAll(async () => {
  folder = await folderWithClient();
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Returns the TypeScript examples of the package's own README. */
const examples = (): string[] => {
  const readme = readFileSync(path.join(folder, 'node_modules/@uplift/client/README.md'), 'utf8');
  return [...readme.matchAll(/```ts\n([\s\S]*?)```/g)].map(([, code = '']) => code);
};

/** Checks the types of a program in the folder and compiles it. Throws the errors of the compiler. */
function compile(name: string, code: string): string {
  writeFileSync(path.join(folder, `${name}.ts`), code);
  const strict = ['--strict', '--exactOptionalPropertyTypes', '--skipLibCheck', 'false'];
  const modern = [
    '--target',
    'es2022',
    '--module',
    'nodenext',
    '--lib',
    'es2023,dom,dom.iterable,dom.asynciterable',
  ];
  const types = ['--types', 'node', '--typeRoots', path.resolve('node_modules/@types')];
  const args = [
    path.resolve('node_modules/typescript/bin/tsc'),
    ...strict,
    ...modern,
    ...types,
    `${name}.ts`,
  ];
  try {
    execFileSync(process.execPath, args, { cwd: folder, encoding: 'utf8' });
  } catch (error) {
    throw new Error((error as { stdout: string }).stdout);
  }
  return `${name}.js`;
}

describe('the tarball of the client', () => {
  it('has code, types, the schema and a README, and no dependencies', () => {
    const inPackage = (file: string) => path.join(folder, 'node_modules/@uplift/client', file);
    for (const file of ['README.md', 'schema.graphql', 'lib/sdk/src/index.js', 'lib/sdk/src/index.d.ts'])
      expect([file, existsSync(inPackage(file))]).toEqual([file, true]);
    const { dependencies, version } = JSON.parse(readFileSync(inPackage('package.json'), 'utf8'));
    expect([dependencies, version]).toEqual([undefined, expect.stringMatching(/^\d+\.\d+\.\d+$/)]);
  });

  it('compiles each example of its README in strict mode, and runs them', async () => {
    const token = await apiToken('admin@uplift.example', ['suppliers:read', 'records:read', 'causes:write']);
    expect(examples().length).toBeGreaterThanOrEqual(4);
    for (const [index, code] of examples().entries()) {
      const program = compile(`example-${index}`, code);
      expect([program, await runInFolder(folder, [program], token)]).toEqual([
        program,
        expect.stringMatching(/\w/),
      ]);
    }
  });

  it('refuses variables and fields of a wrong type at compile time', () => {
    const typed = (
      call: string,
    ) => `import { type Query, type TypedDocument, UpliftClient } from '@uplift/client';
      const document = '' as TypedDocument<{ supplier: Pick<Query['supplierRecord'] & object, 'name'> }, { id: number }>;
      const client = new UpliftClient({ url: 'http://localhost' });
      ${call}`;
    compile('right', typed('client.query(document, { id: 1 }).then((data) => data.supplier.name.trim());'));
    expect(() => compile('no-id', typed('client.query(document);'))).toThrow('Expected');
    expect(() => compile('text', typed(`client.query(document, { id: '1' });`))).toThrow('not assignable');
    expect(() =>
      compile('field', typed('client.query(document, { id: 1 }).then((data) => data.cause);')),
    ).toThrow("'cause' does not exist");
  });
});
