beforeAll(async () => {
  await new Promise(() => undefined);
}, 50);

it('is not reached', () => undefined);
