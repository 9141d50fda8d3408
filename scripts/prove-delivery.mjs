import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { ensureBuilt, ensureInstalled, ROOT, requireNode } from './prepare.mjs';
import { killDatabase } from './proof/database-kills.mjs';
import { killRounds } from './proof/kill-rounds.mjs';
import { unrulyMails } from './proof/unruly-mails.mjs';

// Proves that each acknowledged write is stored and each mail sent exactly once, whatever is killed and
// whatever mail servers do: npm run prove -- --rounds 20 --database-rounds 20 --mails 10000
const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '20' },
    'database-rounds': { type: 'string', default: '20' },
    mails: { type: 'string', default: '10000' },
  },
});
requireNode();
process.chdir(ROOT);
await ensureInstalled();
await ensureBuilt();

/** Counts that must be zero. */
const FAULTS = [
  'lostOrDoubledWrites',
  'notSent',
  'sentButNeverTaken',
  'takenTwiceOutsideTheWindow',
  'stillQueued',
  'failedWithoutReason',
  'failedButTaken',
  'takenTwiceAlthoughAnswered',
  'otherThan200And503',
  'errorsInTheLog',
];
let faults = 0;

async function prove(title, work) {
  const folder = mkdtempSync(path.join(tmpdir(), 'uplift-proof-'));
  try {
    const found = await work(folder);
    console.info(title);
    console.table(
      Object.entries(found).map(([what, value]) => ({
        what,
        value: typeof value === 'object' ? JSON.stringify(value) : value,
      })),
    );
    for (const fault of FAULTS) faults += found[fault] ?? 0;
    if (found.mailsExpected !== undefined && found.mailsExpected !== found.mails) faults++;
  } finally {
    rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
  }
}

const rounds = Number(values.rounds);
const mails = Number(values.mails);
if (rounds) await prove('Killed under load', (folder) => killRounds(rounds, folder));
const databaseRounds = Number(values['database-rounds']);
if (databaseRounds)
  await prove('PostgreSQL killed under load', (folder) => killDatabase(databaseRounds, folder));
if (mails) await prove('Mails to an unruly server', (folder) => unrulyMails(mails, folder));
console.info(faults === 0 ? 'Proven.' : `${faults} faults.`);
process.exit(faults === 0 ? 0 : 1);
