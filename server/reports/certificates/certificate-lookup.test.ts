import { certifiedBuyers } from '../../testing/certified-buyers.js';
import { TestUplift } from '../../testing/test-uplift.js';
import { requestCertificate } from './request-certificate.js';

const LOOK_UP = `query ($number: String!) { certificate(number: $number) { number version issuedOn standing name causeName
  contribution hours firstYear lastYear impactBuyerId replacedBy } }`;

describe('certificate lookup by number', () => {
  let uplift: TestUplift;
  let buyers: Awaited<ReturnType<typeof certifiedBuyers>>;
  let buyerId: number;

  beforeAll(async () => {
    uplift = await TestUplift.start({ RATE_LIMIT_PER_MINUTE: '3' });
    buyers = await certifiedBuyers(uplift);
  });
  afterAll(() => uplift.stop());
  beforeEach(async () => {
    await uplift.app.database.manager.query('DELETE FROM rate_limit_window');
    buyerId = await buyers.live({ name: 'Ngā Manu' });
    await buyers.sale(buyerId);
    await buyers.issue(buyerId);
  });

  const numbers = async () => (await buyers.versions(buyerId)).map(({ number }) => number);
  const lookUp = async (number?: string) => {
    const { data, errors } = await uplift.graphql(LOOK_UP, { number });
    return errors?.[0]?.extensions.code ?? data.certificate;
  };

  it('shows what was certified, however the number is spelled R151', async () => {
    const [number] = await numbers();
    const found = await lookUp(` ${number?.toLowerCase()} `);
    expect(found).toEqual({
      number,
      version: 1,
      issuedOn: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      standing: 'CURRENT',
      name: 'Ngā Manu',
      causeName: 'Tūī Reading',
      contribution: 227.5,
      hours: 10,
      firstYear: 2025,
      lastYear: 2025,
      impactBuyerId: buyerId,
      replacedBy: null,
    });
  });

  it('shows what a replaced certificate stated, and links to the newest', async () => {
    await buyers.sale(buyerId);
    await buyers.issue(buyerId);
    await buyers.rename(buyerId, 'Third name');
    await buyers.issue(buyerId);
    const [first, , third] = await numbers();
    expect(await lookUp(first)).toMatchObject({
      standing: 'REPLACED',
      name: 'Ngā Manu',
      contribution: 227.5,
      replacedBy: third,
    });
    expect(await lookUp(third)).toMatchObject({ standing: 'CURRENT', name: 'Third name', version: 3 });
  });

  it('shows neither name nor figures of a buyer without a Live Report R149 R340', async () => {
    const [number] = await numbers();
    await buyers.hide(buyerId);
    expect(await lookUp(number)).toMatchObject({
      number,
      standing: 'WITHDRAWN',
      name: null,
      causeName: null,
      contribution: null,
      hours: null,
      firstYear: null,
      impactBuyerId: null,
      replacedBy: null,
    });
  });

  it('treats a certificate that is still being built as unknown', async () => {
    await buyers.sale(buyerId);
    await requestCertificate(uplift.context(), buyerId);
    expect(await lookUp((await numbers())[1])).toBeNull();
  });

  it('limits lookups of unknown numbers per client, and does not count known ones', async () => {
    const [number] = await numbers();
    for (let time = 0; time < 5; time++) expect(await lookUp(number)).toMatchObject({ number });
    for (let time = 0; time < 3; time++) expect(await lookUp(`UC-2026-90000${time}`)).toBeNull();
    expect(await lookUp('UC-2026-900009')).toBe('RATE_LIMITED');
    expect(await lookUp(number)).toBe('RATE_LIMITED');
  });

  it.each(['', 'x'.repeat(41), 'UC-2026-1; DROP', '\u0000'])(
    'refuses %j as a certificate number',
    async (number) => {
      expect([null, 'BAD_USER_INPUT']).toContain(await lookUp(number));
    },
  );
});
