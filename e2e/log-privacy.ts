import { Client } from 'pg';

/** Names of columns with texts about the identity or the words of a person. */
const PERSONAL =
  '(^|_)(email|mobile|phone|full_name|contact_name|owner_name|from_name|sender_name|address|message|body_text)$';
/** The minimum length of a text. Shorter ones occur by chance. */
const LEAST_LENGTH = 6;
/** Short numbers, which occur by chance as parts of others. */
const DIGITS = /^\d{1,8}$/;
/** The address at which products of browser tests listen, and from which all visitors come. */
const LOOPBACK = '127.0.0.1';
/** Lines for the terminal, and warnings of Node, outside production. */
const BANNER =
  /^(Uplift is open at|Filling the database|Demo sign-ins|Sign in|\(node:\d+\)|\(Use `node|\s|$)/;

/** Fields that differ from line to line, and contain no texts. */
const BESIDE = ['time', 'pid', 'hostname', 'reqId', 'requestId', 'responseTime'];

/**
 * Returns problems in a product’s output after a file of tests: lines that are neither JSON nor a banner, and
 * texts about people in its database.
 */
export async function logProblems(lines: readonly string[], databaseUrl: string): Promise<string[]> {
  const printed = lines.filter((line) => !BANNER.test(line));
  const log = new Set<string>();
  const unreadable: string[] = [];
  for (const line of printed) {
    const entry = parsed(line);
    if (!entry) unreadable.push(line);
    log.add(entry ? JSON.stringify(entry, (key, value) => (BESIDE.includes(key) ? undefined : value)) : line);
  }
  const text = [...log].join('\n');
  const found = (await personalTexts(databaseUrl)).filter((each) =>
    text.includes(JSON.stringify(each).slice(1, -1)),
  );
  return [...unreadable.map((line) => `not JSON: ${line}`), ...found.map((each) => `personal: ${each}`)];
}

function parsed(line: string): object | null {
  try {
    const value: unknown = JSON.parse(line);
    return typeof value === 'object' ? value : null;
  } catch {
    return null;
  }
}

async function personalTexts(databaseUrl: string): Promise<string[]> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows: columns } = await client.query<{ statement: string }>(
      `SELECT format('SELECT DISTINCT %I::text AS text FROM %I.%I WHERE length(%1$I::text) >= ${LEAST_LENGTH}',
          column_name, table_schema, table_name) AS statement
        FROM information_schema.columns JOIN information_schema.tables USING (table_schema, table_name)
        WHERE table_schema = 'public' AND table_type = 'BASE TABLE' AND data_type = 'text' AND column_name ~ $1`,
      [PERSONAL],
    );
    const texts = new Set<string>();
    for (const { statement } of columns)
      for (const { text } of (await client.query<{ text: string }>(statement)).rows)
        if (!DIGITS.test(text) && text !== LOOPBACK) texts.add(text);
    return [...texts];
  } finally {
    await client.end();
  }
}
