// Fails if a package that runs in production has a known vulnerability of severity moderate or above, unless
// audit-exceptions.json has an entry for its advisory: { "advisory": "GHSA-…", "reason": "…", "until": "2027-01-31" }.
// An exception expires on its date. npm run audit
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { ROOT } from './prepare.mjs';

const SEVERITIES = ['moderate', 'high', 'critical'];

const exceptions = JSON.parse(readFileSync(new URL('audit-exceptions.json', import.meta.url), 'utf8'));
const today = new Date().toISOString().slice(0, 10);
const expired = exceptions.filter(({ until }) => until < today);
for (const { advisory, until } of expired)
  console.error(`The exception for ${advisory} expired on ${until}.`);

const { stdout } = spawnSync('npm', ['audit', '--omit=dev', '--json'], {
  cwd: ROOT,
  encoding: 'utf8',
  maxBuffer: 64 * 1024 * 1024,
});
const report = readReport(stdout);
if (!report) {
  console.warn('Vulnerabilities were not checked: the registry does not answer questions about them.');
} else {
  const found = advisoriesOf(report);
  const excepted = new Set(exceptions.map(({ advisory }) => advisory));
  const open = found.filter(({ advisory }) => !excepted.has(advisory));
  for (const { advisory, name, severity, title } of open)
    console.error(`${severity}: ${name}: ${title} (${advisory})`);
  console.info(
    `${found.length} known vulnerabilities, ${found.length - open.length} of them with an exception.`,
  );
  if (open.length > 0) process.exitCode = 1;
}
if (expired.length > 0) process.exitCode = 1;

/** Returns the report, or null if the registry gave none. */
function readReport(text) {
  try {
    const report = JSON.parse(text);
    return report.vulnerabilities ? report : null;
  } catch {
    return null;
  }
}

/** Returns each advisory once, with the package that it is about. */
function advisoriesOf({ vulnerabilities }) {
  const advisories = new Map();
  for (const { via } of Object.values(vulnerabilities))
    for (const cause of via) {
      if (typeof cause === 'string' || !SEVERITIES.includes(cause.severity)) continue;
      const { url, name, severity, title } = cause;
      const advisory = url.split('/').at(-1);
      advisories.set(advisory, { advisory, name, severity, title });
    }
  return [...advisories.values()];
}
