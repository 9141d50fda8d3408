import { createLog } from './log.js';

describe('log', () => {
  /** Returns the lines that `write` logs. */
  const logged = (write: (log: ReturnType<typeof createLog>) => void) => {
    const lines: string[] = [];
    write(createLog({ logLevel: 'info' }, { write: (line) => lines.push(line) }));
    return lines.join('');
  };

  it.each([
    '452 4.2.2 <ana.smith@example.nz>: mailbox is over quota',
    'No mailbox "ana.smith@example.nz".',
    "Recipients: ana.smith@example.nz,o'neil@example.nz;bob+x@sub.example.co.nz",
    'Hine@māori.nz is unknown',
    'hine@xn--mori-qsa.nz is unknown',
    'смирнов@пример.рф is unknown',
    'a&b=c@example.nz is unknown',
    'Recipients:\nana@example.nz\tbob@example.nz\u2028eve@example.nz',
    'ana@example.nz.',
    '@ana@example.nz@',
  ])('has no email address in any position: %s', (text) => {
    const error = new Error(text);
    const lines = logged((log) => {
      log.warn({ err: error }, 'A job failed');
      log.warn({ err: text }, 'A job failed');
      log.warn({ deep: [{ text }] }, text);
    });
    expect(lines).not.toMatch(/[^\s"]@[^\s"]/);
    expect(lines).toContain('[email address]');
    for (const line of lines.trim().split('\n')) expect(JSON.parse(line)).toHaveProperty('msg');
  });

  it('accepts lines of any length', () => {
    for (const text of [`${'a'.repeat(500_000)} x@y`, `${'a'.repeat(250_000)}@${'.'.repeat(250_000)}`])
      expect(logged((log) => log.info({ text }, 'long'))).toContain('long');
  });

  it('omits values that PostgreSQL quotes in type errors', () => {
    const error = Object.assign(new Error('invalid input syntax for type date: "Ana "the first" Smith"'), {
      code: '22007',
    });
    expect(logged((log) => log.error({ err: error }, 'Request failed'))).not.toContain('Ana');
  });

  it('includes package paths in stack traces', () => {
    const path = 'at run (/app/node_modules/@apollo/server/dist/index.js:1:2)';
    const error = new Error('broken');
    error.stack = `Error: broken\n    ${path}`;
    expect(logged((log) => log.error({ err: error }, 'Request failed'))).toContain(path);
  });
});
