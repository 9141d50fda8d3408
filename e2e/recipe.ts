import { cpSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'csv-parse/sync';
import { apiToken, folderWithClient, runInFolder } from './client-package.js';

export const RECIPES = 'docs/recipes';

/** Returns the scopes that the page of a recipe names. */
export function documentedScopes(name: string): string[] {
  const page = readFileSync(path.join(RECIPES, `${name}.md`), 'utf8');
  const [, scopes = ''] = /^API token: (.*)$/m.exec(page) ?? [];
  return [...scopes.matchAll(/`(\w+:\w+)`/g)].map(([, scope = '']) => scope);
}

/** A folder with the recipes and the package @uplift/client, for the tests of a file. */
export function recipeFolder() {
  let folder: string;
  beforeAll(async () => {
    folder = await folderWithClient();
    cpSync(RECIPES, folder, { recursive: true });
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const read = (file: string) => readFileSync(path.join(folder, file), 'utf8');
  return {
    /** Returns the path of a file in the folder. */
    pathOf: (file: string) => path.join(folder, file),
    read,
    rowsOf: (file: string): Record<string, string>[] => parse(read(file), { columns: true }),
    /** Runs the script of a recipe, with a token that has exactly the scopes that its page names. */
    async run(name: string, args: string[] = [], settings: Record<string, string> = {}): Promise<void> {
      const scopes = documentedScopes(name);
      const token = scopes.length > 0 ? await apiToken('admin@uplift.example', scopes) : undefined;
      await runInFolder(folder, [`${name}.mjs`, ...args], token, settings);
    },
  };
}
