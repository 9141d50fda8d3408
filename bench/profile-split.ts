import { readFileSync } from 'node:fs';
import type { Profiler } from 'node:inspector';
import { fileURLToPath } from 'node:url';

/** Whose code a moment of the processor was spent in. */
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

/** The bundler says above each module of the page renderer where it comes from. */
const MODULE_COMMENT = /^\s*\/\/(?:#region)? ?((?:node_modules|client)\/\S+)/;
const modulesByFile = new Map<string, string[]>();

/** For each line of a built file the source that it comes from. */
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

/** Whose code a frame is; null for built-in functions, which count for their caller. */
function partOf({ url, lineNumber, functionName }: Profiler.ProfileNode['callFrame']): Part | 'idle' | null {
  if (functionName === '(idle)') return 'idle';
  if (functionName === '(garbage collector)') return 'garbage';
  if (!url) return null;
  const source = url.includes('/dist/ssr/') ? modulesOf(fileURLToPath(url))[lineNumber] : url;
  return PACKAGES.find(([pattern]) => pattern.test(source ?? ''))?.[1] ?? 'own components';
}

/** The shares of the time in which the main thread was busy, by whose code it ran; they add up to 1. */
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
