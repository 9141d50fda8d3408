import { createHash } from 'node:crypto';
import { copyFile, mkdir, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { transformFile } from '@swc/core';
import { ROOT } from '../prepare.mjs';

const COMPILED = path.join(ROOT, '.cache', 'tests');
/** The folders that a test outside the client can import from. */
const FOLDERS = ['server', 'shared', 'demo', 'migrations', 'e2e', 'scripts', 'sdk', 'client/theme'];

/** Returns the compiler options of a file, as in tsconfig.server.json but without type checks. */
const optionsFor = (file) => ({
  swcrc: false,
  sourceMaps: 'inline',
  module: { type: 'es6' },
  jsc: {
    target: 'es2022',
    parser: { syntax: 'typescript', tsx: file.endsWith('x'), decorators: true },
    transform: {
      legacyDecorator: true,
      decoratorMetadata: true,
      useDefineForClassFields: false,
      react: { runtime: 'automatic' },
    },
    keepClassNames: true,
    experimental: { keepImportAttributes: true },
  },
});

/** Returns the JavaScript file that a TypeScript source is compiled to. JSON and SQL are copied. */
export const compiledPath = (source) =>
  path.join(COMPILED, path.relative(ROOT, source).replace(/\.tsx?$/, '.js'));

/**
 * Updates `.cache/tests` from the sources of the server, its tests and the browser tests: compiles the files
 * that changed since the last run and removes the output of deleted ones. Throws if a file does not parse.
 */
export async function compileTests() {
  await clearStaleCache();
  const sources = (await Promise.all(FOLDERS.map(sourcesIn))).flat();
  await Promise.all(sources.map(compileIfChanged));
  const expected = new Set(sources.map(compiledPath));
  const outputs = (await filesIn(COMPILED)).filter((file) => /\.(js|json|sql)$/.test(file));
  await Promise.all(outputs.filter((file) => !expected.has(file)).map((file) => rm(file)));
}

/** Removes output that was made with other options or another version of the compiler. */
async function clearStaleCache() {
  const compiler = await readFile(path.join(ROOT, 'node_modules', '@swc', 'core', 'package.json'), 'utf8');
  const wanted = createHash('sha256')
    .update(compiler)
    .update(JSON.stringify(optionsFor('.tsx')))
    .digest('hex');
  const stamp = path.join(COMPILED, '.options');
  if ((await readFile(stamp, 'utf8').catch(() => '')) === wanted) return;
  await rm(COMPILED, { recursive: true, force: true });
  await mkdir(COMPILED, { recursive: true });
  await writeFile(stamp, wanted);
}

const sourcesIn = async (folder) =>
  (await filesIn(path.join(ROOT, folder))).filter((file) => /(?<!\.d)\.(tsx?|json|sql)$/.test(file));

async function filesIn(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath ?? entry.path, entry.name));
}

/**
 * Compiles a changed file. The output has the modification time of its source, so a checkout of an older
 * version is noticed too.
 */
async function compileIfChanged(source) {
  const output = compiledPath(source);
  const [{ mtime }, known] = await Promise.all([stat(source), stat(output).catch(() => null)]);
  if (known && Math.abs(known.mtimeMs - mtime.getTime()) < 1) return;
  await mkdir(path.dirname(output), { recursive: true });
  if (!/\.tsx?$/.test(source)) await copyFile(source, output);
  else await writeFile(output, (await transformFile(source, optionsFor(source))).code);
  await utimes(output, mtime, mtime);
}
