import { readSeedRequest, seedCommand, UsageError } from './seed-command.js';
import { DEMO_SIZES } from './sizes.js';

describe('seed command', () => {
  it('fills with the demo when nothing is asked for', () => {
    expect(readSeedRequest([])).toEqual({ sizes: DEMO_SIZES, pictures: true, help: false });
  });

  it('takes sizes, and grows the impact buyers with the suppliers', () => {
    const { sizes } = readSeedRequest(['--suppliers', '100000', '--enquiries=1000000', '--leads', '200000']);
    expect(sizes).toEqual({ suppliers: 100000, impactBuyers: 5000, leads: 200000, enquiries: 1000000 });
  });

  it.each([[['--suppliers', 'many']], [['--suppliers', '-3']], [['--clients', '4']], [['surplus']]])(
    'refuses %j',
    (args) => {
      expect(() => readSeedRequest(args)).toThrow(UsageError);
    },
  );

  it('writes nothing in production', async () => {
    const said = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    await expect(
      seedCommand([], { NODE_ENV: 'production', DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' }),
    ).resolves.toBe(1);
    expect(said).toHaveBeenCalledWith('Demo data is never written in production.');
    said.mockRestore();
  });
});
