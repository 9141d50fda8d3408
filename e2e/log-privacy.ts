import { Client } from 'pg';

/** Names of columns whose texts say who somebody is or what somebody wrote. */
const PERSONAL =
  '(email|mobile|phone|full_name|contact_name|owner_name|from_name|sender|address|message|body_text)';
/** Shorter texts occur by chance. */
const LEAST_LENGTH = 6;
/** Times and ids in the log may contain them. */
const DIGITS = /^\d+$/;
/** Lines for people at a terminal and warnings of Node, outside production. */
const BANNER =
  /^(Uplift is open at|Filling the database|Demo sign-ins|Sign in|\(node:\d+\)|\(Use `node|\s|$)/;

/**
 * Returns problems of a product's output after a file of tests: lines that are neither JSON nor a banner, and texts of
 * people in its database that the output contains.
 */
export async function logProblems(output: string, databaseUrl: string): Promise<string[]> {
  const lines = output.split('\n');
  const unreadable = lines.filter((line) => !BANNER.test(line) && !isJson(line));
  const log = lines.filter((line) => line.startsWith('{')).join('\n');
  const texts = await personalTexts(databaseUrl);
  return [
    ...unreadable.map((line) => `not JSON: ${line}`),
    ...texts
      .filter((text) => log.includes(JSON.stringify(text).slice(1, -1)))
      .map((text) => `personal: ${text}`),
  ];
}

function isJson(line: string): boolean {
  try {
    return typeof JSON.parse(line) === 'object';
  } catch {
    return false;
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
        if (!DIGITS.test(text)) texts.add(text);
    return [...texts];
  } finally {
    await client.end();
  }
}
