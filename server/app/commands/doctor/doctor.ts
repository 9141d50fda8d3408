import type pg from 'pg';
import { type Config, ConfigError } from '../../../platform/config/config.js';
import { within } from '../../../platform/part-checks.js';
import { connectDatabase } from '../../product-database.js';
import { SCHEDULED_JOBS } from '../../scheduled-jobs.js';
import { connectClient } from '../backup/dump-snapshot.js';
import { type Command, DONE, NEEDS_ATTENTION } from '../command.js';
import { openDatabase } from '../open-database.js';
import { certificateChecks } from './check-certificate.js';
import { databaseChecks } from './check-database.js';
import { machineChecks } from './check-machine.js';
import { partChecks } from './check-parts.js';
import { workChecks } from './check-work.js';
import { type Check, type Finding, fault, ok, STATES, type State } from './finding.js';
import { redactSecrets } from './redact-secrets.js';

/** The milliseconds that a check may take. */
const WITHIN_MS = 20_000;
const CODES: Record<State, number> = { ok: DONE, warning: 1, fault: NEEDS_ATTENTION };

type Named = Finding & { check: string };

/** Checks an installation and prints a line for each check. */
export const doctorCommand: Command = {
  usage: '[--json]',
  summary: 'Checks the installation. Exit code 0: all is well, 1: warnings, 2: faults.',
  options: { json: { type: 'boolean' } },
  async run({ values, config, print }) {
    const findings = await findAll(config);
    const worst = STATES.findLast((state) => findings.some((finding) => finding.state === state)) ?? 'ok';
    if (values.json) print(JSON.stringify({ state: worst, checks: findings }, null, 2));
    else for (const finding of findings) print(lineOf(finding));
    return CODES[worst];
  },
};

const lineOf = ({ state, check, message, advice }: Named) =>
  `${state.padEnd(7)}  ${check}: ${[message, advice].filter(Boolean).join(' ')}`;

async function findAll(readSettings: () => Config): Promise<Named[]> {
  let config: Config;
  try {
    config = readSettings();
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    return [{ check: 'configuration', ...fault(error.message, 'See “Settings” in docs/operations.md.') }];
  }
  const findings = [
    { check: 'configuration', ...ok('All settings are valid.') },
    ...(await runAll(machineChecks(config))),
    ...(await findInDatabase(config)),
    ...(await runAll([...(await partChecks(config)), ...certificateChecks(config.publicUrl)])),
  ];
  return findings.map((finding) => ({ ...finding, message: redactSecrets(finding.message, config) }));
}

async function findInDatabase(config: Config): Promise<Named[]> {
  const advice = 'Check DATABASE_URL and DATABASE_DIRECT_URL, and that PostgreSQL runs.';
  try {
    const opened = await openDatabase(config);
    try {
      const client = await connectClient(opened.directUrl);
      try {
        return await checkDatabase(config, client, opened.url);
      } finally {
        await client.end();
      }
    } finally {
      await opened.close();
    }
  } catch (error) {
    return [{ check: 'database', ...fault((error as Error).message, advice) }];
  }
}

async function checkDatabase(config: Config, client: pg.Client, url: string): Promise<Named[]> {
  const database = await connectDatabase({
    url,
    directUrl: config.databaseDirectUrl,
    poolSize: 1,
    patience: config.databasePatience,
    applicationName: 'uplift-command',
    onPoolError: () => undefined,
  });
  try {
    const findings = await runAll(databaseChecks(config, client, database));
    const hasSchema = await client.query(`SELECT FROM pg_class WHERE oid = to_regclass('chore')`);
    return hasSchema.rowCount === 0
      ? findings
      : [...findings, ...(await runAll(workChecks(client, SCHEDULED_JOBS)))];
  } finally {
    await database.close();
  }
}

/** Runs the checks one after another, since some share a connection. */
async function runAll(checks: readonly Check[]): Promise<Named[]> {
  const findings: Named[] = [];
  for (const { name, run, advice = 'See the message.' } of checks) {
    const finding = await within(run(), WITHIN_MS).catch((error: Error) => fault(reasonOf(error), advice));
    findings.push({ check: name, ...finding });
  }
  return findings;
}

/** Returns the message with that of its cause, since errors for users leave the cause out. */
function reasonOf({ message, cause }: Error): string {
  const because = cause instanceof Error && cause.message && !message.includes(cause.message);
  return (because ? `${message} (${cause.message})` : message).replace(/\s+/g, ' ');
}
