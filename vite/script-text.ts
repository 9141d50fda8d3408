import { build, type Plugin, type Rolldown } from 'vite';

const SUFFIX = '?script';

/** Builds a module and all that it imports to one script that can stand in a document. */
async function scriptOf(input: string): Promise<Rolldown.OutputChunk> {
  const built = (await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      // Of modules that it shares with the page it takes what it uses, and no more.
      rolldownOptions: { input, treeshake: { moduleSideEffects: false }, output: { format: 'iife' } },
    },
  })) as Rolldown.RolldownOutput;
  const [chunk, ...others] = built.output;
  if (others.length > 0) throw new Error(`${input} does not fit into one script`);
  return chunk;
}

/** `import text from './main.ts?script'` is the built text of that module, for a document that the server composes. */
export function scriptText(): Plugin {
  return {
    name: 'uplift-script-text',
    enforce: 'pre',
    async resolveId(source, importer) {
      if (!source.endsWith(SUFFIX)) return null;
      const resolved = await this.resolve(source.slice(0, -SUFFIX.length), importer);
      return resolved && resolved.id + SUFFIX;
    },
    async load(id) {
      if (!id.endsWith(SUFFIX)) return null;
      const { code, moduleIds } = await scriptOf(id.slice(0, -SUFFIX.length));
      for (const module of moduleIds) this.addWatchFile(module);
      return `export default ${JSON.stringify(code.trim())};`;
    },
  };
}
