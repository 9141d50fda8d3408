it('never ends', async () => {
  await new Promise(() => undefined);
}, 50);
