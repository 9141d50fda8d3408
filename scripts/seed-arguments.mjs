import { parseArgs } from 'node:util';

export const USAGE = `Fills an empty database with demo data.

  npm run seed -- [--suppliers N] [--enquiries N] [--leads N] [--buyers N] [--no-pictures]

DATABASE_URL names the database; without it the embedded one in DATA_FOLDER (.data) is used, which must
not be running. Pictures go to the folder files of DATA_FOLDER.`;

const NUMBERS = ['suppliers', 'enquiries', 'leads', 'buyers'];
const FLAG = { type: 'boolean', default: false };

/**
 * Reads the command line using only Node, so that help and errors appear before anything is installed or
 * built. Returns the requested numbers, `pictures` and `help`, or in `problem` a line about the first invalid
 * argument.
 */
export function readSeedArguments(args) {
  const options = Object.fromEntries(NUMBERS.map((name) => [name, { type: 'string' }]));
  let values;
  try {
    ({ values } = parseArgs({
      args,
      options: { ...options, 'no-pictures': FLAG, help: { ...FLAG, short: 'h' } },
    }));
  } catch (error) {
    return { problem: error.message };
  }
  const seedArguments = { pictures: !values['no-pictures'], help: values.help };
  for (const name of NUMBERS) {
    const text = values[name];
    if (text === undefined) continue;
    if (!/^\d{1,9}$/.test(text)) return { problem: `--${name} must be a whole number, not '${text}'.` };
    seedArguments[name] = Number(text);
  }
  return seedArguments;
}
