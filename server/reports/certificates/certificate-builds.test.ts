import { DiskFileStore } from '../../platform/files/disk-file-store.js';
import { ActionItem } from '../../staff/action-centre/action-item.entity.js';
import { certifiedBuyers } from '../../testing/certified-buyers.js';
import { TestUplift } from '../../testing/test-uplift.js';
import { awaitCertificate } from './await-certificate.js';
import { ImpactCertificate } from './impact-certificate.entity.js';
import { renewCertificatesJob } from './renew-certificates.js';
import { requestCertificate } from './request-certificate.js';
import { MAX_TRIES } from './run-certificate-job.js';

const STANDING = `query ($id: Int!) { buyerCertificate(impactBuyerId: $id) { number version issuedOn next problem } }`;
const MAKE = `mutation ($id: Int!) { makeCertificate(impactBuyerId: $id) { number next } }`;
const MAKE_ALL = `mutation { makeCertificates { id total } }`;
const TASK = `query ($id: Int!) { task(id: $id) { state done total failed } taskFailures(id: $id) { nodes { recordId message } } }`;

describe('certificate builds', () => {
  let uplift: TestUplift;
  let buyers: Awaited<ReturnType<typeof certifiedBuyers>>;
  let buyerId: number;

  beforeAll(async () => {
    uplift = await TestUplift.start();
    buyers = await certifiedBuyers(uplift);
  });
  afterAll(() => uplift.stop());
  afterEach(() => jest.restoreAllMocks());
  beforeEach(async () => {
    buyerId = await buyers.live();
  });

  const ask = (again = false) => requestCertificate(uplift.context(), buyerId, { again });
  const standing = async () => (await buyers.call(STANDING, { id: buyerId })).data.buyerCertificate;
  const waiting = () =>
    uplift.app.database.manager.findBy(ActionItem, {
      type: 'Certificate failed',
      refId: buyerId,
      status: 'New',
    });
  const storeBreaks = () =>
    // Applies to all disk stores of the process until the mocks are restored.
    jest.spyOn(DiskFileStore.prototype, 'put').mockRejectedValue(new Error('The disk is full.'));
  /** Runs the job like the queue, until it has no tries left. */
  const tryOut = async () => {
    for (let tries = 1; tries < MAX_TRIES; tries++)
      await expect(buyers.build()).rejects.toThrow('The disk is full.');
    await buyers.build();
  };

  it('say so if the job takes longer, and build the same number later', async () => {
    await expect(awaitCertificate(uplift.context(), buyerId, 0)).rejects.toMatchObject({
      status: 503,
      message: expect.stringContaining('preparing this certificate'),
    });
    const [begun] = await buyers.versions(buyerId);
    await buyers.build();
    expect(await buyers.versions(buyerId)).toMatchObject([{ number: begun?.number, state: 'ready' }]);
  });

  it('produce one version, however many requests arrive at once', async () => {
    // Opens all connections first. Otherwise the first request would finish before the others start.
    const { manager } = uplift.app.database;
    await Promise.all(Array.from({ length: 6 }, () => manager.query('SELECT pg_sleep(0.05)')));
    const requests = await Promise.all(Array.from({ length: 20 }, () => ask()));
    expect(new Set(requests.map((each) => each?.state))).toEqual(new Set(['building']));
    await Promise.all([buyers.build(), buyers.build()]);
    expect(await buyers.versions(buyerId)).toMatchObject([{ version: 1, state: 'ready' }]);
    expect(
      new Set((await Promise.all(Array.from({ length: 20 }, () => ask()))).map((a) => a?.state)),
    ).toEqual(new Set(['ready']));
    expect(await buyers.versions(buyerId)).toHaveLength(1);
  });

  it('give up a version whose figures changed back before the build, and never use its number', async () => {
    await buyers.issue(buyerId);
    const [{ name, number } = { name: '', number: '' }] = await buyers.versions(buyerId);
    await buyers.rename(buyerId, 'Another name');
    expect((await ask())?.state).toBe('building');
    await buyers.rename(buyerId, name);
    await buyers.build();
    expect(await buyers.versions(buyerId)).toMatchObject([{ number, state: 'ready', replacedAt: null }]);
    await buyers.rename(buyerId, 'A third name');
    await buyers.issue(buyerId);
    const numbers = (await buyers.versions(buyerId)).map((each) => Number(each.number.slice(-6)));
    expect(Number(numbers[1]) - Number(numbers[0])).toBeGreaterThan(1);
  });

  it('retry a failed build, then mark it failed with the reason and an action item until one succeeds', async () => {
    await ask();
    const broken = storeBreaks();
    await tryOut();
    expect(await standing()).toMatchObject({ number: null, next: 'FAILED', problem: 'The disk is full.' });
    expect(await waiting()).toMatchObject([
      {
        value: expect.stringContaining('The disk is full.'),
        redirectUrl: '/admin/ImpactBusinessAdmin/{ref_id}',
      },
    ]);
    // A visitor's request does not restart it.
    const answer = await buyers.pdf(buyerId);
    expect([answer.statusCode, answer.json().message]).toEqual([
      503,
      expect.stringContaining('can’t create this certificate right now'),
    ]);
    expect((await standing()).next).toBe('FAILED');

    broken.mockRestore();
    expect((await buyers.call(MAKE, { id: buyerId })).data.makeCertificate).toEqual({
      number: null,
      next: 'BUILDING',
    });
    await buyers.build();
    expect(await standing()).toMatchObject({ version: 1, next: null, problem: null });
    expect(await waiting()).toEqual([]);
  });

  it('give up a certificate that is no longer a Live Report when its job runs', async () => {
    await ask();
    await buyers.hide(buyerId);
    await buyers.build();
    expect(await buyers.versions(buyerId)).toEqual([]);
  });

  it('build all live certificates as one task, which resumes after a fault and starts none twice', async () => {
    const others = [];
    await buyers.hideAll();
    buyerId = await buyers.live();
    for (let at = 0; at < 3; at++) others.push(await buyers.live());
    await buyers.issue(buyerId);
    const broken = jest
      .spyOn(uplift.app.database.dataSource.manager, 'insert')
      .mockRejectedValueOnce(Object.assign(new Error('terminated'), { code: '57P01' }));
    const { id, total } = (await buyers.call(MAKE_ALL, {})).data.makeCertificates;
    await uplift.work('task.run').catch(() => undefined);
    expect(broken).toHaveBeenCalled();
    broken.mockRestore();
    await uplift.work('task.run');
    const { task, taskFailures } = (await buyers.call(TASK, { id })).data;
    expect(task).toEqual({ state: 'FINISHED', done: total, total, failed: 0 });
    expect(taskFailures.nodes).toEqual([]);
    const certificates: { many: string; versions: string }[] = await uplift.app.database.manager.query(
      `SELECT count(*) AS many, max(version) AS versions FROM impact_certificate
        WHERE impact_buyer_id = ANY ($1) AND state = 'ready'`,
      [[buyerId, ...others]],
    );
    expect(certificates).toEqual([{ many: '4', versions: 1 }]);
    await buyers.build();
    expect(await buyers.versions(buyerId)).toHaveLength(1);
  });

  it('report what the task could not build, leave it to its job, and continue', async () => {
    await buyers.hideAll();
    const [first, second] = [await buyers.live({ name: '0 first' }), await buyers.live({ name: '0 second' })];
    // Applies to all disk stores of the process, for one call.
    jest.spyOn(DiskFileStore.prototype, 'put').mockRejectedValueOnce(new Error('The disk is full.'));
    const { id } = (await buyers.call(MAKE_ALL, {})).data.makeCertificates;
    await uplift.work('task.run');
    const { task, taskFailures } = (await buyers.call(TASK, { id })).data;
    expect([task.state, task.failed]).toEqual(['FINISHED', 1]);
    expect(taskFailures.nodes).toEqual([
      { recordId: first, message: expect.stringContaining('We’ll try again') },
    ]);
    await buyers.build();
    for (const impactBuyerId of [first, second])
      expect(await uplift.app.database.manager.findBy(ImpactCertificate, { impactBuyerId })).toMatchObject([
        { state: 'ready' },
      ]);
  });

  it('rebuild at night the certificates with changed figures, including failed ones, and no others', async () => {
    await buyers.issue(buyerId);
    const unchanged = buyerId;
    buyerId = await buyers.live();
    await buyers.issue(buyerId);
    await buyers.sale(buyerId);
    const never = await buyers.live();
    await renewCertificatesJob.run(uplift.app);
    await buyers.build();
    expect((await buyers.versions(buyerId)).map(({ version }) => version)).toEqual([1, 2]);
    const count = (impactBuyerId: number) =>
      uplift.app.database.manager.countBy(ImpactCertificate, { impactBuyerId });
    expect([await count(unchanged), await count(never)]).toEqual([1, 0]);
  });
});
