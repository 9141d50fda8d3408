// Refuses texts that do not read at first sight: doc comments and descriptions of the GraphQL schema that begin as a
// riddle or say nothing, definitions without a description, house words in names of files and declarations at module
// level, and sentences in strings that name nobody or nothing. With a path, only what is below it:
// node scripts/prose.mjs client/features

import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { parse, visit } from 'graphql';
import { ROOT } from './prepare.mjs';
import { EXCEPTIONS, MAX_EXCEPTIONS } from './prose-exceptions.mjs';
import { faultOfText } from './prose-faults.mjs';
import { faultOfFileName, faultsOfDeclarations } from './prose-names.mjs';
import { faultsOfStrings, hasReadTexts } from './prose-strings.mjs';

const GENERATED = /\/generated\/|\.generated\.|\.d\.ts$/;

const lineOf = (source, index) => source.slice(0, index).split('\n').length;

function* commentsOf(source) {
  for (const match of source.matchAll(/\/\*\*(?!\/)([\s\S]*?)\*\//g)) {
    const text = match[1].replace(/^\s*\* ?/gm, '').trim();
    if (text && !text.startsWith('@'))
      yield { line: lineOf(source, match.index), text, fault: faultOfText(text) };
  }
}

function* descriptionsOf(source) {
  const found = [];
  const check = (node, _key, _parent, _path, ancestors) => {
    const owner = ancestors.findLast((each) => each?.kind?.endsWith('Definition') && each.name);
    const name = owner ? `${owner.name.value}.${node.name.value}` : node.name.value;
    const text = node.description?.value ?? '';
    found.push({ line: node.loc.startToken.line, text: `${name}: ${text}`, fault: faultOfText(text) });
  };
  visit(parse(source), {
    ObjectTypeDefinition: check,
    InterfaceTypeDefinition: check,
    UnionTypeDefinition: check,
    ScalarTypeDefinition: check,
    EnumTypeDefinition: check,
    EnumValueDefinition: check,
    InputObjectTypeDefinition: check,
    FieldDefinition: check,
    InputValueDefinition: check,
  });
  yield* found;
}

function* textsOf(file) {
  yield faultOfFileName(file);
  if (file !== 'schema.graphql' && (!/\.(ts|tsx|mjs)$/.test(file) || GENERATED.test(file))) return;
  const source = readFileSync(file, 'utf8');
  yield* file === 'schema.graphql' ? descriptionsOf(source) : commentsOf(source);
  if (file !== 'schema.graphql') yield* faultsOfDeclarations(source);
  if (hasReadTexts(file)) yield* faultsOfStrings(source);
}

process.chdir(ROOT);
const [below = '.'] = process.argv.slice(2);
const files = execFileSync('git', ['ls-files', '--', below], { encoding: 'utf8' }).trim().split('\n');
const isExcepted = (file) => EXCEPTIONS.some(({ path }) => file.startsWith(path));
const faults = files
  .filter((file) => !isExcepted(file))
  .flatMap((file) => [...textsOf(file)].filter(({ fault }) => fault).map((found) => ({ file, ...found })));
for (const { file, line, text, fault } of faults)
  console.error(`${file}:${line} ${fault}: ${text.replace(/\s+/g, ' ').slice(0, 120)}`);
if (EXCEPTIONS.length > MAX_EXCEPTIONS)
  console.error(`There are ${EXCEPTIONS.length} exceptions, more than ${MAX_EXCEPTIONS}.`);
if (faults.length > 0) console.error(`Texts and names to be written plainly: ${faults.length}.`);
process.exitCode = faults.length > 0 || EXCEPTIONS.length > MAX_EXCEPTIONS ? 1 : 0;
