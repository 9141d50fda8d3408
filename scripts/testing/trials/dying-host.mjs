// A stand-in for e2e/product-host.mjs that dies after it was opened, or after it was closed.
let dies = '';
process.on('message', ({ env }) => {
  dies = env?.DIES ?? dies;
  process.send({ done: true }, () => {
    if (dies !== (env ? 'once open' : 'once closed')) return;
    console.error('Out of something');
    process.exit(7);
  });
});
process.on('disconnect', () => process.exit());
