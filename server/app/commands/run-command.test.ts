import { capture } from './testing/capture.js';

describe('command line of commands', () => {
  it.each([
    [[], 'Name a command.'],
    [['dance'], 'There is no command dance.'],
    [['migrate', '--faster'], "Unknown option '--faster'.\nUsage: migrate"],
    [['migrate', 'now'], 'Unexpected argument'],
    [['admin:create'], '--email is missing.\nUsage: admin:create --email ADDRESS [--name NAME]'],
    [['admin:create', '--email'], "Option '--email <value>' argument missing.\nUsage: admin:create"],
    [['admin:create', '--email='], '--email needs a value.'],
    [['backup'], '--to is missing.'],
    [['restore', '--from'], "Option '--from <value>' argument missing."],
  ])('%j is refused with a usage line and exit code 64', async (args, said) => {
    const { code, out, err } = await capture(args);
    expect([code, out]).toEqual([64, '']);
    expect(err).toContain(said);
  });

  it('prints help with exit code 0', async () => {
    expect(await capture(['help'])).toMatchObject({ code: 0, out: expect.stringContaining('admin:create') });
    expect(await capture(['migrate', '--help'])).toMatchObject({
      code: 0,
      out: expect.stringMatching(/^Updates the schema/),
    });
  });

  it('reports an invalid setting in one line', async () => {
    expect(await capture(['migrate'], { DATABASE_URL: 'mysql://x' })).toEqual({
      code: 1,
      out: '',
      err: 'DATABASE_URL: must start with postgres:// or postgresql://',
    });
  });

  it('reports in one line that the database is unreachable, without its password', async () => {
    const { code, err } = await capture(['migrate'], {
      DATABASE_URL: 'postgres://me:secret@127.0.0.1:1/uplift',
    });
    expect(code).toBe(1);
    expect(err).toMatch(/^The database at 127\.0\.0\.1:1 cannot be reached: [^\n]*$/);
  });
});
