// Writes the software bill of materials of the product (CycloneDX): every package that runs in production.
// npm run sbom, or node scripts/sbom.mjs FILE
import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const file = process.argv[2] ?? path.join('dist', 'sbom.cdx.json');
const text = execFileSync('npm', ['sbom', '--sbom-format', 'cyclonedx', '--omit', 'dev'], {
  encoding: 'utf8',
  maxBuffer: 64 * 1024 * 1024,
});
const { bomFormat, specVersion, components } = JSON.parse(text);
if (bomFormat !== 'CycloneDX' || components.length === 0) throw new Error('npm wrote no bill of materials.');
mkdirSync(path.dirname(file), { recursive: true });
writeFileSync(file, text);
console.info(`${file}: ${components.length} packages, CycloneDX ${specVersion}`);
