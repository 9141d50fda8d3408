import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

/** The entry module of the site’s pages. */
const SITE = 'client/app/entry-client.tsx';

interface ManifestEntry {
  file: string;
  imports?: string[];
}

/** The built client: its files, and those that a page needs. */
export class ClientBuild {
  private readonly manifest: Record<string, ManifestEntry>;

  constructor(readonly folder: string) {
    this.manifest = JSON.parse(readFileSync(path.join(folder, '.vite', 'manifest.json'), 'utf8'));
  }

  /**
   * Returns the address of the entry module, and those of it, of the screens and of all their imports, each
   * after its imports.
   */
  assetsFor(modules: string[], entry = SITE): { entry: string; scripts: string[] } {
    const start = this.manifest[entry];
    if (!start) throw new Error(`The client build has no ${entry}.`);
    const scripts = new Set<string>();
    const seen = new Set<ManifestEntry>();
    const visit = (entry: ManifestEntry | undefined) => {
      if (!entry || seen.has(entry)) return;
      seen.add(entry);
      for (const name of entry.imports ?? []) visit(this.manifest[name]);
      scripts.add(`/${entry.file}`);
    };
    visit(start);
    for (const module of modules) visit(this.manifest[module]);
    return { entry: `/${start.file}`, scripts: [...scripts] };
  }

  /** Returns the top-level files and folders to serve unchanged. */
  topLevel(): { name: string; folder: boolean }[] {
    return readdirSync(this.folder)
      .filter((name) => !name.startsWith('.') && !/\.(gz|br)$/.test(name))
      .map((name) => ({ name, folder: statSync(path.join(this.folder, name)).isDirectory() }));
  }
}
