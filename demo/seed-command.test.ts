import { seedCommand, sizesOf } from './seed-command.js';
import { DEMO_SIZES } from './sizes.js';

describe('seed command', () => {
  it('uses the demo sizes by default', () => {
    expect(sizesOf({ pictures: true })).toEqual(DEMO_SIZES);
  });

  it('accepts sizes, and scales the impact buyers with the suppliers', () => {
    const options = { suppliers: 100000, enquiries: 1000000, leads: 200000, pictures: true };
    expect(sizesOf(options)).toEqual({
      suppliers: 100000,
      impactBuyers: 5000,
      leads: 200000,
      enquiries: 1000000,
    });
    expect(sizesOf({ ...options, buyers: 20 }).impactBuyers).toBe(20);
  });

  it('writes no demo data in production', async () => {
    const said = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    await expect(
      seedCommand(
        { pictures: true },
        { NODE_ENV: 'production', DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' },
      ),
    ).resolves.toBe(1);
    expect(said).toHaveBeenCalledWith('Demo data is never written in production.');
    said.mockRestore();
  });
});
