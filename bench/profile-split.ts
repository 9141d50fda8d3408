import { readFileSync } from 'node:fs';
import type { Profiler } from 'node:inspector';
import { fileURLToPath } from 'node:url';

/** The owners of code that processor time is attributed to. */
export const PARTS = [
  'React',
  'Chakra and Emotion',
  'Apollo',
  'router',
  'own components',
  'GraphQL and database',
  'Node and others',
  'garbage',
] as const;
export type Part = (typeof PARTS)[number];

const PACKAGES: [RegExp, Part][] = [
  [/node_modules\/(react|react-dom|scheduler)\//, 'React'],
  [/node_modules\/(@chakra-ui|@emotion|@ark-ui|@zag-js|@pandacss|stylis)\//, 'Chakra and Emotion'],
  [/node_modules\/(@apollo\/client|@wry|optimism|rxjs)\//, 'Apollo'],
  [/node_modules\/react-router\//, 'router'],
  [
    /node_modules\/(graphql|graphql-jit|type-graphql|pg|pg-[a-z]+|typeorm)\/|\/dist\/server\//,
    'GraphQL and database',
  ],
  [/node_modules\/|^node:/, 'Node and others'],
];

/** Matches the comment of the bundler above each module of the page renderer, which contains its source. */
const MODULE_COMMENT = /^\s*\/\/(?:#region)? ?((?:node_modules|client)\/\S+)/;
const modulesByFile = new Map<string, string[]>();

/** Returns the source of each line of a built file. */
function modulesOf(file: string): string[] {
  const known = modulesByFile.get(file);
  if (known) return known;
  let module = 'client/';
  const modules = readFileSync(file, 'utf8')
    .split('\n')
    .map((line) => {
      module = MODULE_COMMENT.exec(line)?.[1] ?? module;
      return module;
    });
  modulesByFile.set(file, modules);
  return modules;
}

/** Returns the owner of the code of a frame. Null for built-in functions, which count for their caller. */
function partOf({ url, lineNumber, functionName }: Profiler.ProfileNode['callFrame']): Part | 'idle' | null {
  if (functionName === '(idle)') return 'idle';
  if (functionName === '(garbage collector)') return 'garbage';
  if (!url) return null;
  const source = url.includes('/dist/ssr/') ? modulesOf(fileURLToPath(url))[lineNumber] : url;
  return PACKAGES.find(([pattern]) => pattern.test(source ?? ''))?.[1] ?? 'own components';
}

/** Returns the shares of the busy time of the main thread by owner of the code. They add up to 1. */
export function splitOf({ nodes, samples = [], timeDeltas = [] }: Profiler.Profile): Map<Part, number> {
  const parts = new Map<number, Part | 'idle'>();
  const assign = (node: Profiler.ProfileNode | undefined, caller: Part | 'idle') => {
    if (!node) return;
    const part = partOf(node.callFrame) ?? caller;
    parts.set(node.id, part);
    for (const child of node.children ?? []) assign(byId.get(child), part);
  };
  const byId = new Map(nodes.map((node) => [node.id, node]));
  assign(nodes[0], 'Node and others');
  const times = new Map<Part, number>();
  samples.forEach((sample, index) => {
    const part = parts.get(sample) ?? 'Node and others';
    if (part !== 'idle') times.set(part, (times.get(part) ?? 0) + Math.max(0, timeDeltas[index] ?? 0));
  });
  const busy = [...times.values()].reduce((sum, time) => sum + time, 0);
  return new Map([...times].map(([part, time]) => [part, time / busy]));
}
