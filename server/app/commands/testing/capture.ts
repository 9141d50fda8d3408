import { runCommand } from '../run-command.js';

/** The exit code and the output of a command. */
export interface Captured {
  code: number;
  out: string;
  err: string;
}

/** Runs a command in this process and returns its exit code and output. */
export async function capture(args: readonly string[], env: Record<string, string> = {}): Promise<Captured> {
  const out: string[] = [];
  const err: string[] = [];
  const code = await runCommand(args, env, {
    print: (line) => void out.push(line),
    warn: (line) => void err.push(line),
  });
  return { code, out: out.join('\n'), err: err.join('\n') };
}
